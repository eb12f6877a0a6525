/**
 * The terms of the content guide, with the variants that writers reach for instead.
 *
 * A variant is listed only where it cannot mean something else; `wrong` and `fine` are sentences that
 * must and must not be reported, and are run as tests.
 */
export interface GlossaryEntry {
  english: string;
  right: string;
  variants: RegExp;
  wrong: string[];
  fine: string[];
}

const LOWERCASE_WORD = {start: '(?<![\\w/.@-])', end: '(?![\\w/@-]|\\.\\w)'};

/** An English word left in a Chinese sentence, in exactly this case. */
function plainWord(word: string): RegExp {
  return new RegExp(`${LOWERCASE_WORD.start}(?:${word})${LOWERCASE_WORD.end}`, 'gu');
}

export const glossary: GlossaryEntry[] = [
  {
    english: 'flow',
    right: '流程',
    variants:
      /(?<!Actions )工作流(?!程)|(?:该|此|这个|这条|整个|你的|新建|创建|导入|导出|运行)流(?=[，。、；：）\s]|的|后|中|里|时|$)/gu,
    wrong: ['打开你的工作流', '创建流后运行', '运行该流。'],
    fine: [
      '工作流程',
      'GitHub Actions 工作流',
      '事件流与数据流',
      '流式传输',
      '创建流程',
      '反复查看你的流量',
    ],
  },
  {
    english: 'flow',
    right: '流程',
    variants: plainWord('flows?|workflows?'),
    wrong: ['打开这个 flow', '导出 flows'],
    fine: ['打开 Langflow', '`flow_id` 参数', '请求 /v1/flows', 'Simple Flow'],
  },
  {
    english: 'agent',
    right: '智能体',
    variants:
      /(?:AI|智能|人工智能|多|工具调用|对话|自主|子|单个|该|你的|LLM) ?代理(?!服务|商|地址|端口|层|转发)|代理(?=组件|节点|流程|应用|工具|会调用|可以调用|能够调用|选择工具|使用工具)|智能代理/gu,
    wrong: ['构建 AI 代理', '多代理应用', '连接到代理组件', '让代理使用工具'],
    fine: ['反向代理', '配置代理服务器', '设置 HTTP 代理', 'Nginx 代理缓冲', '经由代理转发'],
  },
  {
    english: 'agent',
    right: '智能体',
    variants: plainWord('agents?'),
    wrong: ['这个 agent 会选择工具'],
    fine: ['Simple Agent 模板', '见 /agents', 'User-Agent 请求头', 'langflow-agent'],
  },
  {
    english: 'prompt',
    right: '提示词',
    variants:
      /提示语|提示模板|提示工程|提示字词|(?:系统|用户|模型)提示(?=[，。、；：）]|和|与|或|中|里|变量|消息|的|$)/gu,
    wrong: ['修改提示语', '选择提示模板', '写入系统提示。'],
    fine: ['系统提示词', '系统提示你输入密码', '提示', '页面提示保存成功', '错误提示'],
  },
  {
    english: 'prompt',
    right: '提示词',
    variants: plainWord('prompts?'),
    wrong: ['写好 prompt 再运行'],
    fine: ['Prompt Template 组件', '`prompt` 字段'],
  },
  {
    english: 'component',
    right: '组件',
    variants: /(?<!电子)元件|构件/gu,
    wrong: ['拖入一个元件'],
    fine: ['组件', '控件', '部署的各个部件', '电子元件'],
  },
  {
    english: 'bundle',
    right: '组件包（Bundle）',
    variants: /捆绑包|捆绑组件|软件捆绑|集成包/gu,
    wrong: ['安装捆绑包'],
    fine: ['组件包（Bundle）', '软件包'],
  },
  {
    english: 'template',
    right: '模板',
    variants: /模版/gu,
    wrong: ['选择模版'],
    fine: ['选择模板', '样板代码'],
  },
  {
    english: 'visual editor',
    right: '可视化编辑器',
    variants: /可视编辑器|视觉编辑器|图形编辑器|图形化编辑器|可视化编辑界面/gu,
    wrong: ['打开视觉编辑器'],
    fine: ['打开可视化编辑器'],
  },
  {
    english: 'workspace',
    right: '工作区',
    variants: /(?<!(?:Notion|Slack|Databricks) (?:的)?)工作空间|工作台面/gu,
    wrong: ['拖到工作空间'],
    fine: ['拖到工作区', 'Notion 工作空间', 'Slack 工作空间'],
  },
  {
    english: 'canvas',
    right: '画布',
    variants: /画板|帆布/gu,
    wrong: ['拖到画板上'],
    fine: ['拖到画布上'],
  },
  {
    english: 'node / edge / port',
    right: '节点 / 连线 / 端口',
    variants: /结点|连接线|连接边/gu,
    wrong: ['删除连接线', '选中结点'],
    fine: ['删除连线', '边缘设备', '数据库连接'],
  },
  {
    english: 'Playground',
    right: 'Playground（不译）',
    variants: /演练场|试验场|练习场|(?:打开|进入|使用|在|到)(?:操场|游乐场)/gu,
    wrong: ['打开演练场', '在游乐场中测试流程'],
    fine: ['打开 Playground', '东京附近的游乐场'],
  },
  {
    english: 'session ID',
    right: '会话 ID',
    variants: /对话 ?ID|会话标识符?|会话编号|(?:session|Session) ID/gu,
    wrong: ['传入会话标识符', '设置 session ID'],
    fine: ['传入会话 ID', '`session_id`'],
  },
  {
    english: 'message',
    right: '消息',
    variants: /讯息/gu,
    wrong: ['发送讯息'],
    fine: ['发送消息', '错误信息'],
  },
  {
    english: 'data type',
    right: '数据类型',
    variants: /资料类型|资料型别/gu,
    wrong: ['资料类型'],
    fine: ['数据类型'],
  },
  {
    english: 'global / environment variable',
    right: '全局变量 / 环境变量',
    variants: /全域变量|全局变数|环境变数|环境参数变量/gu,
    wrong: ['设置环境变数'],
    fine: ['设置环境变量'],
  },
  {
    english: 'credential',
    right: '凭据',
    variants: /凭证|证件信息/gu,
    wrong: ['填写凭证'],
    fine: ['填写凭据', 'TLS 证书'],
  },
  {
    english: 'API key',
    right: 'API 密钥',
    variants: /API ?(?:键|钥匙|秘钥|密匙|[Kk]eys?|KEY)(?!\w)|秘钥|密匙/gu,
    wrong: ['填写 API key', '生成 API 秘钥'],
    fine: ['填写 API 密钥', '`LANGFLOW_API_KEY`'],
  },
  {
    english: 'endpoint',
    right: '端点',
    variants: /终结点|终端节点|末端节点/gu,
    wrong: ['调用终结点'],
    fine: ['调用端点', '终端窗口'],
  },
  {
    english: 'payload',
    right: '载荷',
    variants: /有效载荷|(?:有效|请求|消息)负载(?!均衡)/gu,
    wrong: ['请求负载'],
    fine: ['请求载荷', '负载均衡', '服务器负载过高'],
  },
  {
    english: 'webhook',
    right: 'Webhook',
    variants: /网络钩子|网页钩子|WebHook|(?<![\w/.@-])webhooks?(?![\w/@-])/gu,
    wrong: ['配置网络钩子', '配置 webhook'],
    fine: ['配置 Webhook', 'Git 钩子', '见 /webhook'],
  },
  {
    english: 'MCP server / client',
    right: 'MCP 服务器 / MCP 客户端',
    variants: /MCP ?(?:服务端|伺服器|用户端)/gu,
    wrong: ['启动 MCP 服务端'],
    fine: ['启动 MCP 服务器', 'MCP 服务器端点'],
  },
  {
    english: 'streaming',
    right: '流式传输',
    variants: /(?:启用|开启|关闭|支持)流媒体|流媒体(?=传输|响应|输出|模式)|串流|(?<!式)流传输/gu,
    wrong: ['启用流媒体', '启用串流'],
    fine: ['启用流式传输', '流式返回', '流媒体平台'],
  },
  {
    english: 'image',
    right: '镜像',
    variants: /(?<!磁盘)映像/gu,
    wrong: ['拉取 Docker 映像'],
    fine: ['拉取 Docker 镜像', '双击磁盘映像'],
  },
  {
    english: 'superuser',
    right: '超级用户',
    variants: /超级管理员|超级[账帐][户号]/gu,
    wrong: ['创建超级管理员'],
    fine: ['创建超级用户', '联系管理员'],
  },
  {
    english: 'authentication',
    right: '身份验证',
    variants:
      /身份认证|鉴权|(?<!身份)认证(?=方式|方法|信息|令牌|请求|失败|头|机制|流程|配置|模式|错误)/gu,
    wrong: ['启用身份认证', '选择认证方式', '接口鉴权'],
    fine: ['启用身份验证', '通过 ISO 27001 认证', '获得认证证书'],
  },
  {
    english: 'parameter',
    right: '参数',
    variants: /引数(?!据|量)|参量|变元/gu,
    wrong: ['传入引数'],
    fine: ['传入参数', '引数据为证'],
  },
  {
    english: 'default',
    right: '默认值',
    variants: /缺省(?=值|情况|设置|配置|参数|为|是)/gu,
    wrong: ['缺省值为 0'],
    fine: ['默认值为 0', '`secretKey` 缺省时随机生成'],
  },
  {
    english: 'required / optional',
    right: '必填 / 可选',
    variants: /必传|选填|非必填/gu,
    wrong: ['此字段选填'],
    fine: ['此字段可选', '必填'],
  },
  {
    english: 'run',
    right: '运行',
    variants: /执行(?=(?:该|此|整个|你的|这个|这条|一次)流程)/gu,
    wrong: ['执行整个流程'],
    fine: ['运行整个流程', '执行命令'],
  },
  {
    english: 'trace',
    right: '追踪',
    variants: /(?:链路|调用|分布式|LLM) ?跟踪|跟踪(?=数据|记录|信息|功能|平台)/gu,
    wrong: ['查看跟踪数据', '链路跟踪'],
    fine: ['查看追踪数据', '跟踪进度'],
  },
  {
    english: 'share',
    right: '分享',
    variants: /共享(?=(?:你的|该|此|这个)?流程|链接|菜单)/gu,
    wrong: ['共享你的流程', '复制共享链接'],
    fine: ['分享你的流程', '共享存储', '共享内存'],
  },
  {
    english: 'import / export',
    right: '导入 / 导出',
    variants: /汇入|汇出/gu,
    wrong: ['汇出流程'],
    fine: ['导出流程'],
  },
  {
    english: 'freeze',
    right: '冻结',
    variants: /(?:冰冻|冷冻)(?=组件|节点)/gu,
    wrong: ['冰冻组件'],
    fine: ['冻结组件', '冷冻食品'],
  },
  {
    english: 'legacy component',
    right: '旧版组件',
    variants: /(?:遗留|传统|过时|历史|老旧|陈旧|旧)组件/gu,
    wrong: ['遗留组件', '显示旧组件'],
    fine: ['旧版组件'],
  },
  {
    english: 'beta',
    right: 'Beta',
    variants: /测试版|贝塔|公测版/gu,
    wrong: ['此功能为测试版'],
    fine: ['此功能为 Beta'],
  },
  {
    english: 'provider',
    right: '提供商',
    variants: /(?:模型|LLM|嵌入|API|服务|云|存储|搜索) ?供应商|提供者|提供方(?![式法向面案])/gu,
    wrong: ['选择模型供应商', '模型提供者'],
    fine: ['选择模型提供商', '供应商合同', '域名服务商', '对外提供方式'],
  },
  {
    english: 'quickstart',
    right: '快速入门',
    variants: /快速开始|快速起步/gu,
    wrong: ['参见快速开始'],
    fine: ['参见快速入门', '帮助你快速上手'],
  },
  {
    english: 'troubleshoot',
    right: '故障排除',
    variants: /疑难解答|疑难排解|故障排查|问题排解/gu,
    wrong: ['故障排查'],
    fine: ['故障排除', '排查问题'],
  },
  {
    english: 'release notes',
    right: '发行说明',
    variants: /发布说明|版本说明|发行日志|发布日志|版本注记/gu,
    wrong: ['阅读发布说明'],
    fine: ['阅读发行说明'],
  },
  {
    english: 'vector store',
    right: '向量存储',
    variants: /矢量(?!图)|向量库|向量仓库|向量商店/gu,
    wrong: ['矢量存储', '写入向量库'],
    fine: ['向量存储', '矢量图', '向量数据库'],
  },
  {
    english: 'embedding',
    right: '嵌入',
    variants: /嵌入式(?:模型|向量)|内嵌模型|(?<![\w/.@-])embeddings?(?![\w/@-])/gu,
    wrong: ['嵌入式模型', '生成 embedding'],
    fine: ['嵌入模型', '嵌入聊天组件', 'OpenAI Embeddings 组件'],
  },
  {
    english: 'retrieval-augmented generation',
    right: '检索增强生成（RAG）',
    variants: /检索增强型生成|增强检索生成|检索式生成|检索增强式生成/gu,
    wrong: ['增强检索生成'],
    fine: ['检索增强生成（RAG）'],
  },
  {
    english: 'language model / LLM',
    right: '语言模型 / LLM',
    variants: /大型?语言模型/gu,
    wrong: ['大语言模型', '大型语言模型'],
    fine: ['语言模型', '文心大模型'],
  },
  {
    english: 'chunk / split',
    right: '文本块 / 切分',
    variants:
      /分块(?!传输|编码|上传)|切块|文本片段|(?:文本|文档)(?:分割|拆分|分片)|(?:分割|拆分)(?:文本|文档)|(?<![\w/.@-])chunks?(?![\w/@-])/gu,
    wrong: ['设置分块大小', '文本分割', '拆分文档', '每个 chunk'],
    fine: ['设置文本块大小', '切分文档', '分块传输编码', '拆分任务'],
  },
  {
    english: 'chat memory',
    right: '聊天记忆',
    variants: /(?:聊天|对话|会话)内存|(?:对话|会话)记忆|记忆体/gu,
    wrong: ['聊天内存', '会话记忆'],
    fine: ['聊天记忆', '内存占用'],
  },
  {
    english: 'chat history',
    right: '聊天记录',
    variants: /(?:聊天|对话|会话)历史(?:记录)?|历史(?:聊天|对话)(?:记录)?|对话记录/gu,
    wrong: ['读取聊天历史', '对话历史记录'],
    fine: ['读取聊天记录', '版本历史'],
  },
  {
    english: 'toolset',
    right: '工具集',
    variants: /工具组(?!件)|工具集合/gu,
    wrong: ['工具集合'],
    fine: ['工具集', '工具组件'],
  },
  {
    english: 'you',
    right: '你',
    variants: /您/gu,
    wrong: ['您可以'],
    fine: ['你可以'],
  },
  {
    english: 'log in / account',
    right: '登录 / 账户',
    variants: /登陆|帐[户号]/gu,
    wrong: ['登陆 Langflow', '创建帐户'],
    fine: ['登录 Langflow', '创建账户'],
  },
];
