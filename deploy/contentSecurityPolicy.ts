import {createHash} from 'node:crypto';
import type {SiteEnvironment} from '../site/environment';

type Services = Pick<SiteEnvironment, 'search' | 'analytics'>;

/** Where a page may send to or load from, beside its own host. */
export interface ServiceSources {
  script: string[];
  connect: string[];
  img: string[];
}

/** Where Google's tag reports to, as its documentation lists them; it may use an image for it. */
const googleCollectors = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The hosts that Algolia's client derives from the application's id. */
const algoliaHosts = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`,
  `https://${appId}.algolia.net`,
  ...[1, 2, 3].map((host) => `https://${appId}-${host}.algolianet.com`),
];

function searchSources({provider, insights}: Services['search']): string[] {
  if (provider.kind === 'embedded') {
    return [];
  }
  return [
    ...(provider.hosts ?? algoliaHosts(provider.appId)),
    ...(insights ? ['https://insights.algolia.io'] : []),
  ];
}

/** Only what is configured: a build without services names no other host. */
export function serviceSources({search, analytics}: Services): ServiceSources {
  const sources: ServiceSources = {script: [], connect: searchSources(search), img: []};
  if (analytics?.google) {
    const host = new URL(analytics.google.host).origin;
    sources.script.push(host);
    sources.connect.push(host, ...googleCollectors);
    sources.img.push(host, ...googleCollectors);
  }
  if (analytics?.segment) {
    sources.connect.push(new URL(analytics.segment.host).origin);
  }
  if (analytics?.consent.adapter === 'ketch') {
    const host = new URL(analytics.consent.scriptUrl).origin;
    sources.script.push(host);
    sources.connect.push(host);
    sources.img.push(host);
  }
  return sources;
}

export const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * The only inline style; styles set by script need no permission. The theme begins each page with an invisible
 * drawing that holds its icons, and hides it by an attribute.
 */
const inlineStyles = ['display: none;'];

/** No inline code but the given scripts, no eval, no frames, no other host but the configured services. */
export function composePolicy(inlineScripts: string[], services: ServiceSources): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...services.script],
    'style-src': ["'self'", "'unsafe-hashes'", ...inlineStyles.map(hashSource)],
    // The theme's own styles hold small pictures as data.
    'img-src': ["'self'", 'data:', ...services.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services.connect],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
