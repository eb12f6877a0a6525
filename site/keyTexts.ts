/** Apart from site/texts.ts, which every first view loads: these load when a reader asks for the keys. */
export const keyTexts = {
  title: '快捷键',
  close: '关闭',
  rows: [
    {keys: ['Ctrl', 'K'], action: '打开或关闭搜索；选中的文字会填进去'},
    {keys: ['/'], action: '打开搜索'},
    {keys: ['↑', '↓'], action: '在搜索结果里移动'},
    {keys: ['Enter'], action: '打开选中的结果'},
    {keys: ['Esc'], action: '关闭搜索、菜单或放大的图片'},
    {keys: ['?'], action: '显示或关闭这张表'},
  ],
};
