import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {readCatalogue} from '../../../live/catalogue/readCatalogue';
import {bindFlow} from '../bindFlow';
import {layoutFlow} from '../layoutFlow';
import {parseFlow} from '../parseFlow';
import {findFaults} from './geometry';

const DOCS = path.resolve(import.meta.dirname, '../../../docs');

interface Fence {
  place: string;
  text: string;
  meta: string;
}

function fencesOf(file: string): Fence[] {
  const source = readFileSync(path.join(DOCS, file), 'utf8');
  const fences: Fence[] = [];
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(source);
  visit(tree, 'code', ({lang, meta, value, position}) => {
    if (lang === 'flow') {
      fences.push({place: `${file}:${position?.start.line}`, text: value, meta: meta ?? ''});
    }
  });
  return fences;
}

const fences = readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .flatMap(fencesOf);

describe('the examples of the README', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```flow (.*)\n([^`]*)^```$/gm)];

  it('are well formed and well laid out', () => {
    expect(examples).toHaveLength(3);
    for (const [, meta, text] of examples) {
      expect(findFaults(layoutFlow(parseFlow(text ?? '', meta)))).toEqual([]);
    }
  });
});

describe('the flow pictures of the guide pages', () => {
  it.each(fences.map((fence): [string, Fence] => [fence.place, fence]))(
    '%s is well formed and well laid out',
    (_, {text, meta}) => {
      const model = parseFlow(text, meta);
      expect(findFaults(layoutFlow(model))).toEqual([]);
      expect(findFaults(layoutFlow(model, 'tall'))).toEqual([]);
      // flow.css has a rule of emphasis for each card.
      expect(model.nodes.length).toBeLessThanOrEqual(9);
      if (!model.concept) {
        expect(bindFlow(model, text, readCatalogue()).components).toHaveLength(model.nodes.length);
      }
    },
  );

  it('are below every sentence that promises their menu', () => {
    const sentence = '不想手工搭建，可展开图右下角的“创建这个流程”。';
    const sources = readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(path.join(DOCS, file), 'utf8'));
    const promised = sources.flatMap((source) => source.split(sentence).slice(1));
    expect(promised.length).toBeGreaterThan(10);
    for (const rest of promised) {
      expect(rest).toMatch(/^\n\n```flow title=/);
    }
  });

  it('exist', () => {
    expect(fences.length).toBeGreaterThan(0);
  });
});
