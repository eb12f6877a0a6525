/** Flows that the tests share: one per kind of picture. */
export const BASIC = `chat [Chat Input] 接收用户的问题
  out message: Message = Chat Message
prompt [Prompt Template] 规定模型的角色
  set Template: 你是一名严谨的助教
  out prompt: Message = Prompt
model [Language Model] 生成回答
  set Model Name: gpt-4o-mini
  in input: Message = Input
  in system: Message = System Message
  out text: Message = Model Response
output [Chat Output] 在 Playground 中显示回答
  in text: Message|Data|DataFrame = Inputs

chat.message -> model.input
prompt.prompt -> model.system
model.text -> output.text`;

export const AGENT = `chat [Chat Input] 接收问题
  out message: Message = Chat Message
calc [Calculator] 计算算式
  out tool: Tool = Toolset
url [URL] 读取网页
  out tool: Tool = Toolset
search [Web Search] 搜索
  out tool: Tool = Toolset
agent [Agent] 决定调用哪个工具
  in input: Message = Input
  in tools: Tool = Tools
  out response: Message = Response
output [Chat Output] 显示回答
  in inputs: Message = Inputs

chat.message -> agent.input
calc.tool -> agent.tools
url.tool -> agent.tools
search.tool -> agent.tools
agent.response -> output.inputs
group 智能体与工具: agent, calc, url, search`;

/** Seven columns: too wide for one row. Its question goes to two places. */
export const RAG = `file [File] 读取手册
  out data: Data = Files
split [Split Text] 切成文本块
  set Chunk Size: 1000
  in data: Data|DataFrame = Input
  out chunks: DataFrame = Chunks
embed [Embedding Model] 写入与检索共用
  set Model: text-embedding-3-small
  out embeddings: Embeddings = Embedding Model
store [Astra DB] 保存并检索向量
  in ingest: Data|DataFrame = Ingest Data
  in embedding: Embeddings = Embedding Model
  in query: Message = Search Query
  out results: DataFrame = DataFrame
chat [Chat Input] 用户的问题
  out message: Message = Chat Message
parser [Parser] 把结果拼成文本
  in data: Data|DataFrame = Data or DataFrame
  out text: Message = Parsed Text
prompt [Prompt Template] 资料加问题
  in context: Message = context
  in question: Message = question
  out prompt: Message = Prompt
model [Language Model] 生成回答
  in input: Message = Input
  out text: Message = Model Response
output [Chat Output] 显示回答
  in inputs: Message = Inputs

file.data -> split.data
split.chunks -> store.ingest
embed.embeddings -> store.embedding
chat.message -> store.query
store.results -> parser.data
parser.text -> prompt.context
chat.message -> prompt.question
prompt.prompt -> model.input
model.text -> output.inputs`;

/** No ports, labels, a conversation in both directions, and edges past a column. */
export const TOPOLOGY = `browser [浏览器] 编辑流程、调用 API
caddy [Caddy] 终止 TLS，转发请求
one [Langflow 实例 1] 端口 7860
two [Langflow 实例 2] 端口 7860
db [PostgreSQL] 流程、用户和消息
logs [日志平台]

browser -> caddy : HTTPS
caddy -> browser : 响应
caddy -> one : HTTP
caddy -> two : HTTP
one -> db
two -> db
caddy -> logs : 访问日志
db -> logs
group 内网: one, two, db`;

/** Data goes round: the last output feeds the first component again. */
export const LOOP = `file [File] 论文清单
  out rows: DataFrame = Structured Content
loop [Loop] 每次送出一行
  in rows: DataFrame = Inputs
  in again: Data = Looping
  out item: Data = Item
  out done: DataFrame = Done
convert [Type Convert] 转回 Data
  in item: Data = Input
  out data: Data = Data Output
output [Chat Output] 显示全部
  in done: DataFrame = Inputs

file.rows -> loop.rows
loop.item -> convert.item
convert.data -> loop.again : 回到循环
loop.done -> output.done`;

export const SAMPLES = {BASIC, AGENT, RAG, TOPOLOGY, LOOP};
