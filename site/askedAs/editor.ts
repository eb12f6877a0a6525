import type {AskedAs} from './types';

/** The visual editor and what can be done with components in it. */
export const editor: AskedAs = {
  '/concepts-overview#keyboard-shortcuts': ['快捷键', '撤销 复制 粘贴组件', 'ctrl z'],
  '/concepts-overview#workspace-gestures-and-interactions': [
    '画布缩放 移动',
    '框选多个组件',
    '一次选中多个节点',
    '框选',
    '锁定流程',
    '防止误改',
    '画布缩放 居中',
    '多选组件',
    '节点折叠 最小化',
    '撤销',
    '加便签 写注释',
    '删便签',
    '怎么删除一条连线',
    '拖动画布',
    '画布太大看不全',
  ],
  '/concepts-overview#share-menu': ['分享按钮', 'api access 在哪'],
  '/concepts-components#component-menus': [
    '怎么添加组件',
    '把组件加到画布',
    '双击组件没反应',
    '组件拖不进去',
  ],
  '/about-langflow#newer-components': [
    '教程里的组件我这里没有',
    'smart router',
    'knowledge 组件 没有',
    '新版本才有的组件',
    'write file read file',
    'advanced parser',
    '菜单里找不到教程用的组件',
  ],
  '/components-logic#multi-branch': [
    'switch case',
    '多条件路由',
    '分类后走不同流程',
    '按意图分流到多个分支',
  ],
};
