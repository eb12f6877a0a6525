import type {AskedAs} from './types';

/** The API in general, what was recorded, users, projects, the TypeScript client. */
export const callApi: AskedAs = {
  '/api-monitor#what-is-recorded': [
    '运行记录保留多少条',
    'vertex_build 表 最多',
    'api 调用有记录吗',
    '哪些会存库',
  ],
  '/api-monitor#get-messages': ['查询聊天记录接口', '导出聊天记录', '历史消息接口', '按用户查聊天'],
  '/api-monitor#delete-messages-by-session': ['api 删除会话', '清空某个会话', '忘记某用户'],
  '/api-monitor#example-cleanup': [
    '聊天记录自动过期',
    '删 90 天前的记录',
    '数据库瘦身',
    '批量删除会话',
    'playground 会话太多 一次删掉',
  ],
  '/api-reference-api-examples': [
    '接口文档',
    'api 怎么用',
    'swagger',
    'api 文档入口',
    'restful 接口',
  ],
  '/api-reference-api-examples#errors': [
    'curl 返回二进制乱码',
    '接口报错 状态码',
    '422 500 403',
    '422 Unprocessable Entity',
    '错误码',
  ],
  '/api-reference-api-examples#cors': [
    '跨域报错 CORS',
    'Access-Control-Allow-Origin',
    '前端直接调用',
    '浏览器调用被拦',
    '前端 fetch 报错',
    '跨域设置',
  ],
  '/api-reference-api-examples#get-all-components': [
    '获取所有组件的接口',
    '组件列表接口',
    '组件参数名怎么查',
    '组件 schema',
  ],
  '/api-users#add-user': ['api 创建用户', '批量建账号', '接口注册', '新建账号 api'],
  '/api-users#reset-password': ['接口改密码', '改自己密码 api'],
  '/typescript-client#stream': ['node 流式输出', '前端打字机效果', 'sdk 流式'],
  '/typescript-client#web-server': ['next.js express 集成', 'node 后端转发', '网页后端示例'],
  '/api#limits': ['限流', '限制调用次数', '每天最多调用几次'],
  '/api-reference-api-examples#cannot-connect': ['开了代理 调本机接口 502', '程序里连不上 7860'],
  '/typescript-client#upload-files': [
    'langflow-client 传图片报错',
    'node 发图又带会话 stream 断开',
  ],
};
