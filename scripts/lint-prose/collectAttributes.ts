import type {Nodes} from 'mdast';
import {alignText} from './alignText';
import type {ProseBlock} from './types';

export type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

const SHOWN_ATTRIBUTES = new Set(['title', 'label', 'alt', 'caption', 'description', 'aria-label']);

/** The string attributes of a component that readers see. They are reported, never changed. */
export function collectAttributes(element: JsxElement, source: string): ProseBlock[] {
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !SHOWN_ATTRIBUTES.has(attribute.name)) {
      return [];
    }
    if (typeof attribute.value !== 'string') {
      return [];
    }
    const start = attribute.position?.start.offset;
    const end = attribute.position?.end.offset;
    if (start === undefined || end === undefined) {
      return [];
    }
    const quote = start + source.slice(start, end).search(/["']/);
    const text = attribute.value;
    return [
      {
        kind: 'attribute' as const,
        text,
        offsets: alignText(text, source, quote + 1, end - 1),
        spans: [{from: 0, to: text.length, role: 'text' as const, path: [element], fixable: false}],
      },
    ];
  });
}
