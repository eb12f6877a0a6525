/**
 * A build with analytics, whose receivers are on this machine. `npm test` makes it in `.cache/variant-analytics`;
 * playwright.config.ts serves it; tests/e2e/analytics.spec.ts runs the receivers.
 */
export const collectorPorts = {google: 3125, segment: 3126};

export const analyticsVariant = {
  directory: '.cache/variant-analytics',
  url: 'http://localhost:3127/',
  port: 3127,
  environment: {
    ANALYTICS_GOOGLE_TAG_IDS: 'G-TEST0001,G-TEST0002',
    ANALYTICS_GOOGLE_HOST: `http://localhost:${collectorPorts.google}`,
    ANALYTICS_SEGMENT_WRITE_KEY: 'test-write-key',
    ANALYTICS_SEGMENT_HOST: `http://localhost:${collectorPorts.segment}`,
  } as Record<string, string>,
};

/** Words of the plugin's client that survive minification: a build without analytics has none of them. */
export const analyticsTraces = [
  '/gtag/js',
  'ga-disable-',
  'analytics_storage',
  '/v1/batch',
  'heading_viewed',
  'data-event',
  'globalPrivacyControl',
  'langflow-docs.consent',
  '允许本站做访问统计吗',
];
