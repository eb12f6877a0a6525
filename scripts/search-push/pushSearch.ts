import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {toAlgoliaHost} from '../../plugins/search/client/algoliaHost';
import {comparePush, describePlan, isEmptyPlan} from './comparePush';
import {readIndex} from './readIndex';
import {replaceIndex} from './replaceIndex';
import {INDEX_SETTINGS, SYNONYM_GROUPS} from './settings';
import {validateRecords} from './validateRecords';

type Variables = Record<string, string | undefined>;

const DEFAULT_RECORDS = '.docusaurus/search/records.json';
const DEFAULT_MINIMUM = 1000;

const USAGE = `用法：npm run search:push -- [选项]
  默认只显示会有哪些改动，不写入。
  --apply          写入索引
  --records 路径   记录文件，默认 ${DEFAULT_RECORDS}（由 npm run build 生成）
  --min 数量       记录少于这个数就拒绝，默认 ${DEFAULT_MINIMUM}
  --allow-shrink   允许索引缩小一半以上
环境变量：ALGOLIA_APP_ID、ALGOLIA_ADMIN_API_KEY（必填），ALGOLIA_INDEX_NAME（默认 langflow），
  ALGOLIA_HOSTS（兼容 Algolia 接口的服务器，用逗号分隔，例如 https://search.example.cn）`;

/** Brings the index in line with records.json; a dry run unless told otherwise. Returns the exit status. */
export async function pushSearch(
  args: string[],
  variables: Variables,
  print: (line: string) => void,
): Promise<number> {
  const options = readOptions(args);
  if (options.help) {
    print(USAGE);
    return 0;
  }
  const {client, indexName} = connect(variables);
  const current = await readIndex(client, indexName);
  const records = validateRecords(await readRecords(options.records), {
    minimum: options.minimum,
    existing: current.records.size,
    allowsShrinking: options.allowsShrinking,
  });
  const next = {records, settings: INDEX_SETTINGS, synonyms: SYNONYM_GROUPS};
  const plan = comparePush(current, next);

  print(`索引 ${indexName}：现有 ${current.records.size} 条记录，构建产生 ${records.length} 条。`);
  describePlan(plan).forEach(print);
  if (isEmptyPlan(plan)) {
    print('没有改动。');
  } else if (options.apply) {
    await replaceIndex(client, indexName, next, {exists: current.exists});
    print('已写入。');
  } else {
    print('这是预演，没有写入。确认后加 --apply 再运行。');
  }
  return 0;
}

function readOptions(args: string[]) {
  const {values} = parseArgs({
    args,
    options: {
      apply: {type: 'boolean', default: false},
      records: {type: 'string', default: DEFAULT_RECORDS},
      min: {type: 'string', default: String(DEFAULT_MINIMUM)},
      'allow-shrink': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  const minimum = Number(values.min);
  if (!Number.isInteger(minimum) || minimum < 1) {
    throw new Error(`--min 的值 "${values.min}" 不是正整数。`);
  }
  return {
    apply: values.apply,
    records: values.records,
    minimum,
    allowsShrinking: values['allow-shrink'],
    help: values.help,
  };
}

function connect(variables: Variables) {
  const appId = variables.ALGOLIA_APP_ID?.trim();
  // Never from an option: command lines end up in histories and logs.
  const apiKey = variables.ALGOLIA_ADMIN_API_KEY?.trim();
  if (!appId) {
    throw new Error('`appId` is missing. 请设置环境变量 ALGOLIA_APP_ID。');
  }
  if (!apiKey) {
    throw new Error('`apiKey` is missing. 请设置环境变量 ALGOLIA_ADMIN_API_KEY（管理密钥）。');
  }
  const hosts = variables.ALGOLIA_HOSTS?.split(',').map((address) => readHost(address.trim()));
  return {
    client: algoliasearch(appId, apiKey, hosts ? {hosts} : {}),
    indexName: variables.ALGOLIA_INDEX_NAME?.trim() || 'langflow',
  };
}

function readHost(address: string) {
  if (!/^https?:\/\/[^/?#\s]+$/.test(address)) {
    throw new Error(
      `ALGOLIA_HOSTS 里的 "${address}" 不是主机地址，例如 https://search.example.cn 。`,
    );
  }
  return toAlgoliaHost(address);
}

async function readRecords(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new Error(`读不到 ${file}。请先运行 npm run build，或用 --records 指定文件。`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} 不是完整的 JSON。请重新运行 npm run build。`);
  }
}
