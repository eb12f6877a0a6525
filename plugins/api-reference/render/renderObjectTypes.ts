import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import type {Element} from 'hast';
import {texts} from '../texts';
import type {ApiModel, ContentsEntry, ObjectType, OverviewPage} from '../types';
import {element, heading, notSearched, type Content} from './hast';
import {renderInline} from './markdown';
import {renderSchema} from './renderFields';
import type {ApiContext} from './addresses';
import type {LinkContext} from './renderType';

/** The objects that operations share, one section each. */
export function renderObjectTypes(
  {objects}: ApiModel,
  {baseUrl, routeBasePath}: ApiContext,
): Pick<OverviewPage, 'html' | 'toc'> {
  const apiPath = `${baseUrl}${routeBasePath}`;
  // On their own page the objects link to each other.
  const links: LinkContext = {baseUrl, typesPath: ''};
  const sorted = [...objects].sort((a, b) => a.shown.localeCompare(b.shown, 'en'));
  const page = element(
    'div',
    {className: ['api-overview']},
    element('header', {}, element('h1', {}, texts.typesTitle)),
    element('p', {}, texts.typesIntroduction),
    sorted.flatMap((object) => renderObject(object, links, apiPath)),
  );
  const toc = sorted.map(({shown, id}): ContentsEntry => ({
    value: escapeHtml(shown),
    id,
    level: 2,
  }));
  return {html: toHtml(page, {allowDangerousHtml: true}), toc};
}

/** The theme sets the entries of its table of contents as HTML. */
const escapeHtml = (value: string): string => value.replaceAll('<', '&lt;');

function renderObject(object: ObjectType, links: LinkContext, apiPath: string): Content[] {
  const {shown, id, title, schema, operations, owners} = object;
  return [
    heading(2, id, element('code', {}, shown), ` ${title}`),
    schema.description !== undefined &&
      element('p', {}, renderInline(schema.description, links.baseUrl)),
    onlyNamesSearched(
      element('div', {className: ['api-tree'], dataApiTree: ''}, renderSchema(schema, id, links)),
    ),
    element(
      'div',
      // Titles of other pages: whoever looks for them looks for those pages.
      notSearched,
      renderUses(
        texts.usedByOperations,
        operations.map(({slug, title: label}) => ({label, href: `${apiPath}/${slug}`})),
      ),
      renderUses(
        texts.usedByTypes,
        owners.map((owner) => ({label: owner.shown, href: `#${owner.id}`})),
      ),
    ),
  ].filter((part) => part !== false);
}

/** Search leads to the field by its name; what is said about it, the operations that use it bring into the index. */
function onlyNamesSearched(tree: Element): Element {
  visit(tree, 'element', ({properties}) => {
    if (/api-field__(?:text|facts)/.test(String(properties.className))) {
      Object.assign(properties, notSearched);
    }
  });
  return tree;
}

function renderUses(label: string, links: {label: string; href: string}[]): Content | false {
  if (links.length === 0) {
    return false;
  }
  return element(
    'p',
    {className: ['api-uses']},
    label,
    links.flatMap((link, index) => [
      index > 0 && '、',
      element('a', {href: link.href}, link.label),
    ]),
  );
}
