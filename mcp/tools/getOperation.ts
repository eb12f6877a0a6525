import {cutText, takeWithin} from '../budget';
import {CallError} from '../failures';
import type {Library} from '../library/createLibrary';
import type {ListedPage} from '../library/pages';
import {findSections, splitBlocks} from '../markdown';
import {budgetArgument} from './types';
import type {Tool} from './types';

/** As the tabs of the page are called. */
const LANGUAGES = {curl: 'curl', python: 'Python', typescript: 'TypeScript', go: 'Go'};

export const getOperation: Tool = {
  name: 'get_operation',
  title: '查看 API 操作',
  description:
    '查看 Langflow API 的一个操作：参数、请求体、响应和一种语言的示例代码。operation 写名称（simplified-run-flow）或方法加路径（POST /api/v1/run/{flow_id_or_name}）。\n' +
    'Look up an operation of the Langflow API: parameters, body, responses and a sample in one language. operation: its name (simplified-run-flow) or method and path (POST /api/v1/run/{flow_id_or_name}).',
  arguments: {
    operation: {
      type: 'string',
      description:
        '名称，或方法加路径；路径里的参数名可以不同。Name, or method and path; parameter names may differ.',
      required: true,
    },
    language: {
      type: 'string',
      description: `示例的语言：${Object.keys(LANGUAGES).join('、')}；默认 curl。Language of the sample, curl by default.`,
      choices: Object.keys(LANGUAGES),
      fallback: 'curl',
    },
    budget: budgetArgument(4000),
  },
  example: {operation: 'POST /api/v1/run/{flow_id_or_name}', language: 'python'},
  async run({operation: wanted, language, budget}, library) {
    const operation = await findOperation(String(wanted), library);
    const markdown = (await library.markdown(operation.path)) ?? '';
    const label = LANGUAGES[language as keyof typeof LANGUAGES];
    const blocks = splitBlocks(sampleFirst(markdown)).map(({text}) => text);
    const wantedBlocks = keepLanguage(blocks, label);
    const {taken, left} = takeWithin(wantedBlocks, Number(budget) - CUT_TOKENS, '\n\n');
    const note = left > 0 ? [`${CUT_NOTE}${(await library.root()) + operation.path}`] : [];
    return cutText([...taken, ...note].join('\n\n'), Number(budget));
  },
};

const CUT_NOTE = '（到此截断，全文见 read_page。Cut here; read_page has it all.）';
const CUT_TOKENS = 80;

const squeeze = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Names of path parameters carry no meaning; a value may stand in their place. */
const isParameter = (part: string): boolean => /^[{<:]/.test(part);

async function findOperation(wanted: string, library: Library): Promise<ListedPage> {
  const operations = (await library.pages()).filter(({endpoint}) => endpoint);
  const [, method, path] = /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/]+)?(\/\S*)$/i.exec(wanted) ?? [];
  const fitting =
    path === undefined
      ? operations.filter((operation) => isNamed(operation, wanted))
      : closest(operations, path.replace(/[?#].*$/, ''), method?.toUpperCase());
  const [first, second] = fitting;
  if (!first || second) {
    throw await unclear(wanted, fitting, library);
  }
  return first;
}

const isNamed = ({path, title}: ListedPage, wanted: string): boolean =>
  title === wanted || squeeze(path.replace(/^.*\//, '')) === squeeze(wanted.replace(/^.*\//, ''));

/** A literal part fits better than a parameter: `/flows/batch/` is not a flow called batch. */
function closest(operations: ListedPage[], path: string, method?: string): ListedPage[] {
  const given = path.replace(/\/+$/, '').split('/');
  const scored = operations.flatMap((operation) => {
    const [itsMethod = '', itsPath = ''] = operation.endpoint!.split(' ');
    const own = itsPath.replace(/\/+$/, '').split('/');
    const fits =
      own.length === given.length &&
      (method === undefined || method === itsMethod) &&
      own.every((part, at) => part === given[at] || isParameter(part));
    const literal = own.filter((part, at) => part === given[at] && !isParameter(part)).length;
    return fits ? [{operation, literal}] : [];
  });
  const best = Math.max(...scored.map(({literal}) => literal));
  const fitting = scored.filter(({literal}) => literal === best).map(({operation}) => operation);
  // `/flows` and `/flows/` may be two operations.
  const exact = fitting.filter(({endpoint}) => endpoint!.split(' ')[1] === path);
  return exact.length > 0 ? exact : fitting;
}

async function unclear(
  wanted: string,
  fitting: ListedPage[],
  library: Library,
): Promise<CallError> {
  const describe = ({path, endpoint, title}: ListedPage): string =>
    `- ${path.replace(/^.*\//, '')}：${endpoint}（${title}）`;
  const near = fitting.length > 0 ? fitting : await nearOperations(wanted, library);
  const shown = wanted.slice(0, 120);
  const [chinese, english] =
    fitting.length > 0
      ? [
          `${shown} 不止一个，请写明方法或名称。`,
          `${shown} is more than one: name the method or the operation.`,
        ]
      : [`没有操作 ${shown}。`, `There is no operation ${shown}.`];
  return new CallError(
    chinese,
    [english, '', '可选的操作 / Operations:', ...near.slice(0, SUGGESTIONS).map(describe)].join(
      '\n',
    ),
  );
}

const SUGGESTIONS = 8;

async function nearOperations(wanted: string, library: Library): Promise<ListedPage[]> {
  const index = await library.index();
  const root = await library.root();
  const operations = new Map(
    (await library.pages()).filter(({endpoint}) => endpoint).map((page) => [page.path, page]),
  );
  const {hits} = await index.search({
    query: wanted.replace(/[-_]+/g, ' '),
    hitsPerPage: 200,
    exactHits: 0,
  });
  const found = hits.flatMap(({url_without_anchor}) => {
    const page = operations.get(url_without_anchor.slice(root.length));
    return page ? [page] : [];
  });
  return [...new Set([...found, ...operations.values()])];
}

const TAB = /^\*\*标签页：(.+)\*\*$/;

const ENDPOINT = /^`[A-Z]+ \/.*`$/;

/** The sample comes right behind the endpoint: what is cut off at the end is the responses. */
function sampleFirst(markdown: string): string {
  const lines = markdown.split('\n');
  const sample = findSections(markdown).find(
    ({level, start, end}) => level === 2 && lines.slice(start, end).some((line) => TAB.test(line)),
  );
  const behind = lines.findIndex((line) => ENDPOINT.test(line)) + 1;
  if (!sample || behind === 0) {
    return markdown;
  }
  return [
    ...lines.slice(0, behind),
    '',
    ...lines.slice(sample.start, sample.end),
    ...lines.slice(behind, sample.start),
    ...lines.slice(sample.end),
  ].join('\n');
}

/** Of tabs with code only the wanted one stays, without its label if that is all it has. */
function keepLanguage(blocks: string[], label: string): string[] {
  return blocks.filter((block, at) => {
    const own = TAB.exec(block)?.[1];
    const above = TAB.exec(blocks[at - 1] ?? '')?.[1];
    return (own ?? above ?? label) === label;
  });
}
