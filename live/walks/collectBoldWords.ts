import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

export interface BoldWord {
  word: string;
  line: number;
}

/** By the style of the pages, bold without Chinese is a word of the interface; bold Chinese is stress. */
const isInterfaceWord = (text: string): boolean =>
  /[a-z]/i.test(text) && !/\p{Script=Han}/u.test(text);

/** Every word of the interface that a page names, with the line where it stands. */
export function collectBoldWords(tree: Root): BoldWord[] {
  const words: BoldWord[] = [];
  visit(tree, 'strong', (node) => {
    // Bold code is a value or a name in a file, not a label.
    if (node.children.some(({type}) => type === 'inlineCode')) {
      return;
    }
    const word = textOf(node).replace(/\s+/g, ' ').trim();
    if (isInterfaceWord(word)) {
      words.push({word, line: node.position?.start.line ?? 1});
    }
  });
  return words;
}

/** The text of every step: what a reader is told to do, in order. */
export function collectSteps(tree: Root): string[] {
  const steps: string[] = [];
  visit(tree, 'list', (list) => {
    if (list.ordered) {
      steps.push(...list.children.map(textOf));
    }
  });
  return steps;
}

function textOf(node: Nodes): string {
  if ('value' in node && node.type !== 'code') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
