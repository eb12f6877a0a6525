import type {OperationPage, OverviewPage} from './types';

/**
 * The module that a route imports for its page. Like the guide pages, it carries the HTML only for the server
 * and the dev server: in the browser the words are in the document already, or in the static file of the page
 * that the reader navigates to. `__PAGE_HTML_IN_BUNDLE__` and `loadPageHtml` belong to the site's static pages
 * (plugins/page-content); the router waits for the module, so the old page stays until the new one is there.
 */
export function pageModule({html, ...page}: OperationPage | OverviewPage): string {
  return [
    "import {loadPageHtml} from '@theme/StaticHtml';",
    `const page = ${JSON.stringify(page)};`,
    'page.html = __PAGE_HTML_IN_BUNDLE__',
    `  ? ${JSON.stringify(html)}`,
    '  : await loadPageHtml(page.permalink);',
    'export default page;',
    '',
  ].join('\n');
}
