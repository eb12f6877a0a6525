import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {writeOfflineFiles} from '../../plugins/offline/writeOfflineFiles';
import {createSourceFinder} from './createSourceFinder';
import {explainFailure} from './explainFailure';
import {prepareStage, replaceBuild, stageOf} from './replaceBuild';
import {reviewDeployment} from './reviewDeployment';

/** `npm run build`: the site is built aside and takes the place of the last one when it is complete. */

const logFile = path.join('.cache', 'build-failure.log');

interface Arguments {
  outDir: string;
  /** A changed policy is meant: it is written to deploy/ instead of stopping the build. */
  updatesDeploy: boolean;
  passed: string[];
}

/** `--out-dir x` is ours, because Docusaurus gets another folder; everything unknown is passed on. */
function readArguments(all: string[]): Arguments {
  const updatesDeploy = all.includes('--update-deploy');
  const given = all.filter((argument) => argument !== '--update-deploy');
  const at = given.findIndex((argument) => /^--out-dir(?:=|$)/.test(argument));
  if (at < 0) {
    return {outDir: 'build', updatesDeploy, passed: given};
  }
  const [, inline] = given[at]!.split('=');
  const value = inline ?? given[at + 1];
  if (!value || value.startsWith('--')) {
    throw new Error('--out-dir 后面要写目录，例如 npm run build -- --out-dir build。');
  }
  const passed = given.filter((_, index) => index !== at && (inline || index !== at + 1));
  return {outDir: value, updatesDeploy, passed};
}

/** A site this large is built in less memory, for more time. */
const manyPages = 400;

/**
 * A build makes many short-lived trees. With more room for what is new, the engine collects less often and moves less:
 * a fifth of the CPU of a whole build. A large site holds so much that the heap itself is to be kept from growing to a
 * multiple of it: with five times today's guides it needs a fifth less memory and a tenth more time.
 */
function memoryOptions(): string[] {
  const files = readdirSync('docs', {recursive: true, encoding: 'utf8'});
  return files.filter((file) => file.endsWith('.mdx')).length > manyPages
    ? ['--heap-growing-percent=40']
    : ['--max-semi-space-size=64'];
}

const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const preparations = ['requireTypeScript.mjs', 'optimizeLess.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
]);

/** Runs Docusaurus with its progress shown; what it says on a failure is explained afterwards. */
function runDocusaurus(passed: string[]): Promise<{status: number; output: string}> {
  return new Promise((resolve) => {
    const options = [...memoryOptions(), ...preparations];
    const child = spawn(process.execPath, [...options, docusaurus, 'build', ...passed], {
      stdio: ['inherit', 'pipe', 'pipe'],
      // Piped output is not a terminal; the colours are ours to keep.
      env: {
        // Compiled code of the generator is kept between builds; Node.js 20 does not know the variable.
        NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
        // See requireTypeScript.mjs.
        JITI_EXPERIMENTAL_BUN: 'true',
        // plugins/deployment minifies, and only pages that have changed.
        SKIP_HTML_MINIFICATION: 'true',
        ...process.env,
        ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
      },
    });
    let output = '';
    let failing = false;
    const follow = (chunk: Buffer): void => {
      const text = chunk.toString('utf8');
      output += text;
      failing ||= output.includes('[ERROR]');
      if (!failing) {
        process.stdout.write(text);
      }
    };
    child.stdout.on('data', follow);
    child.stderr.on('data', follow);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => child.kill(signal));
    }
    child.on('close', (status) => resolve({status: status ?? 1, output}));
  });
}

async function build(): Promise<void> {
  const {outDir, updatesDeploy, passed} = readArguments(process.argv.slice(2));
  prepareStage(outDir);
  const {status, output} = await runDocusaurus([...passed, '--out-dir', stageOf(outDir)]);
  if (status === 0) {
    await writeOfflineFiles(stageOf(outDir));
    // Another configuration (tests/plain-generator) has inline scripts of its own.
    if (!passed.some((argument) => /^--config(?:=|$)/.test(argument))) {
      reviewDeployment(stageOf(outDir), updatesDeploy);
    }
    replaceBuild(outDir);
    return;
  }
  prepareStage(outDir);
  mkdirSync(path.dirname(logFile), {recursive: true});
  writeFileSync(logFile, output);
  console.error(`\n${explainFailure(output, createSourceFinder())}`);
  console.error(`构建失败，${outDir} 没有改动。完整输出见 ${logFile} 。`);
  process.exitCode = status;
}

void build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
