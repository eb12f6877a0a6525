import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {assignSlugs} from '../slugs';
import {texts} from '../texts';
import type {ApiModel, ContentsEntry, Operation, OverviewPage, Tag} from '../types';
import {element, heading, raw, type Content} from './hast';
import type {ApiContext} from './addresses';
import {renderMarkdown} from './markdown';
import {renderAuthSchemes, renderMethod} from './renderOperation';
import {renderServerInput, serverText} from './renderSamples';

/**
 * The overview: the text of `overview.md`, where a line `{{name}}` stands for a part that comes from the
 * description.
 */
export async function renderOverview(
  markdown: string,
  model: ApiModel,
  context: ApiContext,
): Promise<Pick<OverviewPage, 'html' | 'toc'>> {
  const parts: Record<string, () => Content[]> = {
    server: () => renderServer(model),
    authentication: () => [renderAuthSchemes(model.auth, context.baseUrl)],
    download: () => [renderDownload(model, context)],
    operations: () => renderOperations(model, context),
  };
  const pieces = markdown.split(/^\{\{(\w+)\}\}$/m);
  const content = await Promise.all(
    pieces.map(async (piece, index) => {
      if (index % 2 === 0) {
        return renderMarkdown(piece, context);
      }
      const render = parts[piece];
      if (!render) {
        throw new Error(
          `概览里没有 {{${piece}}} 这一部分。可用：${Object.keys(parts).join('、')}。`,
        );
      }
      return render();
    }),
  );
  const page = element(
    'div',
    {className: ['api-overview']},
    element('header', {}, element('h1', {}, texts.overviewTitle)),
    content.flat(),
  );
  return {html: toHtml(page, {allowDangerousHtml: true}), toc: listHeadings(page)};
}

/** The headings for the theme's table of contents, without their anchor links. */
function listHeadings(page: Element): ContentsEntry[] {
  const entries: ContentsEntry[] = [];
  visit(page, 'element', (node) => {
    if (node.tagName !== 'h2' && node.tagName !== 'h3') {
      return;
    }
    const value = toString({...node, children: node.children.slice(0, -1)});
    entries.push({value, id: String(node.properties.id), level: Number(node.tagName[1])});
  });
  return entries;
}

function renderServer({serverUrl}: ApiModel): Content[] {
  return [
    element('p', {}, '默认地址：', raw(`<code>${serverText(serverUrl)}</code>`)),
    renderServerInput(serverUrl),
  ];
}

function renderDownload({version}: ApiModel, {baseUrl}: ApiContext): Content {
  const link = (file: string) => element('a', {href: baseUrl + file, download: file}, file);
  return element(
    'p',
    {},
    texts.download,
    link('openapi.json'),
    '、',
    link('openapi.yaml'),
    `，版本 ${version}。`,
  );
}

function renderOperations(model: ApiModel, context: ApiContext): Content[] {
  const ids = assignSlugs(model.tags.map(({name}) => name));
  return [
    renderFilter(model.operations.length),
    ...model.tags.map((tag, index) =>
      renderTag(tag, `tag-${ids[index]}`, model.operations, context),
    ),
    element('p', {className: ['api-filter__empty'], hidden: true}, texts.filterEmpty),
  ];
}

function renderFilter(count: number): Content {
  return element(
    'div',
    {className: ['api-filter', 'api-needs-script']},
    element('input', {
      type: 'search',
      className: ['api-filter__input'],
      placeholder: texts.filter,
      ariaLabel: texts.filter,
      autoComplete: ['off'],
      spellCheck: 'false',
      dataApiFilter: '',
    }),
    element(
      'output',
      {className: ['api-filter__count'], ariaLive: 'polite'},
      texts.filterCount(count),
    ),
  );
}

function renderTag(tag: Tag, id: string, operations: Operation[], context: ApiContext): Content {
  const own = operations.filter((operation) => operation.tag === tag.name);
  return element(
    'section',
    {className: ['api-group']},
    heading(3, id, tag.label),
    element('p', {}, tag.description),
    element(
      'ul',
      {className: ['api-list']},
      own.map((operation) => renderEntry(operation, context)),
    ),
  );
}

function renderEntry(
  {slug, method, path, title, deprecated}: Operation,
  {baseUrl, routeBasePath}: ApiContext,
): Content {
  return element(
    'li',
    {className: ['api-list__item']},
    element(
      'a',
      {href: `${baseUrl}${routeBasePath}/${slug}`},
      renderMethod(method),
      ' ',
      element('span', {className: ['api-list__title']}, title),
      deprecated && ' ',
      deprecated && element('span', {className: ['api-deprecated']}, texts.deprecated),
      ' ',
      element('code', {}, path),
    ),
  );
}
