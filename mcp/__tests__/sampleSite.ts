import {samplePages} from '../../plugins/search/__tests__/sampleSite';
import {serializeIndex} from '../../plugins/search/serializeIndex';
import type {SiteSource} from '../sources/types';
import {COMPONENTS_FILE, SITE_FILE, SITE_FORMAT} from '../types';
import type {Catalogue, SiteFacts} from '../types';

export const ROOT = 'https://docs.example.com/langflow/';

const facts: SiteFacts = {
  format: SITE_FORMAT,
  title: '样例文档',
  url: 'https://docs.example.com',
  baseUrl: '/langflow/',
};

const catalogue: Catalogue = {
  version: '1.5.0',
  components: [
    {
      key: 'ParserComponent',
      name: 'Parser',
      group: 'processing',
      inputs: [
        {name: 'input_data', label: 'Data or DataFrame', kind: 'Handle', types: ['DataFrame']},
      ],
      outputs: [{name: 'parsed_text', label: 'Parsed Text', types: ['Message']}],
    },
    {
      key: 'ParseData',
      name: 'Parse Data',
      group: 'processing',
      legacy: true,
      inputs: [{name: 'data', label: 'Data', kind: 'Data', types: ['Data']}],
      outputs: [{name: 'text', label: 'Message', types: ['Message']}],
    },
    {
      key: 'URLComponent',
      name: 'URL',
      group: 'data',
      toolMode: true,
      inputs: [
        {name: 'urls', label: 'URLs', kind: 'MessageText', types: ['Message'], required: true},
      ],
      outputs: [{name: 'page_results', label: 'Extracted Pages', types: ['DataFrame']}],
    },
  ],
};

/** An operation's page in the manner of ours. */
const operation = `# 运行流程

> 运行一个流程。

页面地址：<${ROOT}api/run-flow>

\`POST /api/v1/run/{flow_id_or_name}\`

说明文字。

## 路径参数

- \`flow_id_or_name\` \`string\` 必填

## 代码示例

**标签页：Python**

\`\`\`python
import requests

# 不是标题
requests.post("…")
\`\`\`

**标签页：curl**

\`\`\`bash
curl --request POST "$LANGFLOW_URL"
\`\`\`

## 响应示例

**200** \`application/json\`
`;

const listed = samplePages.filter(({path}) => !path.startsWith('api'));

const llmsTxt = `# 样例文档

- 全部页面：${ROOT}llms-full.txt

## 指南

${listed
  .map(
    ({path, sections}) => `- [${sections[0]!.title}](${ROOT}${path || 'index'}.md): 关于${path}。`,
  )
  .join('\n')}

## API 参考

- [运行流程](${ROOT}api/run-flow.md): \`POST /api/v1/run/{flow_id_or_name}\` 运行一个流程。
- [列出流程](${ROOT}api/read-flows.md): \`GET /api/v1/flows/\` 列出流程。
- [创建流程](${ROOT}api/create-flow.md): \`POST /api/v1/flows/\` 创建流程。
- [批量创建流程](${ROOT}api/create-flows.md): \`POST /api/v1/flows/batch/\` 创建几个流程。
- [读取流程](${ROOT}api/read-flow.md): \`GET /api/v1/flows/{flow_id}\` 读取流程。
`;

/** The files of a small site, as the build would publish them. */
export function sampleFiles(): Map<string, string> {
  const {head, directory, files} = serializeIndex(samplePages);
  return new Map([
    [SITE_FILE, JSON.stringify(facts)],
    [COMPONENTS_FILE, JSON.stringify(catalogue)],
    ['llms.txt', llmsTxt],
    ['search-index/head.txt', head],
    ...Array.from(files, ([name, text]): [string, string] => [
      `search-index/${directory}/${name}`,
      text,
    ]),
    ['api/run-flow.md', operation],
    ...listed.map(({path, sections}): [string, string] => [
      `${path || 'index'}.md`,
      sections
        .map(
          ({level, title, paragraphs}) =>
            `${'#'.repeat(level)} ${title}\n\n${paragraphs.join('\n\n')}`,
        )
        .join('\n\n'),
    ]),
  ]);
}

export function sampleSource(files = sampleFiles()): SiteSource {
  return {
    name: 'sample',
    read(path) {
      const text = files.get(path);
      return Promise.resolve(text === undefined ? null : {text, version: text});
    },
  };
}
