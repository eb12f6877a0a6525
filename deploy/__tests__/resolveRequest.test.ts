import {describe, expect, it} from 'vitest';
import {createResolver} from '../resolveRequest';

const resolve = createResolver('/');
const resolveMounted = createResolver('/langflow/');

const file = (...candidates: string[]) => ({kind: 'file', candidates});
const redirect = (location: string) => ({kind: 'redirect', location});

describe('an address', () => {
  it.each([
    ['/', file('index.html')],
    ['//', file('index.html')],
    ['/about-langflow?from=mail', file('about-langflow', 'about-langflow.html')],
    ['/api/create-flow', file('api/create-flow', 'api/create-flow.html')],
    ['/img/logo%2Dlight.svg', file('img/logo-light.svg', 'img/logo-light.svg.html')],
  ])('%s names a file', (target, resolved) => {
    expect(resolve(target)).toEqual(resolved);
  });

  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/html,Text/Markdown ; q=1.0', true],
    ['text/markdown; variant=GFM; charset=utf-8, */*;q=0.1', true],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/markdownish, text/x-markdown', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['', false],
  ])('asked for with “%s” is the page’s Markdown: %s', (accept, isMarkdown) => {
    const pages = (name: string) => (isMarkdown ? [`${name}.md`] : []).concat(`${name}.html`);
    expect(resolve('/', accept)).toEqual(file(...pages('index')));
    expect(resolve('/api/health?a', accept)).toEqual(file('api/health', ...pages('api/health')));
  });

  it.each([
    ['/about-langflow.html', '/about-langflow'],
    ['/about-langflow.html?a=b&c', '/about-langflow?a=b&c'],
    ['/about-langflow/', '/about-langflow'],
    ['/api/index.html?q=/', '/api?q=/'],
    ['/index.html', '/'],
    ['/index.html?q=1', '/?q=1'],
    ['/my-index.html', '/my-index'],
    ['/a.html.html', '/a.html'],
  ])('%s leads to %s', (target, location) => {
    expect(resolve(target)).toEqual(redirect(location));
  });

  it.each([
    ['/components', '/concepts-components'],
    ['/components/', '/concepts-components'],
    ['/components/index.html?x=1', '/concepts-components?x=1'],
    ['/starter-projects-dynamic-agent/', '/travel-planning-agent'],
    ['/%F0%9F%91%8B%20Welcome-to-Langflow', '/'],
  ])('%s of old leads to %s in one step', (target, location) => {
    expect(resolve(target)).toEqual(redirect(location));
  });

  it.each([
    '//evil.example/a.html',
    '///evil.example/',
    '/\\evil.example/a.html',
    '/\\/evil.example/',
  ])('%s does not lead to another host', (target) => {
    const resolved = resolve(target);
    const location = resolved.kind === 'redirect' ? resolved.location : '/';
    expect(new URL(location, 'https://docs.example').host).toBe('docs.example');
  });

  it.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/a/..%2f..%2f..%2fetc/passwd'])(
    '%s does not leave the build',
    (target) => {
      expect(resolve(target)).toEqual(file('etc/passwd', 'etc/passwd.html'));
    },
  );

  it.each(['/%', '/%zz', '/a%2', '/%00', '*', ''])('"%s" is malformed', (target) => {
    expect(resolve(target)).toEqual({kind: 'malformed'});
  });

  it.each(['/%ff', '/_headers', '/_deploy/nginx.conf', '/index.html.br', '/assets/js/a.js.gz'])(
    '%s has no page',
    (target) => {
      expect(resolve(target)).toEqual({kind: 'missing'});
    },
  );
});

describe('under a base path', () => {
  it.each([
    ['/langflow', redirect('/langflow/')],
    ['/langflow?q=1', redirect('/langflow/?q=1')],
    ['/langflow/', file('index.html')],
    ['/langflow/index.html', redirect('/langflow/')],
    ['/langflow/api.html?q', redirect('/langflow/api?q')],
    ['/langflow/components', redirect('/langflow/concepts-components')],
    ['/langflow/_headers', {kind: 'missing'}],
    ['/about-langflow', {kind: 'missing'}],
    ['/', {kind: 'missing'}],
  ])('%s', (target, resolved) => {
    expect(resolveMounted(target)).toEqual(resolved);
  });
});
