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
  ],
  '/concepts-overview#share-menu': ['分享按钮', 'api access 在哪'],
  '/concepts-components#component-menus': [
    '怎么添加组件',
    '把组件加到画布',
    '双击组件没反应',
    '组件拖不进去',
  ],
};
