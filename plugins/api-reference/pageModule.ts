import type {OperationPage, OverviewPage} from './types';

/**
 * The module that a route imports for its page, on the server and in the development build. In the browser's
 * production build pages have no module: words and data are read from the page's HTML (plugins/page-content).
 */
export const pageModule = (page: OperationPage | OverviewPage): string =>
  `export default ${JSON.stringify(page)};\n`;
