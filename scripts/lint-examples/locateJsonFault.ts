export interface JsonFault {
  offset: number;
  message: string;
}

const STRING = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
const SPACE = /[ \t\r\n]*/y;

/** Where JSON text first goes wrong, with a remedy. Null for valid text. */
export function locateJsonFault(text: string): JsonFault | null {
  const scanner = new JsonScanner(text);
  try {
    scanner.value();
    scanner.end();
    return null;
  } catch (error) {
    if (error instanceof Stop) {
      return error.fault;
    }
    throw error;
  }
}

class Stop extends Error {
  constructor(readonly fault: JsonFault) {
    super(fault.message);
  }
}

class JsonScanner {
  private at = 0;

  constructor(private readonly text: string) {}

  value(): void {
    this.space();
    if (this.text[this.at] === '{') {
      this.members('}', () => this.property());
    } else if (this.text[this.at] === '[') {
      this.members(']', () => this.value());
    } else if (!this.match(STRING) && !this.match(SCALAR)) {
      this.fail('这里应为一个值');
    }
    this.space();
  }

  end(): void {
    if (this.at < this.text.length) {
      this.fail('值之后还有多余的内容，一个代码块只放一个 JSON 值');
    }
  }

  private members(close: string, member: () => void): void {
    this.at += 1;
    this.space();
    if (this.text[this.at] === close) {
      this.at += 1;
      return;
    }
    for (;;) {
      member();
      if (this.text[this.at] === close) {
        break;
      }
      if (this.text[this.at] !== ',') {
        this.fail(`这里应为逗号或 ${close}`);
      }
      this.at += 1;
      this.space();
      if (this.text[this.at] === close) {
        this.fail(`${close} 之前多了一个逗号`, this.text.lastIndexOf(',', this.at));
      }
    }
    this.at += 1;
  }

  private property(): void {
    this.space();
    if (!this.match(STRING)) {
      this.fail('属性名应为双引号字符串');
    }
    this.space();
    if (this.text[this.at] !== ':') {
      this.fail('属性名之后应为冒号');
    }
    this.at += 1;
    this.value();
  }

  private space(): void {
    this.match(SPACE);
  }

  private match(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) {
      this.at += match[0].length;
    }
    return match !== null;
  }

  private fail(message: string, offset = this.at): never {
    throw new Stop({offset, message: this.hintAt(offset) ?? message});
  }

  private hintAt(offset: number): string | null {
    const rest = this.text.slice(offset);
    if (rest === '') {
      return '内容到此中断：补全，或在代码块上写 partial';
    }
    if (/^(?:\/\/|\/\*|#)/.test(rest)) {
      return 'JSON 不能有注释：删去，或写进正文';
    }
    if (rest.startsWith('...') || rest.startsWith('…')) {
      return '不能用省略号：写出完整内容，或在代码块上写 partial';
    }
    if (rest.startsWith('"')) {
      return '字符串没有结束，或含有未转义的换行、制表符、反斜杠';
    }
    if (rest.startsWith("'")) {
      return 'JSON 只用双引号';
    }
    if (/^[“”]/.test(rest)) {
      return 'JSON 只用半角双引号';
    }
    return null;
  }
}
