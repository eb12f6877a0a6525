import {toHtml} from 'hast-util-to-html';
import {texts} from '../texts';
import type {
  ApiModel,
  ApiResponse,
  AuthScheme,
  Operation,
  ParameterPlace,
  RequestBody,
  ResponseContent,
} from '../types';
import {element, heading, notice, notSearched, text, type Content} from './hast';
import {renderInline, renderMarkdown, type MarkdownContext} from './markdown';
import {hasDepth, renderField, renderSchema} from './renderFields';
import {renderSamples, renderStreamNotice} from './renderSamples';

const PLACES: ParameterPlace[] = ['path', 'query', 'header', 'cookie'];

/** One operation as HTML, complete without JavaScript. */
export async function renderOperation(
  operation: Operation,
  model: ApiModel,
  context: MarkdownContext,
): Promise<string> {
  const {baseUrl} = context;
  const sections = [
    ...(await renderMarkdown(operation.description, context)),
    (await renderStreamNotice(operation, context)) ?? [],
    renderAuthentication(operation, baseUrl),
    PLACES.flatMap((place) => renderParameters(operation, place, baseUrl)),
    operation.body ? renderBody(operation.body, baseUrl) : [],
    heading(2, 'responses', texts.responses),
    operation.responses.flatMap((response) => renderResponse(response, baseUrl)),
    renderGuides(operation, baseUrl),
  ].flat();
  const page = element(
    'div',
    {className: ['api-operation']},
    renderHeader(operation, model, baseUrl),
    renderContents(operation),
    element('div', {className: ['api-operation__text']}, sections),
    element(
      'aside',
      {className: ['api-operation__samples'], ariaLabel: texts.samples},
      await renderSamples(operation, model, context),
    ),
  );
  return toHtml(page, {allowDangerousHtml: true});
}

function renderHeader(
  {title, summary, method, path, deprecated, redirects}: Operation,
  {serverUrl}: ApiModel,
  baseUrl: string,
): Content {
  return element(
    'header',
    {className: ['api-operation__head']},
    element('h1', {}, title),
    element('p', {className: ['api-operation__summary']}, summary),
    element(
      'div',
      {className: ['api-endpoint']},
      renderMethod(method),
      // Text selection and screen readers keep method and path apart.
      ' ',
      element('code', {className: ['api-endpoint__path']}, path),
      element(
        'button',
        {type: 'button', className: ['api-endpoint__copy', 'api-needs-script'], dataApiCopy: path},
        texts.copyPath,
      ),
      element(
        'button',
        {
          type: 'button',
          className: ['api-endpoint__copy', 'api-needs-script'],
          dataApiCopy: path,
          dataApiCopyServer: serverUrl,
        },
        texts.copyAddress,
      ),
      element('a', {className: ['api-endpoint__file'], href: `${baseUrl}openapi.json`}, 'OpenAPI'),
    ),
    deprecated &&
      element(
        'div',
        // Search ranks the page below those that replace it.
        {dataSearch: 'discouraged'},
        notice('warning', texts.deprecated, element('p', {}, texts.deprecatedNotice)),
      ),
    redirects && notice('warning', '重定向', element('p', {}, texts.redirectNotice)),
  );
}

export const renderMethod = (method: string): Content =>
  element('span', {className: ['api-method', `api-method--${method}`]}, method.toUpperCase());

/** The sections of the page; the samples come first, because narrow screens show them far below. */
function renderContents(operation: Operation): Content {
  const links: [string, string][] = [
    ['samples', texts.samples],
    ['authentication', texts.authentication],
    ...PLACES.filter((place) => operation.parameters.some((one) => one.place === place)).map(
      (place): [string, string] => [`${place}-parameters`, texts.parameters[place]],
    ),
    ...(operation.body ? [['request-body', texts.requestBody] as [string, string]] : []),
    ['responses', texts.responses],
    ...(operation.guides.length > 0 ? [['guides', texts.guides] as [string, string]] : []),
  ];
  return element(
    'nav',
    {className: ['api-contents'], ariaLabel: texts.tableOfContents},
    element(
      'ul',
      {},
      links.map(([id, label]) => element('li', {}, element('a', {href: `#${id}`}, label))),
    ),
  );
}

function renderAuthentication({security, redirects}: Operation, baseUrl: string): Content[] {
  const title = heading(2, 'authentication', texts.authentication);
  if (security.length === 0) {
    return [title, element('p', {}, redirects ? texts.redirectAuth : texts.noAuthentication)];
  }
  return [
    title,
    element(
      'div',
      notSearched,
      element('p', {}, security.length > 1 ? texts.anyOfAuth : texts.onlyAuth),
      element(
        'ul',
        {className: ['api-auth']},
        security.map((schemes) => element('li', {}, renderTogether(schemes, baseUrl))),
      ),
    ),
  ];
}

