/**
 * Provided by the site's own theme (plugins/page-content): a string of HTML that React neither compares nor
 * rebuilds, and the page's data for readers who navigate to it.
 */
