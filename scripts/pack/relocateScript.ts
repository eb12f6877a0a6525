import {parse, type Node} from 'acorn';
import {escapeRegExp} from '../../lib/escapeRegExp';
import {placeholderBase, placeholderOrigin} from './placeholders';

const places = new Map([
  [placeholderBase, 'docsBase'],
  [placeholderOrigin, 'location.origin'],
]);
const pattern = new RegExp(`(${[...places.keys()].map(escapeRegExp).join('|')})`);

/** In a page the `<base>` tells; a worker's own file stands two folders below the root. */
const declaration =
  'var docsBase=new URL(self.document?document.baseURI:new URL("../../",location.href)).pathname;';

/** `"/base/page"` → `(docsBase+"page")`. */
function asExpression(text: string): string {
  const parts = text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => places.get(part) ?? JSON.stringify(part));
  return `(${parts.join('+')})`;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

type AnyNode = Node & Record<string, unknown>;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function editOf(node: AnyNode, parent: AnyNode | undefined): Edit | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string' && pattern.test(node.value)) {
    const isKey = parent?.type === 'Property' && parent.key === node && !parent.computed;
    const text = asExpression(node.value);
    return {start: node.start, end: node.end, text: isKey ? `[${text}]` : text};
  }
  const raw = node.type === 'TemplateElement' && (node.value as {raw: string}).raw;
  if (raw && pattern.test(raw)) {
    const text = raw.split(pattern).map((part) => {
      const place = places.get(part);
      return place ? `\${${place}}` : part;
    });
    return {start: node.start, end: node.end, text: text.join('')};
  }
  return undefined;
}

function collectEdits(node: AnyNode, parent: AnyNode | undefined, edits: Edit[]): void {
  const edit = editOf(node, parent);
  if (edit) {
    edits.push(edit);
    return;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) {
        collectEdits(child, node, edits);
      }
    }
  }
}

/** A script that knew the site's address asks for it when it runs. */
export function relocateScript(code: string): string {
  if (!pattern.test(code)) {
    return code;
  }
  const edits: Edit[] = [];
  collectEdits(parse(code, {ecmaVersion: 'latest'}) as unknown as AnyNode, undefined, edits);
  let result = code;
  for (const {start, end, text} of edits.sort((one, other) => other.start - one.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  if (pattern.test(result)) {
    throw new Error(`脚本里还有写死的地址：…${pattern.exec(result)!.input.slice(0, 80)}…`);
  }
  return declaration + result;
}
