import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../site/environment';
import {composePolicy, serviceSources} from '../contentSecurityPolicy';

const policyOf = (variables: Record<string, string>, scripts: string[] = []) =>
  composePolicy(scripts, serviceSources(readEnvironment(variables)));

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('the policy', () => {
  it('of a build without services names no other host', () => {
    expect(policyOf({})).not.toMatch(/https?:|\*/);
  });

  it('allows an inline script by its hash alone', () => {
    expect(directive(policyOf({}, ['alert(1)']), 'script-src')).toEqual([
      "'self'",
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
  });

  it.each(["'unsafe-inline'", "'unsafe-eval'"])('never has %s', (keyword) => {
    expect(policyOf({}, ['alert(1)'])).not.toContain(keyword);
  });

  it("lets the search reach Algolia's hosts, and its statistics if they are on", () => {
    const algolia = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key'};
    expect(directive(policyOf(algolia), 'connect-src')).toEqual([
      "'self'",
      'https://APP-dsn.algolia.net',
      'https://APP.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
    const own = {...algolia, ALGOLIA_HOSTS: 'https://s.example', ALGOLIA_INSIGHTS: 'true'};
    expect(directive(policyOf(own), 'connect-src')).toEqual([
      "'self'",
      'https://s.example',
      'https://insights.algolia.io',
    ]);
  });

  it('lets statistics and the consent manager load and report', () => {
    const policy = policyOf({
      ANALYTICS_GOOGLE_TAG_IDS: 'G-A',
      ANALYTICS_SEGMENT_WRITE_KEY: 'k',
      ANALYTICS_SEGMENT_HOST: 'https://collect.example/path',
      CONSENT_VENDOR_SCRIPT_URL: 'https://consent.example/a/b.js',
    });
    expect(directive(policy, 'script-src')).toEqual([
      "'self'",
      'https://www.googletagmanager.com',
      'https://consent.example',
    ]);
    expect(directive(policy, 'connect-src')).toEqual(
      expect.arrayContaining(['https://*.google-analytics.com', 'https://collect.example']),
    );
  });
});
