import type {AskedAs} from './types';

/** Flows, files, builds and logs through the API. */
export const manageByApi: AskedAs = {
  '/api-build#build-flow-and-stream-events': [
    '逐步获取执行进度',
    'build 接口',
    '每个节点的状态',
    '实时显示运行到哪一步',
    '执行进度推送',
  ],
  '/api-build#set-start-and-stop-points': [
    '只运行一个组件 api',
    '从某个节点开始',
    '运行到指定节点 api',
    '只跑一段',
    '接口只跑一个节点',
  ],
  '/api-build#build-has-no-tweaks': [
    'build 接口传 tweaks',
    'build 传参数',
    'Vertex not found',
    '构建时修改参数',
  ],
  '/api-build#cancel-build': [
    '停止运行',
    '取消正在执行的流程',
    '中途停止',
    '终止运行',
    '取消任务',
    '打断运行',
    'abort 流程',
  ],
  '/api-files#upload-file-v1': [
    'Error uploading file',
    '上传 422',
    '上传到流程',
    'file_path 返回值',
  ],
  '/api-files#upload-image-files-v1': [
    'api 发图片',
    '图片 base64',
    '接口传图片给模型',
    '图片和 session_id 冲突',
  ],
  '/api-files#upload-file-v2': [
    '上传文件接口',
    'multipart form-data',
    'python 上传文件代码',
    '上传后文件名加编号',
  ],
  '/api-files#send-files-to-your-flows-v2': [
    '接口怎么传文件',
    'tweaks 传文件路径',
    '接口动态传文件',
    '每次请求换文件',
    '上传 pdf 再提问 接口',
    '文件交给流程处理',
    '接口换掉 file 组件的文件',
  ],
  '/api-flows#create-flow': ['api 创建流程', '代码生成流程', '接口新建流程', '创建后看不到'],
  '/api-flows#export-flows': ['批量导出', 'api 导出流程', '流程下载接口', 'flows/download'],
  '/api-flows#import-flows': ['批量导入', 'api 上传流程', '导入后编辑器看不到', '流程不在项目里'],
  '/api-flows#example-backup': [
    '自动备份流程',
    '版本管理 git',
    '每天自动备份到 git',
    '备份脚本 python',
  ],
  '/api-flows#flow-endpoint-errors': ['endpoint name 不能用中文', '接口名称不合法', '创建流程 422'],
  '/api-flows#example-change-model': ['批量改流程里的模型'],
  '/api-flows#example-build-in-python': ['用代码创建流程', 'python 生成流程 json'],
  '/api-monitor#example-export': ['导出聊天记录到 excel'],
};
