import type {AskedAs} from './types';

/** Tracing and evaluation. */
export const observe: AskedAs = {
  '/integrations-langfuse': [
    '花了多少 token',
    'token 统计',
    '费用 成本',
    'langfuse 追踪 没数据',
    '调用链 监控 token',
    '大模型监控',
    'trace 平台',
    '监控每次模型调用',
    '可观测平台选哪个',
    '看调用链路耗时',
  ],
  '/integrations-langfuse#langfuse-user-id': [
    'langfuse user_id',
    'langfuse 用户 区分',
    'trace 里的用户 id',
    'langfuse userId 怎么传',
    '按最终用户统计',
    'langfuse 全是同一个人',
    'trace 分不清客户',
    'trace 泄露密码 脱敏',
  ],
  '/integrations-langfuse#estimate-costs': [
    'langfuse 本地模型没有费用',
    'langfuse 自定义模型价格',
    'ollama 换成 gpt 要花多少钱',
    'trace 里 cost 是 0',
  ],
  '/integrations-langfuse#langfuse-prompts': [
    'langfuse 管理提示词',
    '提示词版本管理 langfuse',
    '从 langfuse 拉 prompt',
    'get_prompt 节点',
  ],
  '/integrations-arize#other-otlp-backends': [
    'traceloop 接入',
    'instana datadog jaeger 监控',
    'trace 发到自建 otel collector',
    'opentelemetry 导出',
  ],
  '/integrations-langsmith': ['langsmith 追踪', 'langsmith 接入', 'langchain 官方追踪'],
  '/integrations-langsmith#langsmith-troubleshooting': ['langsmith 每个 llm 各一条 trace'],
  '/integrations-arize#run-a-flow-and-view-metrics-in-arize': [
    'arize phoenix 几条 trace 合并',
    '多个 agent 的追踪分开了',
  ],
  '/integrations-arize#arize-troubleshooting': ['phoenix 会话不对', 'phoenix session id'],
  '/integrations-langfuse#langfuse-troubleshooting': [
    'LANGFUSE_BASE_URL 不生效',
    'langfuse 内存泄漏',
    '自建 langfuse 404',
    'langfuse 上报失败',
    'trace 一条都没有',
    '接了 langfuse 没报错也没数据',
    'langfuse 升级 3.x 坏了',
    'trace 时有时无',
    '自己搭的 langfuse 没有记录',
    'langfuse 里看不到',
    'langfuse 收不到数据',
  ],
  '/integrations-langfuse#langfuse-credentials': [
    'langfuse 接入步骤',
    'LANGFUSE_HOST 填什么',
    'langfuse 密钥放哪里',
    'langfuse 公钥私钥配置',
    'cloud.langfuse 地址',
  ],
  '/integrations-langfuse#langfuse-streaming-crash': [
    'langfuse stream 卡死',
    '开启追踪后 服务无响应',
  ],
  '/integrations-langfuse#prerequisites': ['langfuse 版本 v3 兼容'],
  '/integrations-langfuse#start-langflow-and-view-traces-in-langfuse': [
    '去哪看 trace',
    'trace 名字是一串 id',
  ],
  '/integrations-langfuse#disable-langfuse-tracing': [
    '不想上报数据',
    '关 trace',
    'langfuse 卡慢先关掉',
  ],
  '/integrations-langfuse#run-langfuse-and-langflow-with-docker-compose': [
    'compose 加 langfuse 变量',
  ],
};
