import type {LanguageCheck} from '../types';
import {checkCaddyfile} from './caddyfile';
import {checkDockerfile} from './dockerfile';
import {checkHtml} from './html';
import {checkJson, checkJsonLines} from './json';
import {checkIni, checkToml} from './keyValue';
import {checkPython} from './python';
import {createScriptCheck} from './script';
import {checkPowerShell, checkShell} from './shell';
import {checkYaml} from './yaml';

interface Language {
  /** Names under which a fence may ask for it. */
  fences: string[];
  /** Endings of file names in `title="…"` that belong to it. */
  files: RegExp;
  check: LanguageCheck;
}

export const languages: Record<string, Language> = {
  json: {fences: ['json'], files: /\.json$/, check: checkJson},
  jsonl: {fences: ['jsonl', 'ndjson'], files: /\.(?:jsonl|ndjson)$/, check: checkJsonLines},
  yaml: {fences: ['yaml', 'yml'], files: /\.ya?ml$/, check: checkYaml},
  python: {fences: ['python', 'py'], files: /\.py$/, check: checkPython},
  typescript: {fences: ['typescript', 'ts'], files: /\.[mc]?ts$/, check: createScriptCheck('ts')},
  tsx: {fences: ['tsx'], files: /\.tsx$/, check: createScriptCheck('tsx')},
  javascript: {
    fences: ['javascript', 'js', 'mjs'],
    files: /\.[mc]?js$/,
    check: createScriptCheck('js'),
  },
  jsx: {fences: ['jsx'], files: /\.jsx$/, check: createScriptCheck('jsx')},
  bash: {
    fences: ['bash', 'sh', 'shell', 'zsh', 'console'],
    files: /\.(?:sh|bash)$/,
    check: checkShell,
  },
  powershell: {fences: ['powershell', 'ps1', 'pwsh'], files: /\.ps1$/, check: checkPowerShell},
  dockerfile: {
    fences: ['dockerfile', 'docker'],
    files: /(?:^|[./])Dockerfile(?:\.\w+)?$/,
    check: checkDockerfile,
  },
  caddyfile: {fences: ['caddyfile', 'caddy'], files: /(?:^|\/)Caddyfile$/, check: checkCaddyfile},
  toml: {fences: ['toml'], files: /\.toml$/, check: checkToml},
  ini: {
    fences: ['ini', 'properties', 'dotenv', 'env'],
    files: /\.(?:ini|env|properties|conf)$|(?:^|\/)\.env/,
    check: checkIni,
  },
  html: {fences: ['html'], files: /\.html?$/, check: checkHtml},
};

const byFence = new Map(
  Object.entries(languages).flatMap(([name, {fences}]) => fences.map((fence) => [fence, name])),
);

export function languageOf(fence: string): string | null {
  return byFence.get(fence) ?? null;
}

/** The language that a file name asks for. */
export function languageOfFile(name: string): string | null {
  return Object.entries(languages).find(([, {files}]) => files.test(name))?.[0] ?? null;
}
