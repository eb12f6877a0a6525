import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** The shell first: the same engine without the browser's window, and half its processor time. */
const installedNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function onPath(name: string): string | undefined {
  try {
    return (
      execFileSync('which', [name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}

function installed(): string | undefined {
  return installedNames.map(onPath).find(Boolean) ?? macPaths.find((path) => existsSync(path));
}

function playwrightOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function run(title: string, command: string, args: string[]): boolean {
  console.log(title);
  try {
    execFileSync(command, args, {stdio: 'inherit', timeout: 10 * 60_000});
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser for the tests: CHROMIUM_PATH, else an installed Chromium or Chrome, else Playwright's own, else
 * Debian's package when root.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(`CHROMIUM_PATH 指向的文件不存在：${named}`);
    }
    return named;
  }
  const present = installed() ?? playwrightOwn();
  if (present) {
    return present;
  }
  if (
    run('没有找到浏览器，正在下载 Playwright 的 Chromium…', 'npx', [
      'playwright',
      'install',
      'chromium',
    ])
  ) {
    const own = playwrightOwn();
    if (own) {
      return own;
    }
  }
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    run('下载失败，正在安装 Debian 的 chromium 软件包…', 'apt-get', ['update', '-qq']);
    // Without a Chinese font the letters are narrow and the lines low: what fits and what a finger reaches differ.
    const packages = ['chromium', 'fonts-noto-cjk'];
    run('', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    const debian = installed();
    if (debian) {
      return debian;
    }
  }
  throw new Error(
    '浏览器测试需要 Chromium 或 Chrome。请安装其中之一（例如 apt-get install chromium 或 npx playwright install chromium），' +
      '或用 CHROMIUM_PATH 指定可执行文件。',
  );
}
