import type {MDXComponentsObject} from '@theme/MDXComponents';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2: pages are static HTML (plugins/page-content), so that none
 * of the theme's components for Markdown elements has to be in the browser's bundle.
 */
const MDXComponents = {} as MDXComponentsObject;

export default MDXComponents;
