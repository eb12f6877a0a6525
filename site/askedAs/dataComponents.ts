import type {AskedAs} from './types';

/** Components that read files, pages, databases and interfaces. */
export const dataComponents: AskedAs = {
  '/components-data#api-request': [
    '调用第三方接口',
    'http 请求节点',
    'post get 请求',
    '带 token 请求',
  ],
  '/components-data#api-request-parameters': [
    '请求体 body 怎么写',
    'headers 填写',
    'curl 导入',
    '超时设置',
  ],
  '/components-data#directory': ['读取文件夹里所有文件', '批量加载文档'],
  '/components-data#file': ['读取 pdf word', '上传文件组件', '加载本地文件'],
  '/components-data#file-type-and-size-limits': [
    '支持哪些文件格式',
    '能不能读 excel xlsx ppt 图片',
    '扫描件 ocr',
    'Error uploading file',
    '文件类型不支持',
    '自定义后缀上传',
    '支持哪些格式',
    '上传自定义类型的文件',
  ],
  '/components-data#file-output': ['文件内容为空', '读出来乱码', '一个文件变成一行'],
  '/components-data#sql-database': [
    '连接 mysql 数据库',
    '查询 sqlserver oracle',
    '执行 sql',
    '读 mysql 数据',
    '连 oracle sqlserver 数据库',
    '查询结果传给下一个组件',
    '达梦 数据库',
  ],
  '/components-data#query-an-sql-database-with-natural-language-prompts': [
    'text2sql',
    '自然语言查数据库',
    'chatbi',
  ],
  '/components-data#url': ['爬网页', '抓取网站内容', '网页正文'],
  '/components-data#url-parameters': [
    '抓取深度',
    '登录后的网页 抓不到',
    '动态网页 javascript 渲染',
  ],
  '/components-data#web-search': ['联网搜索', '搜索引擎', '百度搜索 bing'],
  '/components-data#webhook': ['webhook 节点', '外部推送'],
  '/components-data#read-excel': [
    '读取 excel',
    '上传 xlsx',
    '分析表格',
    '读 ppt',
    '扫描件 ocr',
    'pdf 读出来是空的',
    '识别图片里的文字',
    'excel 问答',
    'word 文档 doc 读取',
  ],
};
