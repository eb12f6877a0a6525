import type {AskedAs} from './types';

/** Processing components: prompts, batches, data and tables. */
export const processTables: AskedAs = {
  '/components-processing#batch-run': [
    '批量调用大模型',
    '表格每一行跑一遍',
    '批量打标签',
    '批量翻译',
  ],
  '/components-processing#data-operations': [
    '取 json 里的字段',
    '提取某个 key',
    '过滤字段',
    'json 处理',
    '删除字段',
  ],
  '/components-processing#dataframe-operations': [
    '表格筛选 排序',
    '删除列 合并表',
    '表格加一列',
    '取前几行',
  ],
  '/components-prompts#define-variables-in-prompts': [
    '多个变量分别传值',
    '提示词变量',
    '动态提示词',
    '模板传参',
    '提示词里插入变量',
    '大括号变量',
  ],
  '/components-prompts#variable-naming-rules': [
    '变量叫 code 坏了',
    '变量名不能用',
    'prompt 里有 json 花括号',
    '大括号转义',
    '变量名 中文',
    '花括号原样输出',
    '双大括号',
    'jinja2 模板语法',
    '提示词里写 if 判断',
  ],
  '/components-prompts#images-through-prompt-template': [
    '大模型看不到图片',
    '图片丢了',
    '图片没传给模型',
    '视觉模型收不到图',
    '多模态 提示词',
  ],
  '/components-prompts#prompt-template-troubleshooting': [
    '提示词保存报错',
    'prompt 里写 json 报错',
    'Input variables contain invalid characters',
    '变量没出来',
    '提示词变量连不上',
    '改变量名后内容丢失',
    '多个变量的值一样',
    '变量的值传错了 串了',
  ],
  '/components-processing#operations': ['add column 接一列', 'dataframe 加一列'],
  '/components-prompts': ['拼接两段文字', '合并文本'],
};
