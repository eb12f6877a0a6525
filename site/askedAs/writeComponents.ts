import type {AskedAs} from './types';

/** Writing a component: structure, inputs, outputs. */
export const writeComponents: AskedAs = {
  '/components-custom-components': [
    '自己写组件',
    '开发插件 节点',
    '自定义节点 python',
    '新建自己的组件',
    '写一个组件',
    '做一个自己的节点',
    '二次开发节点',
    '写插件',
  ],
  '/components-custom-components#errors-on-save': ['自定义组件保存不了', '代码检查不通过'],
  '/components-custom-components#migrate-custom-component': [
    '老的组件代码升级',
    'CustomComponent 怎么改成新的',
    'build 方法写法',
    'build_config 废弃',
    '0.6 的组件代码',
  ],
  '/components-custom-components#components-with-multiple-outputs': [
    '一个组件多个输出',
    '同时输出两个端口',
    '两个出口',
    '节点多个出口',
  ],
  '/components-custom-components#store-data-in-selfctx': [
    '组件之间共享数据',
    '全局状态',
    '跨节点传变量',
    '上下文变量 ctx',
  ],
  '/components-custom-components#directory-structure-requirements': [
    '自定义组件放哪个目录',
    'docker 挂载自定义组件',
    'LANGFLOW_COMPONENTS_PATH 不生效',
    '侧边栏没有我的组件',
    'custom component not showing in sidebar',
    '批量加载组件',
    '插件目录',
    'py 文件放哪里',
    '自定义组件分享给同事',
  ],
  '/components-custom-components#inputs': [
    '下拉框 文件 密码 输入框',
    '有哪些输入类型',
    'DropdownInput 动态选项',
    '开关 滑块 表格 输入控件',
    '密码框',
    '输入设成必填',
    '一个端口接多个输入',
  ],
  '/components-custom-components#outputs': [
    '输出类型怎么定义',
    'Output method',
    '出参定义',
    '输出端口颜色类型',
  ],
  '/components-custom-components#tool-mode': [
    '自定义组件给 agent 用',
    '自定义工具',
    '代码组件变工具',
    '工具入参由大模型填',
  ],
  '/components-custom-components#output-grouping-behavior-with-group_outputs': [
    '两个 output 只有一个能选',
    '自定义组件 第二个输出用不了',
  ],
  '/components-custom-components#common-return-types': [
    '自定义组件返回 dict int str 连不上',
    '输出改成 message',
  ],
  '/components-custom-components#improve-debugging-and-flow-management': [
    '成功和报错分开走',
    '两个输出口 self.stop',
  ],
  '/components-custom-components#call-a-model': ['组件代码里调用大模型', '自定义组件接语言模型'],
  '/components-custom-components#accept-a-file': ['自定义组件上传文件', 'FileInput 用法'],
  '/components-custom-components#keep-state-between-runs': [
    '组件保存状态到下次',
    '变量下次运行还在',
  ],
  '/components-custom-components#send-email': ['发邮件', 'smtp 邮箱组件'],
  '/components-custom-components#class-level-attributes': [
    '给组件换图标',
    '组件描述 图标 名称在哪写',
  ],
  '/components-custom-components#extend-a-built-in-component': [
    '继承内置组件',
    '在自带组件上改一点',
  ],
  '/components-custom-components#read-chat-images': ['组件里读取聊天图片'],
};
