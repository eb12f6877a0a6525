import type {SchemaNode} from '../types';
import {element, text, type Content} from './hast';

/** Where links of a page lead. */
export interface LinkContext {
  baseUrl: string;
  /** Address of the page of object types. */
  typesPath: string;
}

/** A type whose named objects lead to their sections. */
export function renderType(
  {type, references}: Pick<SchemaNode, 'type' | 'references'>,
  {typesPath}: LinkContext,
): Content {
  const ids = new Map(references.map(({shown, id}) => [shown, id]));
  // `Page<FlowRead>` before `FlowRead`.
  const names = [...ids.keys()].sort((a, b) => b.length - a.length);
  const parts = names.length === 0 ? [type] : type.split(new RegExp(`(${names.join('|')})(?!\\w)`));
  const content = parts.map((part, index) => {
    const id = index % 2 === 1 ? ids.get(part) : undefined;
    return id === undefined ? text(part) : element('a', {href: `${typesPath}#${id}`}, part);
  });
  return element('span', {className: ['api-field__type']}, content);
}
