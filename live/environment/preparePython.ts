import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {cache, constraints, frozen, override} from './paths';
import {LiveError, runStep} from './runStep';

export const product = 'langflow==1.5.0.post1';

/** The folder of a Python environment in which Langflow is installed; made on the first call. */
export async function preparePython(): Promise<string> {
  const given = process.env.LIVE_PYTHON_ENV;
  if (given) {
    if (!existsSync(join(given, 'bin/langflow'))) {
      throw new LiveError(`LIVE_PYTHON_ENV 指向 ${given}，但那里没有 bin/langflow。`);
    }
    return given;
  }
  const environment = join(cache, 'python');
  const mark = join(environment, 'made-from');
  const wanted = contentHash();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) {
    return environment;
  }
  console.log(`准备 Python 环境（一次，约一分钟）：${environment}`);
  rmSync(environment, {recursive: true, force: true});
  mkdirSync(cache, {recursive: true});
  await install(environment);
  writeFileSync(mark, wanted);
  return environment;
}

function contentHash(): string {
  const hash = createHash('sha256').update(product);
  for (const file of [constraints, override]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function install(environment: string): Promise<void> {
  const python = findPython();
  const offline = '检查网络能否访问 PyPI（或你在 pip、uv 里设置的镜像），然后重试。';
  await runStep(python, ['-m', 'venv', environment], '安装 Python 的 venv 模块后重试。');
  const bin = (name: string) => join(environment, 'bin', name);
  await runStep(bin('pip'), ['install', '--quiet', 'uv'], offline);
  await runStep(
    bin('uv'),
    // prettier-ignore
    ['pip', 'install', '--python', bin('python'), '-c', constraints, '--override', override, product],
    offline,
  );
  const listed = spawnSync(bin('uv'), ['pip', 'freeze', '--python', bin('python')], {
    encoding: 'utf8',
  });
  const difference = compareFrozen(readFileSync(frozen, 'utf8'), listed.stdout);
  if (difference.length > 0) {
    console.warn(`装好的环境与 live/frozen.txt 不同：${difference.join('、')}`);
  }
}

/** Packages whose version differs from the list kept in the repository. */
export function compareFrozen(kept: string, made: string): string[] {
  const lines = (text: string) => text.split('\n').filter((line) => line.includes('=='));
  const known = new Set(lines(kept));
  return lines(made).filter((line) => !known.has(line) && !/^(pip|uv|setuptools)==/.test(line));
}

function findPython(): string {
  for (const candidate of ['python3.11', 'python3']) {
    const {stdout} = spawnSync(candidate, ['--version'], {encoding: 'utf8'});
    if (stdout?.startsWith('Python 3.11.')) {
      return candidate;
    }
  }
  throw new LiveError(
    '没有找到 Python 3.11。安装它（例如 uv python install 3.11，并把它放进 PATH），或者用 LIVE_PYTHON_ENV 指出一个已装好 Langflow 的环境。',
  );
}
