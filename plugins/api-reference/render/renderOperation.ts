import {toHtml} from 'hast-util-to-html';
import {texts} from '../texts';
import type {ApiModel, AuthScheme, Operation, ParameterPlace} from '../types';
import {element, heading, notice, notSearched, text, type Content} from './hast';
import {renderInline, renderMarkdown} from './markdown';
import {typesPath, type ApiContext} from './addresses';
import {renderBody, renderParameters} from './renderRequest';
import {renderResponse} from './renderResponse';
import {renderSamples, renderStreamNotice} from './renderSamples';

const PLACES: ParameterPlace[] = ['path', 'query', 'header', 'cookie'];

/** The whole description as a file. */
const DESCRIPTION_FILES = [
  ['openapi.json', 'OpenAPI'],
  ['openapi.yaml', 'YAML'],
] as const;

/** One operation as HTML, complete without JavaScript. */
export async function renderOperation(
  operation: Operation,
  model: ApiModel,
  context: ApiContext,
): Promise<string> {
  const {baseUrl} = context;
  const links = {baseUrl, typesPath: typesPath(context)};
  const sections = [
    ...(await renderMarkdown(operation.description, context)),
    (await renderStreamNotice(operation, context)) ?? [],
    renderAuthentication(operation, baseUrl),
    PLACES.flatMap((place) => renderParameters(operation, place, links)),
    operation.body ? renderBody(operation.body, links) : [],
    heading(2, 'responses', texts.responses),
    operation.responses.flatMap((response) => renderResponse(response, links)),
    renderGuides(operation, baseUrl),
  ].flat();
  const page = element(
    'div',
    {className: ['api-operation']},
    renderHeader(operation, model, baseUrl),
    renderContents(operation),
    element('div', {className: ['api-operation__text']}, sections),
    // Before the column, which moves with the page: a link to the heading leads to where the samples begin.
    heading(2, 'samples', texts.samples),
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
      element(
        'code',
        {className: ['api-endpoint__path']},
        // A long path breaks between its parts, never inside a name.
        path.split(/(?<=\/)/).flatMap((part, index) => [index > 0 && element('wbr'), part]),
      ),
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
      DESCRIPTION_FILES.map(([file, label]) =>
        element('a', {className: ['api-endpoint__file'], href: baseUrl + file}, label),
      ),
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
  if (schemes.length === 0) {
    return [text(texts.optionalAuth)];
  }
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

function renderGuides({guides}: Operation, baseUrl: string): Content[] {
  if (guides.length === 0) {
    return [];
  }
  return [
    heading(2, 'guides', texts.guides),
    element(
      'ul',
      {},
      guides.map(({label, href}) =>
        element(
          'li',
          {className: ['lone']},
          element('a', {href: baseUrl + href.replace(/^\//, '')}, label),
        ),
      ),
    ),
  ];
}
