import type {AskedAs} from './types';

/** API keys and global variables. */
export const keysAndVariables: AskedAs = {
  '/configuration-api-keys#generate-a-langflow-api-key': [
    'api key 在哪里生成',
    '获取 langflow 密钥',
    '怎么拿 token',
    '没有界面怎么生成 key',
    '新建密钥',
    '创建密钥失败',
  ],
  '/configuration-api-keys#authenticate-requests-with-the-langflow-api-key': [
    'An API key must be passed as query or header',
    '请求带 key',
    'Invalid or missing API key',
    '403 forbidden',
    'x-api-key 怎么传',
    '请求头放哪个字段',
  ],
  '/configuration-api-keys#revoke-an-api-key': [
    '删除 api key',
    '密钥泄露',
    '密钥过期时间',
    '吊销密钥',
    '换 key 不停机',
  ],
  '/configuration-api-keys#add-component-api-keys-to-langflow': [
    'openai key 填哪里',
    '配置模型密钥',
    '模型 key 存哪里安全',
    '统一管理模型密钥',
  ],
  '/configuration-global-variables': [
    '变量管理',
    '公共密钥',
    '凭证',
    '密钥统一存放',
    '环境变量和全局变量',
  ],
  '/configuration-global-variables#credential-value-empty': [
    '变量保存后看不到值',
    '凭据变量返回 null',
  ],
  '/configuration-global-variables#use-a-global-variable': [
    '怎么引用全局变量',
    '地球图标',
    '选了变量还是提示没有 key',
    '变量没被替换',
    '字段引用变量',
    '请求时覆盖全局变量',
  ],
  '/configuration-global-variables#add-custom-global-variables-from-the-environment': [
    '从环境变量读取密钥',
    'LANGFLOW_VARIABLES_TO_GET_FROM_ENVIRONMENT',
    'docker 传密钥',
    '自定义变量从 env 导入',
    '无界面变量不加载',
  ],
  '/configuration-global-variables#import-rules': [
    '改了环境变量 全局变量没更新',
    '环境变量同步到全局变量',
    '改了又变回去',
    '重启后密钥变回旧的',
    '登录后 openai key 变了',
  ],
  '/configuration-global-variables#fallback': [
    '变量从环境变量取',
    '找不到变量时用环境变量',
    'LANGFLOW_FALLBACK_TO_ENV_VAR',
  ],
  '/configuration-global-variables#troubleshooting': [
    'api 导入的流程没有密钥',
    'variable not found',
    '全局变量不生效',
    '变量取不到值',
    '导入别人流程变量没有',
    '变量重启后还原',
    'api 调用时 key 是空的',
    '页面能跑 接口读不到变量',
  ],
  '/configuration-api-keys#api-key-permissions': ['密钥只能调用一个流程'],
  '/configuration-global-variables#variable-types': ['credential 和 generic 区别'],
  '/configuration-api-keys#do-i-need-a-key': [
    '没有密钥能用吗',
    '不注册可以用吗',
    '本机使用要不要账号',
  ],
};
