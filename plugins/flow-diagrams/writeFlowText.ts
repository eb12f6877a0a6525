import {flowTexts} from '../../site/flowTexts';
import {describeFlow, type FlowDescription} from './describeFlow';
import type {FlowModel} from './types';

/** The lists of a description that have entries, each with its heading. */
export function listsOf({components, groups, connections}: FlowDescription): [string, string[]][] {
  const lists: [string, string[]][] = [
    [flowTexts.words.components, components],
    [flowTexts.words.groups, groups],
    [flowTexts.words.connections, connections],
  ];
  return lists.filter(([, entries]) => entries.length > 0);
}

/** A picture in words, as a file; client/copyFlow.ts makes the same from the page. */
export const writeFlowText = (model: FlowModel): string =>
  [
    model.title,
    ...listsOf(describeFlow(model)).flatMap(([heading, entries]) => [
      `\n${heading}`,
      ...entries.map((entry) => `- ${entry}`),
    ]),
    '',
  ].join('\n');
