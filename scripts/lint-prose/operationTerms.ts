import {type GlossaryEntry, plainWord} from './glossaryEntry';

/** The terms of those who configure, deploy and call a server. */
export const operationTerms: GlossaryEntry[] = [
  {
    english: 'token (of a model)',
    right: 'token',
    variants: /词元/gu,
    wrong: ['每个文本块 500 个词元'],
    fine: ['每个文本块 500 个 token', '登录后的访问令牌'],
  },
  {
    english: 'dimension (of a vector)',
    right: '维度',
    // 三维数组, 多维数据: 维 ends the word before.
    variants: /维数(?![组据值])/gu,
    wrong: ['向量的维数不一致'],
    fine: ['向量的维度不一致', '三维数组', '多维数据'],
  },
  {
    english: 'float',
    right: '浮点数',
    variants: /浮点型|浮点值|双精度数|^小数$/gu,
    wrong: ['类型是浮点型'],
    fine: ['类型是浮点数', '保留两位小数'],
  },
  {
    english: 'inspect output',
    right: '检查输出',
    variants: /检视输出|查看输出(?=[（，。；、]|图标|按钮|$)/gu,
    wrong: ['点查看输出图标', '再点查看输出。'],
    fine: ['点检查输出图标', '在终端里查看输出结果'],
  },
  {
    english: 'password',
    right: '密码',
    variants: /口令(?!牌)/gu,
    wrong: ['数据库口令', '修改口令'],
    fine: ['数据库密码', '接口令牌'],
  },
  {
    english: 'encryption key',
    right: '加密密钥',
    variants: /加密钥匙|加密用的密钥/gu,
    wrong: ['更换加密用的密钥'],
    fine: ['更换加密密钥', '不要用公司的主密钥'],
  },
  {
    english: 'connection string',
    right: '连接串',
    variants: /连接字符串|链接串|数据库连接地址/gu,
    wrong: ['填写连接字符串'],
    fine: ['填写连接串', '连接地址栏里的服务器'],
  },
  {
    english: 'cookie',
    right: 'Cookie',
    variants: plainWord('cookies?'),
    wrong: ['刷新令牌的 cookie'],
    fine: ['刷新令牌的 Cookie', '`cookies` 参数'],
  },
  {
    english: 'Helm chart',
    right: 'Helm Chart',
    variants: /(?:Helm|helm) ?(?:图表|chart(?!\w))/gu,
    wrong: ['安装 Helm 图表', '官方的 Helm chart'],
    fine: ['官方的 Helm Chart', '提取图表里的文字'],
  },
  {
    english: 'release (of Helm)',
    right: 'release',
    variants: /Helm ?发布(?!的|了|过|于)/gu,
    wrong: ['删除 Helm 发布'],
    fine: ['删除 release', 'Helm 发布于 2016 年'],
  },
  {
    english: 'Ingress',
    right: 'Ingress',
    variants: /入口控制器|入口资源|入口规则/gu,
    wrong: ['配置入口规则'],
    fine: ['配置 Ingress 规则', '流程的入口和出口'],
  },
];
