import type {AskedAs} from './types';

/** Tools of agents; the agent components. */
export const agentTools: AskedAs = {
  '/agents-tools#edit-a-tool-components-actions': [
    '修改工具名称 描述',
    '关闭某个动作',
    'action 列表',
    '动作设置图标',
    '只启用部分工具',
  ],
  '/agents-tools#write-tool-descriptions': [
    'agent 选错工具',
    '提示工具怎么用',
    'agent 不知道何时用工具',
    '工具提示词怎么写',
  ],
  '/agents-tools#use-an-agent-as-a-tool': [
    '多智能体',
    'multi-agent',
    'agent 调 agent',
    '主管 子智能体',
    '子 agent',
    'agent 嵌套',
  ],
  '/agents-tools#make-any-component-a-tool': [
    '组件怎么变成工具',
    'tool mode 打开',
    '工具模式开关',
    '组件不能当工具',
    '让模型填参数',
  ],
  '/agents-tools#use-flows-as-tools': [
    'flow as tool',
    '收不到输入',
    '流程作为工具',
    '子流程当工具',
    'agent 调用另一个流程',
    '工作流当工具',
    '流程做成技能',
  ],
  '/agents-tools#troubleshooting': [
    '工具不执行',
    'tool 报错',
    '没有 toolset 端口',
    '工具名不合法',
    "Invalid 'tools[0].function.name'",
    '工具一报错流程就停',
    'Input should be a valid list',
  ],
  '/agents-tools#tool-errors': [
    '工具报错',
    'toolset 报错',
    'component_as_tool',
    '流程当工具 报错',
    'only one tool',
  ],
  '/components-agents#use-your-own-model': [
    '自己填模型名',
    'agent 换成国内模型',
    'agent 用公司内网模型',
  ],
  '/components-agents#legacy-agent-components': [
    'crewai 报错',
    'crewai 一直运行',
    'crewai 用自己的模型',
    'crewai 节点找不到',
    'crewai 没安装',
  ],
};
