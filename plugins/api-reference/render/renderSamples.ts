import {describeRequest, variablesOf, type EnvironmentVariable} from '../samples/describeRequest';
import {buildSamples, buildStreamSamples} from '../samples/index';
import {texts} from '../texts';
import type {ApiModel, Operation, ResponseContent, Sample, SampleLanguage} from '../types';
import {element, heading, notice, notSearched, raw, text, type Content} from './hast';
import type {MarkdownContext} from './markdown';

const GRAMMARS: Record<SampleLanguage, string> = {
  python: 'python',
  typescript: 'typescript',
  curl: 'bash',
  go: 'go',
  'typescript-client': 'typescript',
};

/** The column beside the text, below its heading: what to set first, the samples, and what comes back. */
export async function renderSamples(
  operation: Operation,
  model: ApiModel,
  context: MarkdownContext,
): Promise<Content[]> {
  return [
    await renderEnvironment(operation, model, context),
    await renderTabs(buildSamples(operation), 'samples', context),
    ...(await renderResponseExamples(operation, context)),
  ];
}

/** How to follow an event stream, if the operation has one. */
export async function renderStreamNotice(
  operation: Operation,
  context: MarkdownContext,
): Promise<Content | undefined> {
  const streams = operation.responses.some(({contents}) =>
    contents.some(({kind}) => kind === 'stream'),
  );
  if (!streams) {
    return undefined;
  }
  const samples = buildStreamSamples(operation);
  if (samples.length === 0) {
    return notice('info', texts.streamNotice, element('p', {}, texts.streamAlways));
  }
  const query = new URLSearchParams(operation.streamQuery).toString();
  return notice(
    'info',
    texts.streamNotice,
    element('p', {}, texts.streamOnRequest, element('code', {}, query), texts.streamOnRequestEnd),
    await renderTabs(samples, 'stream-samples', context),
  );
}

const PLACEHOLDERS: Record<EnvironmentVariable, string> = {
  LANGFLOW_API_KEY: 'sk-…',
  LANGFLOW_TOKEN: 'eyJ…',
  LANGFLOW_REFRESH_TOKEN: 'eyJ…',
};

async function renderEnvironment(
  operation: Operation,
  {serverUrl}: ApiModel,
  {renderCode}: MarkdownContext,
): Promise<Content> {
  const lines = [
    `export LANGFLOW_URL='${serverUrl}'`,
    ...variablesOf(describeRequest(operation)).map(
      (name) => `export ${name}='${PLACEHOLDERS[name]}'`,
    ),
  ];
  const html = await renderCode(lines.join('\n'), 'bash');
  return element(
    'details',
    {className: ['api-environment'], ...notSearched},
    element('summary', {}, texts.environment),
    renderServerInput(serverUrl),
    raw(html.replace(serverUrl, serverText(serverUrl))),
  );
}

/** Editing it rewrites texts in the page and nothing else; it has no use without JavaScript. */
export function renderServerInput(serverUrl: string): Content {
  return element(
    'div',
    {className: ['api-server', 'api-needs-script']},
    element(
      'label',
      {},
      element('span', {}, texts.server),
      element('input', {
        type: 'text',
        inputMode: 'url',
        value: serverUrl,
        autoComplete: ['off'],
        spellCheck: 'false',
        ariaDescribedBy: ['api-server-hint'],
        dataApiServerInput: serverUrl,
      }),
    ),
    element('p', {id: 'api-server-hint'}, texts.serverHint),
  );
}

export const serverText = (serverUrl: string) =>
  `<span data-api-server="${serverUrl}">${serverUrl}</span>`;

/**
 * The markup of the guides' tabs, so that one choice of language holds on all pages. The handlers that
 * switch tabs listen on the document and need nothing from here.
 */
async function renderTabs(
  samples: Sample[],
  name: string,
  {renderCode}: MarkdownContext,
): Promise<Content> {
  const id = (part: string, language: string) => `${name}-${part}-${language}`;
  const buttons = samples.map(({language}, index) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: id('tab', language),
        className: ['tabs__tab'],
        ariaControls: [id('panel', language)],
        ariaSelected: index === 0 ? 'true' : 'false',
        tabIndex: index === 0 ? 0 : -1,
        dataValue: language,
      },
      texts.languages[language],
    ),
  );
  const panels = await Promise.all(
    samples.map(async ({language, code}, index) =>
      element(
        'div',
        {
          role: 'tabpanel',
          id: id('panel', language),
          className: ['tabs__panel', ...(index === 0 ? ['tabs__panel--active'] : [])],
          ariaLabelledBy: [id('tab', language)],
          dataLabel: texts.languages[language],
          dataValue: language,
          // They all say the same; a pasted command should be found.
          ...(language === 'curl' ? {} : notSearched),
        },
        raw(await renderCode(code, GRAMMARS[language])),
      ),
    ),
  );
  return element(
    'div',
    {className: ['tabs'], dataTabGroup: 'lang'},
    element('div', {className: ['tabs__list'], role: 'tablist', ariaLabel: texts.samples}, buttons),
    panels,
  );
}

/** What comes back, by status: success stands open, each refusal unfolds. */
async function renderResponseExamples(
  {responses}: Operation,
  context: MarkdownContext,
): Promise<Content[]> {
  const shown = responses.flatMap(({status, shared, contents}) =>
    contents
      .filter(({example, kind}) => example !== undefined && kind !== 'binary')
      .map((content) => ({status, shared, content})),
  );
  if (shown.length === 0) {
    return [];
  }
  const blocks = await Promise.all(shown.map((example) => renderExample(example, context)));
  return [heading(2, 'response-example', texts.responseExample), ...blocks.flat()];
}

interface StatusExample {
  status: string;
  shared: boolean;
  content: ResponseContent;
}

async function renderExample(
  {status, shared, content}: StatusExample,
  {renderCode}: MarkdownContext,
): Promise<Content[]> {
  const language = content.kind === 'json' ? 'json' : 'text';
  const code = raw(await renderCode(exampleText(content), language));
  const title = [
    element('strong', {}, status),
    text(' '),
    element('code', {}, content.contentType),
  ];
  if (status.startsWith('2')) {
    return [element('p', {className: ['api-example']}, title), code];
  }
  return [
    element(
      'details',
      {className: ['api-example-refusal'], ...(shared ? notSearched : {})},
      element('summary', {}, title),
      code,
    ),
  ];
}

function exampleText({kind, example}: ResponseContent): string {
  return kind === 'json' ? JSON.stringify(example, null, 2) : String(example).trimEnd();
}
