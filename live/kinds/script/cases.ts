import assert from 'node:assert/strict';
import type {CreatedFlow, FakeLangflow, FakeOptions} from './fakeLangflow';
import {PROJECTS} from './fakeLangflow';

/** What the script did, and what the server saw of it. */
export interface Observation {
  code: number | null;
  /** Both outputs, decoded. */
  text: string;
  created: CreatedFlow[];
  files: string[];
  keys: Set<string>;
}

export interface ScriptCase {
  title: string;
  /** Left out: a question and its answer. */
  picture?: string;
  server?: FakeOptions;
  /** The arguments, given the file of the picture and the running server. */
  options: (file: string, server: FakeLangflow) => string[];
  environment?: (server: FakeLangflow) => Record<string, string>;
  /** How the outputs are encoded. */
  encoding?: string;
  expect: (observation: Observation) => void;
}

/** Never the real one of anybody: no case may print it. */
export const KEY = 'sk-4fJ9-never-printed';
export const TITLE = '一问一答';

const created = ({code, text, created: flows}: Observation): void => {
  assert.equal(code, 0, text);
  assert.match(text, /已创建“一问一答”：http:\/\/127\.0\.0\.1:\d+\/flow\/0b0c1d52-/);
  assert.equal(flows.length, 1);
  const [flow] = flows;
  assert.deepEqual(
    flow?.data.nodes.map(({type}) => type),
    ['genericNode', 'genericNode', 'noteNode'],
  );
  assert.equal(flow?.data.edges.length, 1);
};

/** It says why, in words that help, and leaves nothing behind. */
const refused =
  (...words: RegExp[]) =>
  ({code, text, created: flows}: Observation): void => {
    assert.equal(code, 1, text);
    words.forEach((word) => assert.match(text, word));
    assert.doesNotMatch(text, /Traceback/);
    assert.deepEqual(flows, []);
  };

/** An output that only a file brings about. */
const WITH_FILE = `table [File] 评论
  out rows: DataFrame = Structured Content
output [回答 = Chat Output] 回答
  in text: DataFrame = Inputs

table.rows -> output.text`;

const withUrl = (file: string, {url}: FakeLangflow): string[] => [file, '--url', url];

