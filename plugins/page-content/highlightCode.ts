import {
  createHighlighter,
  type BundledLanguage,
  type Grammar,
  type Highlighter,
  type ShikiTransformer,
} from 'shiki';
import type {Element, ElementContent, Text} from 'hast';
import {toString} from 'hast-util-to-string';

type TokenizedLine = ReturnType<Grammar['tokenizeLine2']>;
type StateStack = TokenizedLine['ruleStack'];

const theme = 'github-dark';

/** Names that writers use, mapped to a Shiki grammar. */
const grammars: Record<string, BundledLanguage> = {
  bash: 'bash',
  sh: 'bash',
  shell: 'bash',
  powershell: 'powershell',
  python: 'python',
  py: 'python',
  typescript: 'typescript',
  ts: 'typescript',
  javascript: 'javascript',
  js: 'javascript',
  tsx: 'tsx',
  jsx: 'jsx',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  toml: 'toml',
  ini: 'ini',
  env: 'dotenv',
  dotenv: 'dotenv',
  html: 'html',
  css: 'css',
  dockerfile: 'docker',
  docker: 'docker',
  go: 'go',
  sql: 'sql',
  csv: 'csv',
  diff: 'diff',
  http: 'http',
  markdown: 'markdown',
  nginx: 'nginx',
  xml: 'xml',
};

/** Languages that are shown as they are. */
const plainLanguages = ['text', 'caddyfile'];

export const knownLanguages = [...Object.keys(grammars), ...plainLanguages];

/**
 * The theme's colours as class names: the pages carry no inline style (strict content security policy),
 * and the palette can be tuned in one stylesheet.
 */
export const tokenClasses: Record<string, string> = {
  '#e1e4e8': '',
  '#6a737d': 'tok-comment',
  '#79b8ff': 'tok-constant',
  '#f97583': 'tok-keyword',
  '#9ecbff': 'tok-string',
  '#b392f0': 'tok-entity',
  '#ffab70': 'tok-variable',
  '#85e89d': 'tok-tag',
  '#fdaeb7': 'tok-invalid',
  '#dbedff': 'tok-regexp',
  '#d1d5da': 'tok-muted',
  '#fafbfc': 'tok-strong',
  // Dark on dark: the theme pairs these with a background, which is not carried over.
  '#24292e': '',
  '#2f363d': '',
};

const colourClasses: ShikiTransformer = {
  name: 'colours-as-classes',
  span(node: Element) {
    const style = String(node.properties.style ?? '');
    const colour = /color:\s*(#[0-9a-f]{6})/i.exec(style)?.[1]?.toLowerCase();
    delete node.properties.style;
    const className = colour === undefined ? '' : tokenClasses[colour];
    if (className) {
      node.properties.class = className;
    }
  },
};

const classOf = (part: ElementContent | undefined): unknown =>
  part?.type === 'element' ? part.properties.class : undefined;

/** Neighbours of one colour become one element, and text without a colour needs none. */
export function joinTokens(tokens: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const token of tokens) {
    const [className, value] = [classOf(token), toString(token)];
    const last = joined.at(-1);
    if (last && classOf(last) === className) {
      const text = (last.type === 'element' ? last.children[0] : last) as Text;
      text.value += value;
    } else {
      const text: Text = {type: 'text', value};
      joined.push(className ? {...(token as Element), children: [text]} : text);
    }
  }
  return joined;
}

/**
 * Half of what stands in the code blocks stands there more than once: imports, options, closing brackets. A line that
 * begins in the same state has the same tokens, and leads to the same state.
 */
function rememberLines(grammar: Grammar): void {
  const known = new Map<StateStack | null, Map<string, TokenizedLine>>();
  const tokenize = grammar.tokenizeLine2.bind(grammar);
  let outermost: StateStack | undefined;
  grammar.tokenizeLine2 = (line, state, timeLimit) => {
    let lines = known.get(state);
    if (!lines) {
      lines = new Map();
      known.set(state, lines);
    }
    let result = lines.get(line);
    if (!result) {
      result = tokenize(line, state, timeLimit);
      // Each block has an outermost state of its own, all alike.
      if (result.ruleStack.depth === 1) {
        outermost ??= result.ruleStack;
        result = {...result, ruleStack: outermost};
      }
      lines.set(line, result);
    }
    return result;
  };
}

let highlighter: Promise<Highlighter> | undefined;

async function createOurs(): Promise<Highlighter> {
  const langs = [...new Set(Object.values(grammars))];
  const ours = await createHighlighter({themes: [theme], langs});
  // Its tokens hold the colours of the theme.
  ours.setTheme(theme);
  for (const lang of langs) {
    rememberLines(ours.getLanguage(lang));
  }
  return ours;
}

function getHighlighter(): Promise<Highlighter> {
  highlighter ??= createOurs();
  return highlighter;
}

/** One hast element per line of code, highlighted. */
export async function highlightLines(code: string, language: string): Promise<Element[]> {
  const shiki = await getHighlighter();
  const root = shiki.codeToHast(code, {
    lang: grammars[language] ?? 'text',
    theme,
    // By default a line that takes half a second is left as it is: what a busy machine builds would look otherwise.
    tokenizeTimeLimit: 0,
    transformers: [colourClasses],
  });
  const pre = root.children[0] as Element;
  const codeElement = pre.children[0] as Element;
  return codeElement.children
    .filter((child): child is Element => child.type === 'element')
    .map((line) => ({...line, children: joinTokens(line.children)}));
}
