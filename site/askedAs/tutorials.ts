import type {AskedAs} from './types';

/** Tutorials. */
export const tutorials: AskedAs = {
  '/chat-with-files#send-requests-to-your-flow-from-a-python-application': [
    'python 上传文件再提问',
    '接口传文件',
    'requests 传 pdf',
    '上传并提问 代码',
    'python 上传简历',
  ],
  '/chat-with-files#file-limits': ['文件太大', '文件类型限制', '扫描 pdf 读不出', '最多多少页'],
  '/chat-with-files#process-multiple-files-loaded-at-runtime': [
    '一次传多个文件',
    '批量处理文件',
    '比较两份文件',
    '多个文件一起分析',
  ],
  '/chat-with-files#upload-external-files-at-runtime': [
    '用户自己上传文件',
    '前端上传文件给流程',
    '网页用户上传',
    '手机上传文件',
  ],
  '/chat-with-rag': [
    '搭建企业知识库',
    '知识库问答',
    'rag 教程',
    '私有文档问答',
    '做知识库机器人',
    '企业内部问答',
  ],
  '/chat-with-rag#load-data-and-generate-embeddings': [
    '导入文档到知识库',
    '批量入库',
    '资料怎么入库',
    '定时导入资料',
  ],
  '/chat-with-rag#tune-the-answers': [
    '回答不准确',
    '胡说八道 幻觉',
    '答非所问',
    '知识库效果不好',
    '调参',
  ],
  '/mcp-tutorial#add-an-mcp-tools-component': ['智能体查天气', '接天气接口', '天气插件'],
};