export const cases: ScriptCase[] = [
  {title: '创建流程，附一张便签', options: withUrl, expect: created},
  {
    title: '地址没有 http://，末尾有斜线',
    options: (file, {url}) => [file, '--url', `${url.replace('http://', '')}/`],
    expect: created,
  },
  {
    title: '地址取自环境变量 LANGFLOW_URL',
    options: (file) => [file],
    environment: ({url}) => ({LANGFLOW_URL: url}),
    expect: created,
  },
  {
    title: '设了代理，本机的服务器仍能连上',
    options: withUrl,
    environment: () => ({http_proxy: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9'}),
    expect: created,
  },
  {
    title: '密钥在 --api-key',
    server: {key: KEY},
    options: (file, {url}) => [file, '--url', url, '--api-key', KEY],
    expect: created,
  },
  {
    title: '环境变量里的密钥优先',
    server: {key: KEY},
    options: (file, {url}) => [file, '--url', url, '--api-key', 'sk-other'],
    environment: () => ({LANGFLOW_API_KEY: KEY}),
    expect: (seen) => {
      created(seen);
      assert.deepEqual([...seen.keys], [KEY]);
    },
  },
  {
    title: '密钥不对',
    server: {key: 'sk-right'},
    options: (file, {url}) => [file, '--url', url, '--api-key', KEY],
    expect: refused(/拒绝了 API 密钥/, /LANGFLOW_API_KEY/),
  },
  {
    title: '要登录而没有给密钥',
    server: {key: KEY},
    options: withUrl,
    expect: refused(/需要 API 密钥/, /--api-key/),
  },
  {
    title: '服务器没有启动',
    options: (file) => [file, '--url', 'http://127.0.0.1:9'],
    expect: refused(/连不上 http:\/\/127\.0\.0\.1:9/),
  },
  {
    title: '地址不是 Langflow',
    options: (file, {url}) => [file, '--url', `${url}/elsewhere`],
    expect: refused(/不是 Langflow/),
  },
  {
    title: '较旧的服务器没有这个组件',
    server: {without: ['ChatOutput']},
    options: withUrl,
    expect: refused(/1\.4\.2.*没有组件：回答/, /没有创建任何东西/),
  },
  {
    title: '较旧的服务器没有这个字段',
    server: {withoutFields: ['ChatOutput.sender_name']},
    options: withUrl,
    expect: refused(/1\.4\.2.*回答 没有字段：sender_name/, /没有创建任何东西/),
  },
  {
    title: '较旧的服务器没有这个端口',
    server: {withoutFields: ['ChatOutput.input_value']},
    options: withUrl,
    expect: refused(/回答 没有输入 input_value/, /没有创建任何东西/),
  },
  {
    title: '同名的流程已经有了',
    server: {taken: [TITLE]},
    options: withUrl,
    expect: ({code, text, created: flows}) => {
      assert.equal(code, 0, text);
      assert.match(text, /已创建“一问一答 \(1\)”/);
      assert.equal(flows.length, 1);
    },
  },
  ...[false, true].map((groupedOutputs): ScriptCase => ({
    title: groupedOutputs ? '成组的输出不选其中一个' : '选中连了线的输出',
    server: {groupedOutputs},
    options: withUrl,
    expect: (seen) => {
      created(seen);
      const [chat] = seen.created[0]!.data.nodes;
      assert.equal(chat?.data.selected_output, groupedOutputs ? undefined : 'message');
    },
  })),
  {
    title: '输出有几种类型，用选中的一种',
    server: {kinds: {types: ['text', 'Message'], selected: 'Message'}},
    options: withUrl,
    expect: (seen) => {
      created(seen);
      const [edge] = seen.created[0]!.data.edges;
      assert.deepEqual(edge?.data.sourceHandle.output_types, ['Message']);
    },
  },
  {
    title: '画布给端口的类型，对方不接受',
    server: {kinds: {types: ['Message'], selected: 'Text'}},
    options: withUrl,
    expect: refused(/不接受连线 提问 → 回答：Text/, /没有创建任何东西/),
  },
  {
    title: '服务器创建失败',
    server: {broken: true},
    options: withUrl,
    expect: refused(/返回 500：database is locked/),
  },
  {
    title: '输出要有文件才出现，先放一个示例文件',
    picture: WITH_FILE,
    options: withUrl,
    expect: (seen) => {
      created(seen);
      assert.deepEqual(seen.files, ['create-flow-sample.csv']);
      assert.match(seen.text, /示例文件 create-flow-sample\.csv/);
      const [file] = seen.created[0]!.data.nodes;
      const {file_path: path} = file!.data.node.template.path as {file_path: string[]};
      assert.deepEqual(path, ['user/create-flow-sample.csv']);
    },
  },
  {
    title: '服务器创建失败，示例文件也删掉',
    picture: WITH_FILE,
    server: {broken: true},
    options: withUrl,
    expect: (seen) => {
      refused(/返回 500：database is locked/)(seen);
      assert.deepEqual(seen.files, []);
    },
  },
  {
    title: '--dry-run 不上传示例文件',
    picture: WITH_FILE,
    options: (file, {url}) => [file, '--url', url, '--dry-run'],
    expect: ({code, text, files}) => {
      assert.equal(code, 0, text);
      assert.deepEqual(files, []);
    },
  },
  ...['name', 'id'].map((way): ScriptCase => ({
    title: way === 'name' ? '按名称选项目' : '按 ID 选项目',
    options: (file, {url}) => [file, '--url', url, '--project', PROJECTS[1]![way as 'name' | 'id']],
    expect: (seen) => {
      created(seen);
      assert.equal(seen.created[0]?.folder_id, PROJECTS[1]!.id);
    },
  })),
  {
    title: '没有这个项目',
    options: (file, {url}) => [file, '--url', url, '--project', '不存在的项目'],
    expect: refused(/没有项目 不存在的项目，已有：Starter Project、客服中心/, /没有创建任何东西/),
  },
  {
    title: '--dry-run 只检查',
    options: (file, {url}) => [file, '--url', url, '--dry-run'],
    expect: ({code, text, created: flows}) => {
      assert.equal(code, 0, text);
      assert.match(text, /可以创建：2 个组件，1 条连线。没有创建任何东西。/);
      assert.deepEqual(flows, []);
    },
  },
  {
    title: '简体中文 Windows 的控制台（GBK）',
    options: withUrl,
    environment: () => ({PYTHONIOENCODING: 'gbk'}),
    encoding: 'gbk',
    expect: created,
  },
  {
    title: '控制台只有 ASCII',
    options: withUrl,
    environment: () => ({PYTHONIOENCODING: 'ascii'}),
    expect: ({code, text, created: flows}) => {
      assert.equal(code, 0, text);
      assert.match(text, /http:\/\/127\.0\.0\.1:\d+\/flow\//);
      assert.equal(flows.length, 1);
    },
  },
  {
    title: '没有这个文件',
    options: (file, {url}) => [`${file}.missing`, '--url', url],
    expect: refused(/读不到/),
  },
  {
    title: '文件不是流程图',
    options: (_, {url}) => [import.meta.filename, '--url', url],
    expect: refused(/不是流程图的 JSON/),
  },
];
