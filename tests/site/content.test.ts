import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contentFloors} from '../support/contentFloors';

interface Guide {
  slug: string;
  file: string;
  text: string;
}

const files = (dir: string): string[] =>
  readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    return entry.isDirectory() ? files(file) : file.endsWith('.mdx') ? [file] : [];
  });

const guides: Guide[] = files('docs').map((file) => {
  const text = readFileSync(file, 'utf8');
  return {file, text, slug: /^slug: (\S+)$/m.exec(text)?.[1] ?? ''};
});

const countHan = (text: string): number => (text.match(/\p{Script=Han}/gu) ?? []).length;

describe('guide pages', () => {
  it.each(Object.entries(contentFloors))(
    '%s is not thin (at least %i Chinese characters)',
    (slug, floor) => {
      const guide = guides.find((candidate) => candidate.slug === slug);
      expect(countHan(guide!.text)).toBeGreaterThanOrEqual(floor);
    },
  );

  it('repeat no paragraph of one another', () => {
    const owners = new Map<string, string[]>();
    for (const {slug, text} of guides) {
      const prose = text.replace(/^```[\s\S]*?^\s*```/gm, '');
      const long = prose
        .split(/\n\s*\n/)
        .map((part) => part.trim())
        .filter((part) => countHan(part) > 40 && !part.startsWith('|'));
      for (const paragraph of new Set(long)) {
        owners.set(paragraph, [...(owners.get(paragraph) ?? []), slug]);
      }
    }
    const repeated = [...owners]
      .filter(([, slugs]) => slugs.length > 1)
      .map(([paragraph, slugs]) => `${slugs.join(' ')}: ${paragraph.slice(0, 40)}`);
    expect(repeated).toEqual([]);
  });

  it('show a flow picture on every template, tutorial and agent page', () => {
    const without = guides
      .filter(({file}) => /^docs\/(?:templates|tutorials|agents)\//.test(file))
      .filter(({text}) => !/^\s*```flow /m.test(text))
      .map(({slug}) => slug);
    expect(without).toEqual([]);
  });

  it('end with cards that lead on, but for the front page, which has its doors', () => {
    const listed = guides.filter(({slug, text}) => slug !== '/' && !/^unlisted: true$/m.test(text));
    expect(listed.length).toBeGreaterThan(100);
    const without = listed
      .map(({slug}) => slug)
      .filter((slug) => !readFileSync(`build${slug}.html`, 'utf8').includes('class=cards'));
    expect(without).toEqual([]);
  });
});
