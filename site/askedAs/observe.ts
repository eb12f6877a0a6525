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
  ],
  '/integrations-langfuse#langfuse-user-id': [
    'langfuse user_id',
    'langfuse 用户 区分',
    'trace 里的用户 id',
    'langfuse userId 怎么传',
    '按最终用户统计',
  ],
  '/integrations-langfuse#langfuse-prompts': ['langfuse 管理提示词', '提示词版本管理 langfuse'],
  '/integrations-langsmith': ['langsmith 追踪', 'langsmith 接入', 'langchain 官方追踪'],
  '/integrations-arize#arize-troubleshooting': ['phoenix 会话不对', 'phoenix session id'],
  '/integrations-langfuse#langfuse-troubleshooting': [
    'langfuse 内存泄漏',
    '自建 langfuse 404',
    'langfuse 上报失败',
  ],
  '/integrations-langfuse#langfuse-credentials': [
    'langfuse 接入步骤',
    'LANGFUSE_HOST 填什么',
    'langfuse 密钥放哪里',
  ],
  '/integrations-langfuse#langfuse-streaming-crash': [
    'langfuse stream 卡死',
    '开启追踪后 服务无响应',
  ],
};
