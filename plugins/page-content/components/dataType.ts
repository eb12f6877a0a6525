import type {ElementContent} from 'hast';
import {element, text} from '../hast';
import type {ComponentUse} from '../componentUse';

/** The product's port types; each has its colour in src/css/tokens.css. */
const dataTypes = [
  'Message',
  'Data',
  'DataFrame',
  'Embeddings',
  'LanguageModel',
  'Memory',
  'Tool',
  'VectorStore',
  'Any',
];

export function renderDataType({attributes, fail}: ComponentUse): ElementContent[] {
  const name = attributes.name ?? '';
  if (!dataTypes.includes(name)) {
    return fail(`<DataType> 没有数据类型 "${name}"。可用：${dataTypes.join('、')}。`);
  }
  return [
    element('span', {className: ['data-type', `data-type--${name.toLowerCase()}`]}, [text(name)]),
  ];
}
