/** Where the printed answer and the real one part: sentences for a writer. */

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Every reader has the same: the one that the pages are about. */
const version = /^\d+(\.\d+){2,}(\.\w+)?$/;
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** Values that depend on what a reader has or has done. */
const counted =
  /(^|\.)(size|total|pages|total_count|total_uses|timedelta|duration|x|y|zoom|optins\.\w+|last_used_at)$/;

/**
 * Keys and types must be the same. Values must be the same unless they are this reader's own:
 * identifiers, moments, counts, and texts that are not in the request.
 */
export function compareJson(printed: unknown, real: unknown, request: string, path = ''): string[] {
  const here = path === '' ? '响应' : path;
  if (Array.isArray(printed)) {
    if (!Array.isArray(real)) {
      return [`${here} 印作数组，实际是 ${nameType(real)}`];
    }
    if (printed.length === 0 || real.length === 0) {
      return [];
    }
    // Lists come in no fixed order: the item that is most like the printed one is meant.
    return real
      .map((item, index) => compareJson(printed[0], item, request, `${path}[${index}]`))
      .reduce((best, faults) => (faults.length < best.length ? faults : best));
  }
  if (isObject(printed)) {
    if (!isObject(real)) {
      return [`${here} 印作对象，实际是 ${nameType(real)}`];
    }
    return Object.entries(printed).flatMap(([key, value]) =>
      // A moment in milliseconds as a key is the reader's own.
      key in real || /^\d{13}$/.test(key)
        ? compareJson(
            value,
            key in real ? real[key] : value,
            request,
            path === '' ? key : `${path}.${key}`,
          )
        : [`${path === '' ? key : `${path}.${key}`} 印在页面上，实际没有`],
    );
  }
  if (nameType(printed) !== nameType(real)) {
    return [`${here} 印作 ${nameType(printed)}，实际是 ${nameType(real)}（${show(real)}）`];
  }
  if (printed === real || counted.test(path) || isOwn(printed, request)) {
    return [];
  }
  return [`${here} 印作 ${show(printed)}，实际是 ${show(real)}`];
}

/** A value of the reader who wrote the page, which another reader does not get. */
function isOwn(printed: unknown, request: string): boolean {
  if (typeof printed !== 'string') {
    return false;
  }
  if (uuid.test(printed) || moment.test(printed)) {
    return true;
  }
  if (version.test(printed)) {
    return false;
  }
  // What the reader sent comes back as it was; other free text is the author's sample.
  return !request.includes(printed) && /[^\x20-\x7e]|[-/.:]\w*\d|\d{4}/.test(printed);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameType(value: unknown): string {
  if (value === null) {
    return 'null';
  }
  return Array.isArray(value) ? '数组' : typeof value;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/**
 * Printed lines and real lines, with identifiers, moments, numbers and Chinese texts left out: the
 * words that a program itself prints remain.
 */
export function compareText(printed: string, real: string): string[] {
  if (real.trim() === '') {
    return ['页面印有输出，实际什么也没有打印'];
  }
  const found = new Set(readLines(real).map(({skeleton}) => skeleton));
  return readLines(printed)
    .filter(({skeleton}) => !found.has(skeleton))
    .map(({line}) => `页面印有 ${JSON.stringify(line)} 这样的一行，实际没有`);
}

function readLines(text: string): {line: string; skeleton: string}[] {
  return text
    .split(/\r?\n/)
    .map((line) => ({
      line: line.trim(),
      skeleton: line
        .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
        .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?( UTC|Z|[+-]\d\d:?\d\d)?/g, '<time>')
        .replace(/\b(?=\S*\d)(?=\S*[A-Z])(?=\S*[a-z])[\w-]{16}(?![\w-])/g, '<secret>')
        .replace(/[-+]?\d+(\.\d+)?( (ms|seconds|second))?/g, '<n>')
        // The number that the server adds to a name that is taken.
        .replace(/ \(<n>\)/g, '')
        // The same value as Python and as JavaScript print it.
        .replace(/["'`]/g, '')
        .replace(/\b(True|False)\b/g, (word) => word.toLowerCase())
        .replace(/\b(None|undefined)\b/g, 'null')
        .replace(/[^\x20-\x7e]+(\s*[^\x20-\x7e]+)*/g, '…')
        .replace(/…(\s*<n>\s*…)+/g, '…')
        .trim(),
    }))
    .filter(({skeleton}) => skeleton !== '' && skeleton !== '…');
}
