import type {Problem} from '../types';

const SECTION = /^\[[^\]]+\]\s*(?:[#;].*)?$/;
const TABLE = /^(?:\[[^[\]]+\]|\[\[[^[\]]+\]\])\s*(?:#.*)?$/;
const COMMENT = /^[#;]/;

/** Light check for ini, properties and .env: sections, comments and `key = value` lines. */
export function checkIni(codes: string[]): Problem[][] {
  return codes.map((code) =>
    code.split('\n').flatMap((raw, line) => {
      const text = raw.trim();
      const isFine =
        text === '' ||
        COMMENT.test(text) ||
        SECTION.test(text) ||
        /^(?:export\s+)?[^=:\s[\]][^=:]*[=:]/.test(text);
      // An indented line continues the value above it.
      if (isFine || (line > 0 && /^\s/.test(raw))) {
        return [];
      }
      return [
        {
          line,
          column: raw.length - raw.trimStart().length,
          message: '这一行不是「名称=值」、[节] 或注释',
        },
      ];
    }),
  );
}

/** Light check for TOML: tables, keys with a value, and brackets or strings that span lines. */
export function checkToml(codes: string[]): Problem[][] {
  return codes.map((code) => {
    const problems: Problem[] = [];
    let depth = 0;
    let quote: string | null = null;
    let opened = 0;
    code.split('\n').forEach((raw, line) => {
      const text = raw.trim();
      const continues = depth > 0 || quote !== null;
      if (!continues) {
        opened = line;
        const problem = tomlLineProblem(text);
        if (problem) {
          problems.push({line, column: raw.length - raw.trimStart().length, message: problem});
        }
        if (problem || !text.includes('=') || COMMENT.test(text)) {
          return;
        }
      }
      ({depth, quote} = scanTomlValue(
        continues ? text : text.slice(text.indexOf('=') + 1),
        depth,
        quote,
      ));
    });
    if (depth > 0 || quote !== null) {
      problems.push({line: opened, column: 0, message: '括号或多行字符串没有结束'});
    }
    return problems;
  });
}

function tomlLineProblem(text: string): string | null {
  if (text === '' || text.startsWith('#') || TABLE.test(text)) {
    return null;
  }
  if (text.startsWith('[')) {
    return '表名的方括号不成对';
  }
  if (!/^(?:[\w.-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"))*\s*=/.test(text)) {
    return '这一行不是「键 = 值」、[表] 或注释';
  }
  const value = text.slice(text.indexOf('=') + 1).trim();
  if (value === '' || value.startsWith('#')) {
    return '键没有值';
  }
  if (/^[A-Za-z_]/.test(value) && !/^(?:true|false|inf|nan)\b/.test(value)) {
    return '字符串要加引号';
  }
  return null;
}

function scanTomlValue(
  text: string,
  depth: number,
  quote: string | null,
): {depth: number; quote: string | null} {
  for (let at = 0; at < text.length; at += 1) {
    const three = text.slice(at, at + 3);
    if (quote !== null) {
      if (quote === '"' && text[at] === '\\') {
        at += 1;
      } else if (text.startsWith(quote, at)) {
        at += quote.length - 1;
        quote = null;
      }
    } else if (three === '"""' || three === "'''") {
      quote = three;
      at += 2;
    } else if (text[at] === '"' || text[at] === "'") {
      quote = text[at] ?? null;
    } else if (text[at] === '#') {
      break;
    } else if (text[at] === '[' || text[at] === '{') {
      depth += 1;
    } else if (text[at] === ']' || text[at] === '}') {
      depth -= 1;
    }
  }
  return {depth, quote};
}
