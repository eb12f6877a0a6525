import {texts} from '../texts';
import type {ApiResponse, ResponseContent, ResponseHeader} from '../types';
import {element, heading, notSearched, type Content} from './hast';
import {renderInline} from './markdown';
import {hasDepth, renderField, renderSchema} from './renderFields';
import {renderTree} from './renderTree';
import {renderType, type LinkContext} from './renderType';

/** One status: what it means and what comes with it. */
export function renderResponse(
  {status, description, headers, contents, shared}: ApiResponse,
  links: LinkContext,
): Content[] {
  const id = `response-${status}`;
  const chip = element('span', {className: ['api-status', `api-status--${status[0]}xx`]}, status);
  return [
    heading(3, id, chip),
    element(
      'div',
      shared ? notSearched : {},
      element('p', {}, renderInline(description, links.baseUrl)),
      headers.length > 0 && renderHeaders(headers, id, links),
      contents.length === 0 && element('p', {}, texts.noContent),
      contents.flatMap((content, index) =>
        renderContent(content, index === 0 ? id : `${id}-${index + 1}`, links),
      ),
    ),
  ];
}

/** What a caller reads beside the body: where to go, under which name to save, which cookies. */
function renderHeaders(headers: ResponseHeader[], id: string, links: LinkContext): Content[] {
  return [
    element('p', {className: ['api-media']}, texts.responseHeaders),
    element(
      'ul',
      {className: ['api-fields']},
      headers.map((header) =>
        renderField(withExample(header), `${id}.header-${header.name.toLowerCase()}`, links),
      ),
    ),
  ];
}

const withExample = ({example, description = '', ...header}: ResponseHeader): ResponseHeader => ({
  ...header,
  description:
    example === undefined ? description : `${description}${texts.headerExample}\`${example}\`。`,
});

function renderContent(content: ResponseContent, id: string, links: LinkContext): Content[] {
  const {schema, contentType, kind} = content;
  const line = element(
    'p',
    {className: ['api-media']},
    element('code', {}, contentType),
    schema !== undefined && ' ',
    schema !== undefined && renderType(schema, links),
  );
  if (kind === 'stream') {
    return [line, element('p', {}, texts.streamContent), ...renderEvents(content, id, links)];
  }
  if (!schema) {
    return [line, element('p', {}, texts[`${kind}Content`])];
  }
  if (schema.type === 'any') {
    return [line, element('p', {}, texts.anyContent)];
  }
  const tree = renderSchema(schema, id, links);
  return tree.length === 0 ? [line] : [line, renderTree(hasDepth(schema), ...tree)];
}

/** The events of a stream, field by field. */
function renderEvents({events}: ResponseContent, id: string, links: LinkContext): Content[] {
  return events.map(({name, description, schema}) => {
    const at = `${id}.event-${name.replace(/\W+/g, '-')}`;
    return element(
      'section',
      {className: ['api-event'], id: at},
      element(
        'p',
        {className: ['api-event__name']},
        element('a', {href: `#${at}`}, element('code', {}, name)),
        ' ',
        renderInline(description, links.baseUrl),
      ),
      schema.fields.length + schema.variants.length > 0 &&
        renderTree(hasDepth(schema), ...renderSchema(schema, at, links)),
    );
  });
}
