interface Syntax {
  indent: string;
  null: string;
  true: string;
  false: string;
  string: (text: string) => string;
  key: (name: string) => string;
}

/** Writes a JSON value as a literal of another language, one entry a line. */
export function writeLiteral(value: unknown, syntax: Syntax, depth = 0): string {
  const inner = `\n${syntax.indent.repeat(depth + 1)}`;
  const outer = `\n${syntax.indent.repeat(depth)}`;
  if (value === null || value === undefined) {
    return syntax.null;
  }
  if (typeof value === 'boolean') {
    return value ? syntax.true : syntax.false;
  }
  if (typeof value === 'number') {
    return String(value);
  }
  if (typeof value === 'string') {
    return syntax.string(value);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) {
      return '[]';
    }
    const items = value.map((item) => `${inner}${writeLiteral(item, syntax, depth + 1)},`);
    return `[${items.join('')}${outer}]`;
  }
  const entries = Object.entries(value as Record<string, unknown>);
  if (entries.length === 0) {
    return '{}';
  }
  const lines = entries.map(
    ([key, item]) => `${inner}${syntax.key(key)}: ${writeLiteral(item, syntax, depth + 1)},`,
  );
  return `{${lines.join('')}${outer}}`;
}

/** JSON escapes are valid in Python, TypeScript and Go alike. */
export const doubleQuoted = (text: string) => JSON.stringify(text);

export const singleQuoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

export const pythonSyntax: Syntax = {
  indent: '    ',
  null: 'None',
  true: 'True',
  false: 'False',
  string: doubleQuoted,
  key: doubleQuoted,
};

export const typescriptSyntax: Syntax = {
  indent: '  ',
  null: 'null',
  true: 'true',
  false: 'false',
  string: singleQuoted,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)),
};
