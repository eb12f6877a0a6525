/** Stand-ins for Algolia's hosts, started by the tests that need them. */
export const algoliaPorts = [3128, 3129] as const;

/**
 * A second build with what the default leaves out: another base URL, an edit link, an announcement, a locked
 * colour mode, Algolia as search.
 * `npm test` makes it in `.cache/variant`; playwright.config.ts serves it.
 */
export const variant = {
  directory: '.cache/variant',
  url: 'http://localhost:3124/langflow/',
  port: 3124,
  environment: {
    DOCS_BASE_URL: '/langflow/',
    DOCS_EDIT_URL: 'https://example.org/edit/main/',
    DOCS_ANNOUNCEMENT: '文档已更新到 1.5 版',
    DOCS_ANNOUNCEMENT_ID: 'release-1.5',
    DOCS_COLOR_MODE_SWITCH: 'false',
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_API_KEY: 'search-only',
    ALGOLIA_INSIGHTS: 'true',
    ALGOLIA_HOSTS: algoliaPorts.map((port) => `http://localhost:${port}`).join(),
  } as Record<string, string>,
};
