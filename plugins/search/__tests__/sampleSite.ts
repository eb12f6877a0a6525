import {answerAtOnce} from '../client/engine/completeAnswer';
import {createEngine} from '../client/engine/engine';
import type {HitSite} from '../client/engine/buildHits';
import {parseHead} from '../client/engine/indexFormat';
import {serializeIndex} from '../serializeIndex';
import type {HeadingLevel, PageContent, SearchHit, SearchRequest, SearchResponse} from '../types';

/** level, anchor, title, then paragraphs */
type SectionRow = [HeadingLevel, string, string, ...string[]];

export function page(path: string, lvl0: string, ...rows: SectionRow[]): PageContent {
  return {
    path,
    lvl0,
    language: 'zh',
    docusaurusTag: 'docs-default-current',
    keywords: [],
    sections: rows.map(([level, anchor, title, ...paragraphs]) => ({
      level,
      anchor: anchor || null,
      title,
      paragraphs,
    })),
  };
}

/** A small site in the manner of ours, with a page for each thing the tests look for. */
export const samplePages: PageContent[] = [
  page(
    '',
    '文档',
    [1, '', '用流程搭建 AI 应用', '把组件连成流程，就得到一个能对话的应用。'],
    [2, 'common-tasks', '常见任务', '安装、部署和调用接口，从这里开始。'],
  ),
  page(
    'agents',
    '智能体',
    [1, '', '使用智能体', '智能体让语言模型自己选择工具，一步步完成任务。'],
    [2, 'agent-memory', '智能体的记忆', '同一个会话 ID 下，智能体记得先前说过的话。'],
    [3, 'clear-memory', '清空记忆', '调用 DELETE /api/v1/monitor/messages 删除历史消息。'],
  ),
  page(
    'deployment-docker',
    '部署',
    [1, '', '用 Docker 部署', '官方镜像里已经装好全部依赖，适合快速试用。'],
    [
      2,
      'compose',
      '配合 docker compose 使用',
      '数据保存在 PostgreSQL 的数据卷里，容器重建后仍然存在。',
      'docker compose up -d',
    ],
  ),
  page(
    'deployment-kubernetes-prod',
    '部署',
    [1, '', '在 Kubernetes 上部署生产环境', '生产环境把界面与运行时分开，各自伸缩。'],
    [2, 'helm', '安装 Helm Chart', 'helm install langflow-runtime langflow/langflow-runtime'],
  ),
  page(
    'environment-variables',
    '配置',
    [1, '', '环境变量', '变量写在 .env 文件或系统环境里，启动时读取一次。'],
    [
      2,
      'authentication',
      '身份验证',
      'LANGFLOW_AUTO_LOGIN True 打开后不需要密码就能登录。',
      'LANGFLOW_SUPERUSER langflow 超级用户的名字，关闭自动登录时必须设置。',
    ],
    [2, 'server', '服务器', 'LANGFLOW_PORT 7860 服务监听的端口号。'],
  ),
  page(
    'components-vector-stores',
    '组件',
    [1, '', '向量存储组件', '向量存储保存文本块的嵌入，用来按语义检索。'],
    [
      2,
      'chroma',
      'Chroma DB',
      '参数 search_type 决定按相似度还是按 MMR 检索，对应 ChromaVectorStore 类。',
    ],
  ),
  page(
    'api/upload-file',
    'API 参考',
    [1, '', '上传文件', 'POST /api/v1/files/upload/{flow_id}'],
    [2, 'responses', '响应', '201 返回 flowId 与 filePath，类型是 UploadFileResponse。'],
  ),
  page(
    'configuration-authentication',
    '配置',
    [1, '', '管理用户与密码', '管理员可以新建、停用和删除账号。'],
    [2, 'reset-password', '重置密码', '忘记密码时，由超级用户在管理页面里重新设置。'],
  ),
];

export const sampleIndex = serializeIndex(samplePages);
export const sampleSite = {origin: 'https://docs.example.cn', baseUrl: '/zh/'};

/** Answers in full, with the files that the question needs. */
export interface SampleEngine {
  search(request: SearchRequest): SearchResponse;
}

export function createSampleEngine(
  pages: PageContent[] = samplePages,
  site: HitSite = sampleSite,
): SampleEngine {
  const {head, files} = serializeIndex(pages);
  const engine = createEngine(parseHead(head), site);
  return {
    search: (request) => answerAtOnce(engine, request, (file) => files.get(file) ?? ''),
  };
}

/** Paths of the pages that a site of these pages answers with, best first, each once. */
export function sectionsFor(query: string, pages: PageContent[]): string[] {
  return createSampleEngine(pages)
    .search({query})
    .hits.map(({objectID}) => objectID);
}

export function pathsFor(query: string, pages: PageContent[]): string[] {
  return [...new Set(sectionsFor(query, pages).map((id) => id.split('#')[0] ?? ''))];
}

const engine = createSampleEngine();

/** The fields that the dialog sends. */
export const dialogFields = {
  attributesToSnippet: [
    'hierarchy.lvl1:10',
    'hierarchy.lvl2:10',
    'hierarchy.lvl3:10',
    'content:10',
  ],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
} satisfies Partial<SearchRequest>;

export function searchSample(query: string): SearchHit[] {
  return engine.search({query, ...dialogFields}).hits;
}

/** Ids of the hits, best first. */
export function idsFor(query: string): string[] {
  return searchSample(query).map(({objectID}) => objectID);
}
