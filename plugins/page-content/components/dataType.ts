import type {ElementContent} from 'hast';
import {DATA_TYPES} from '../../../lib/dataTypes';
import {element, text} from '../hast';
import type {ComponentUse} from '../componentUse';

export function renderDataType({attributes, fail}: ComponentUse): ElementContent[] {
  const name = attributes.name ?? '';
  if (!DATA_TYPES.some((type) => type === name)) {
    return fail(`<DataType> 没有数据类型 "${name}"。可用：${DATA_TYPES.join('、')}。`);
  }
  return [
    element('span', {className: ['data-type', `data-type--${name.toLowerCase()}`]}, [text(name)]),
  ];
}