/** The schemes of one alternative: all of them are needed. */
function renderTogether(schemes: AuthScheme[], baseUrl: string): Content[] {
  if (schemes.length === 0) return [text(texts.optionalAuth)];
  return schemes.flatMap((scheme, index) => [
    ...(index > 0 ? [text(texts.andAuth)] : []),
    ...renderScheme(scheme, baseUrl),
  ]);
}

const renderScheme = ({name, description}: AuthScheme, baseUrl: string): Content[] => [
  element('code', {}, name),
  text(' '),
  ...renderInline(description, baseUrl),
];

export function renderAuthSchemes(auth: AuthScheme[], baseUrl: string): Content {
  return element(
    'ul',
    {className: ['api-auth']},
    auth.map((scheme) => element('li', {}, renderScheme(scheme, baseUrl))),
  );
}

function renderParameters(
  {parameters}: Operation,
  place: ParameterPlace,
  baseUrl: string,
): Content[] {
  const own = parameters.filter((parameter) => parameter.place === place);
  if (own.length === 0) return [];
  const deep = own.some(({fields, variants}) => fields.length + variants.length > 0);
  return [
    heading(2, `${place}-parameters`, texts.parameters[place]),
    renderTree(
      deep,
      element(
        'ul',
        {className: ['api-fields']},
        own.map((parameter) => renderField(parameter, `${place}.${parameter.name}`, baseUrl)),
      ),
    ),
  ];
}

function renderBody(body: RequestBody, baseUrl: string): Content[] {
  return [
    heading(2, 'request-body', texts.requestBody),
    element(
      'p',
      {className: ['api-media']},
      element('code', {}, body.contentType),
      ' ',
      element('span', {className: ['api-field__type']}, body.schema.type),
      ' ',
      element(
        'span',
        {className: [body.required ? 'api-field__required' : 'api-field__optional']},
        body.required ? texts.bodyRequired : texts.bodyOptional,
      ),
    ),
    body.schema.description !== undefined &&
      element('p', {}, renderInline(body.schema.description, baseUrl)),
    renderTree(hasDepth(body.schema), ...renderSchema(body.schema, 'body', baseUrl)),
  ].filter((part) => part !== false);
}

function renderResponse(
  {status, description, contents, shared}: ApiResponse,
  baseUrl: string,
): Content[] {
  const id = `response-${status}`;
  const chip = element('span', {className: ['api-status', `api-status--${status[0]}xx`]}, status);
  return [
    heading(3, id, chip),
    element(
      'div',
      shared ? notSearched : {},
      element('p', {}, renderInline(description, baseUrl)),
      contents.length === 0 && element('p', {}, texts.noContent),
      contents.flatMap((content, index) =>
        renderContent(content, index === 0 ? id : `${id}-${index + 1}`, baseUrl),
      ),
    ),
  ];
}

function renderContent(content: ResponseContent, id: string, baseUrl: string): Content[] {
  const {schema, contentType, kind} = content;
  const line = element(
    'p',
    {className: ['api-media']},
    element('code', {}, contentType),
    schema !== undefined && ' ',
    schema !== undefined && element('span', {className: ['api-field__type']}, schema.type),
  );
  if (kind === 'stream') {
    return [line, element('p', {}, texts.streamContent), ...renderEvents(content, id, baseUrl)];
  }
  if (!schema) return [line, element('p', {}, texts[`${kind}Content`])];
  if (schema.type === 'any') return [line, element('p', {}, texts.anyContent)];
  const tree = renderSchema(schema, id, baseUrl);
  return tree.length === 0 ? [line] : [line, renderTree(hasDepth(schema), ...tree)];
}

/** The events of a stream, field by field. */
function renderEvents({events}: ResponseContent, id: string, baseUrl: string): Content[] {
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
        renderInline(description, baseUrl),
      ),
      schema.fields.length + schema.variants.length > 0 &&
        renderTree(hasDepth(schema), ...renderSchema(schema, at, baseUrl)),
    );
  });
}

/** A tree with a button that unfolds all of it; the button only shows where something folds. */
function renderTree(deep: boolean, ...tree: Content[]): Content {
  return element(
    'div',
    {className: ['api-tree'], dataApiTree: ''},
    deep &&
      element(
        'button',
        {type: 'button', className: ['api-tree__expand', 'api-needs-script'], dataApiExpand: ''},
        texts.expandAll,
      ),
    tree,
  );
}

function renderGuides({guides}: Operation, baseUrl: string): Content[] {
  if (guides.length === 0) return [];
  return [
    heading(2, 'guides', texts.guides),
    element(
      'ul',
      {},
      guides.map(({label, href}) =>
        element('li', {}, element('a', {href: baseUrl + href.replace(/^\//, '')}, label)),
      ),
    ),
  ];
}
