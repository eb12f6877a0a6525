import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {hashSource} from '../../deploy/contentSecurityPolicy';
import {createResolver} from '../../deploy/resolveRequest';
import {fileTypes, privateFiles} from '../../deploy/rules';
import {readExamples} from '../../scripts/deploy/examples';
import {readSite} from '../../scripts/serve/createSiteServer';
import {attribute, builtPages} from '../support/builtPages';

const names = readdirSync('build', {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative('build', path.join(entry.parentPath, entry.name)));

const isPrivate = (name: string) => privateFiles.some((pattern) => new RegExp(pattern).test(name));

describe('deploy/', () => {
  it.each(readExamples('build'))(
    '$file is that of this build; if a header or an inline script was meant to change: npm run deploy:update',
    ({file, content}) => {
      expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(content);
    },
  );

  it('knows the type of every file', () => {
    const unknown = names.filter(
      (name) => !isPrivate(name) && !(path.extname(name).slice(1) in fileTypes),
    );
    expect(unknown).toEqual([]);
  });

  it('finds every page and file at its address', () => {
    const resolve = createResolver('/');
    const lost = builtPages()
      .filter(({isRedirect}) => !isRedirect)
      .filter(({path: address}) => {
        const resolved = resolve(encodeURI(address));
        return !(
          resolved.kind === 'file' && resolved.candidates.some((name) => names.includes(name))
        );
      });
    expect(lost.map(({path: address}) => address)).toEqual([]);
  });

  it('allows the inline scripts of every page by their hash, and no page has a handler in an attribute', () => {
    const {policy} = readSite('build');
    const faults = builtPages()
      .filter(({isRedirect}) => !isRedirect)
      .flatMap(({path: address, elements}) =>
        elements.flatMap((element) => {
          const handler = element.attrs.find(({name}) => name.startsWith('on'));
          const [text] = element.childNodes;
          const isInlineScript =
            element.tagName === 'script' &&
            attribute(element, 'src') === undefined &&
            attribute(element, 'type') === undefined;
          const isAllowed =
            !isInlineScript ||
            (text !== undefined && 'value' in text && policy.includes(hashSource(text.value)));
          return handler || !isAllowed ? [`${address}: <${element.tagName}>`] : [];
        }),
      );
    expect(faults).toEqual([]);
  });

  it('openapi.json links to the site by its whole address', () => {
    const description = readFileSync('build/openapi.json', 'utf8');
    expect(description).not.toContain('](/');
    expect(description.split(`](${readSite('build').url}/`).length).toBeGreaterThan(190);
  });

  it('openapi.yaml says the same as openapi.json, without aliases', () => {
    const text = readFileSync('build/openapi.yaml', 'utf8');
    expect(parse(text, {maxAliasCount: 0})).toEqual(
      JSON.parse(readFileSync('build/openapi.json', 'utf8')),
    );
  });

  it('has an icon and rules for robots', () => {
    expect(readFileSync('build/robots.txt', 'utf8')).toContain(
      `Sitemap: ${readSite('build').url}/sitemap.xml`,
    );
    expect(readFileSync('build/favicon.ico').subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});
