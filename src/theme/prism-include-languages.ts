/** Ejected from @docusaurus/theme-classic 3.10.2: there is no highlighter in the browser to extend. */
export default function prismIncludeLanguages(): void {}
