import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {checkWithInterpreter} from '../languages/python';
import {lintExamples} from '../lintExamples';

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));

async function run(name: string): Promise<{status: number; faults: string[]; closing: string}> {
  const lines: string[] = [];
  const status = await lintExamples([`${fixtures}${name}.mdx`], (line) => lines.push(line));
  const faults = lines
    .slice(0, -1)
    .map((line) => line.slice(line.indexOf('.mdx:') + '.mdx:'.length));
  return {status, faults, closing: lines.at(-1) ?? ''};
}

/** `line:column language`. */
function placesOf(faults: string[]): string[] {
  return faults.map((fault) => fault.split(' ').slice(0, 2).join(' '));
}

// Every fault planted in a fixture, and nothing else, at its exact place in the page.
const planted: Record<string, string[]> = {
  config: [
    ...['6:7', '11:6', '13:1', '19:1'].map((at) => `${at} caddyfile`),
    ...['23:1', '25:1', '26:1', '27:1', '28:1'].map((at) => `${at} toml`),
    '33:1 ini',
  ],
  dockerfile: ['6:1', '11:1', '12:1', '13:1', '18:5', '22:1'].map((at) => `${at} dockerfile`),
  html: ['7:3', '13:13', '18:17'].map((at) => `${at} html`),
  json: ['7:9', '12:2', '17:11', '23:7', '27:12', '31:7', '35:10', '46:9'].map(
    (at) => `${at} json`,
  ),
  jsonl: ['7:8 jsonl'],
  // Without Python the places are those of another parser, see python.test.ts.
  ...(checkWithInterpreter([]) && {
    python: ['6:7', '13:1', '17:1', '24:6'].map((at) => `${at} python`),
  }),
  script: ['6:11 typescript', '10:10 javascript', '14:12 tsx', '18:12 jsx', '23:11 typescript'],
  shell: [
    '6:1 bash',
    '10:8 bash',
    '17:1 bash',
    '21:6 bash',
    '25:1 powershell',
    '29:4 powershell',
    '36:4 bash',
    '42:11 bash',
  ],
  title: ['5:1 title'],
  yaml: ['8:1 yaml', '15:1 yaml'],
};

describe('planted faults', () => {
  test.each(Object.entries(planted))(
    '%s: each is found where it stands, and no other',
    async (name, expected) => {
      const {status, faults} = await run(name);

      expect(placesOf(faults)).toEqual(expected);
      expect(status).toBe(1);
    },
  );
});

describe('a page of valid examples', () => {
  test('has no faults, in every language, in tabs and in lists', async () => {
    const {status, faults, closing} = await run('clean');

    expect(faults).toEqual([]);
    expect(status).toBe(0);
    expect(closing).toBe(
      'lint:examples：1 页；没有问题；已检查 bash 1、caddyfile 1、dockerfile 1、html 1、ini 1、' +
        'javascript 1、json 1、jsonl 1、jsx 1、powershell 1、python 1、toml 1、tsx 1、typescript 1、' +
        'yaml 1；不检查 text 1',
    );
  });
});

describe('messages', () => {
  test('a block marked partial is skipped and counted', async () => {
    const {closing} = await run('json');

    expect(closing).toContain('标为 partial 而跳过 1 块');
  });

  test('a fault in a titled block names the file', async () => {
    const {faults} = await run('json');

    expect(faults[1]).toBe('12:2 json JSON 只用双引号（x.json）');
  });

  test('a prompt in front of a command is told to go', async () => {
    const {faults} = await run('shell');

    expect(faults[0]).toContain('命令前不写提示符 $');
  });
});
