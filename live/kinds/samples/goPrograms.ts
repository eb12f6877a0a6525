import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

const MODULE = 'module samples\n\ngo 1.21\n';

/**
 * Compiles all Go samples into one program that runs the one named by its first argument: linking each
 * by itself takes a second or more, and there are over a hundred.
 */
export async function compileGo(folder: string, samples: Map<string, string>): Promise<string> {
  await fs.mkdir(folder, {recursive: true});
  await fs.writeFile(path.join(folder, 'go.mod'), MODULE);
  const names = [...samples.keys()].map((id, index) => ({id, name: `sample${index}`}));
  for (const {id, name} of names) {
    const code = samples
      .get(id)!
      .replace(/^package main$/m, `package ${name}`)
      .replace(/^func main\(\) \{$/m, 'func Main() {');
    await fs.mkdir(path.join(folder, name), {recursive: true});
    await fs.writeFile(path.join(folder, name, 'sample.go'), code);
  }
  await fs.writeFile(path.join(folder, 'main.go'), dispatcher(names));
  const program = path.join(folder, 'samples');
  await run('go', ['build', '-o', program, '.'], {cwd: folder, maxBuffer: 1 << 24});
  return program;
}

function dispatcher(names: {id: string; name: string}[]): string {
  return [
    'package main',
    '',
    'import (',
    '\t"os"',
    ...names.map(({name}) => `\t"samples/${name}"`),
    ')',
    '',
    'func main() {',
    '\tmap[string]func(){',
    ...names.map(({id, name}) => `\t\t${JSON.stringify(id)}: ${name}.Main,`),
    '\t}[os.Args[1]]()',
    '}',
    '',
  ].join('\n');
}
