import type {AskedAs} from './types';

/** Custom components. */
export const customComponents: AskedAs = {
  '/components-custom-components#dynamic-outputs': ['动态端口', '动态增加输出', '根据选项改变输出'],
  '/components-custom-components': [
    '自己写组件',
    '开发插件 节点',
    '自定义节点 python',
    '新建自己的组件',
    '写一个组件',
    '做一个自己的节点',
  ],
  '/components-custom-components#components-with-multiple-outputs': [
    '一个组件多个输出',
    '同时输出两个端口',
  ],
  '/components-custom-components#store-data-in-selfctx': ['组件之间共享数据', '全局状态'],
  '/components-custom-components#directory-structure-requirements': [
    '自定义组件放哪个目录',
    'docker 挂载自定义组件',
    'LANGFLOW_COMPONENTS_PATH 不生效',
    '侧边栏没有我的组件',
    'custom component not showing in sidebar',
    '批量加载组件',
  ],
  '/components-custom-components#inputs': [
    '下拉框 文件 密码 输入框',
    '有哪些输入类型',
    'DropdownInput 动态选项',
  ],
  '/components-custom-components#outputs': ['输出类型怎么定义', 'Output method'],
  '/components-custom-components#tool-mode': ['自定义组件给 agent 用', '自定义工具'],
  '/components-custom-components#enable-dynamic-fields': [
    '根据选择显示隐藏字段',
    '联动',
    'real_time_refresh',
    '选了某一项再显示别的参数',
    '参数联动',
    '级联下拉',
    '根据选项显示字段',
  ],
  '/components-custom-components#read-global-variables': [
    '代码里取全局变量',
    'get_variable',
    '组件里读密钥',
    '组件里读环境变量',
    '组件里用变量',
  ],
  '/components-custom-components#error-handling-and-logging': [
    '组件里打印日志',
    'self.log 看不到',
    '抛异常',
  ],
  '/components-custom-components#troubleshooting': [
    'import requests 报错',
    '自定义组件报错',
    'import 报错 ModuleNotFoundError No module named',
    'Error while compiling code',
    '代码改了不生效',
  ],
  '/components-custom-components#read-run-ids': [
    '组件里拿当前会话 id',
    '代码里获取 session_id',
    '获取当前用户 id',
    '组件里取 flow_id',
    '当前登录用户是谁',
    'self.graph',
    '是哪个用户在调用',
    '组件里获取当前用户',
    '拿到 flow id',
  ],
  '/components-custom-components#complete-example': [
    '自定义组件例子',
    '自定义组件示例代码',
    '完整例子',
  ],
  '/components-custom-components#test-a-component': ['调试自定义组件', '本地测试组件'],
};
