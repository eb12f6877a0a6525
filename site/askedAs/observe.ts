import type {AskedAs} from './types';

/** Logs, traces and what a flow uses. */
export const observe: AskedAs = {
  '/logging#log-storage': ['日志文件在哪', '看后台日志', '日志路径'],
  '/logging#configure-log-options': [
    'debug 日志',
    '日志级别',
    '日志太多',
    '日志轮转 切割',
    '输出详细日志',
  ],
  '/logging#debugging-recipes': ['怎么排查问题', '流程卡在哪一步', '看 prompt 实际发了什么'],
  '/logging#custom-component-logs': ['print 看不到', '组件里打日志'],
  '/integrations-langfuse#langfuse-user-id': [
    'langfuse user_id',
    'langfuse 用户 区分',
    'trace 里的用户 id',
    'langfuse userId 怎么传',
  ],
  '/logging#harmless-log-lines': [
    '日志里的警告要不要管',
    '一堆 warning',
    'Cache item has expired',
    'NVIDIA API 警告',
    'Column has type DATETIME',
  ],
  '/logging#token-usage': [
    'token 统计',
    '花了多少钱',
    '费用统计',
    '用量统计',
    '计费',
    '消耗了多少 token',
  ],
  '/logging#view-output-from-a-single-component': [
    '看每个节点的输出',
    '调试流程',
    '中间结果',
    '断点调试',
  ],
  '/logging#view-flow-logs': [
    '日志条数有限',
    '只能看到最近的日志',
    '运行历史在哪看',
    '每次调用的记录',
    '谁调用了流程',
  ],
};
