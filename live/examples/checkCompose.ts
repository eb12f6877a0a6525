import {parse} from 'yaml';
import type {Outcome} from '../types';
import {checkSettings} from './checkSettings';
import type {Shell} from './runBlock';

interface Service {
  image?: string;
  build?: unknown;
  environment?: Record<string, unknown> | string[];
}

/**
 * Docker is not here; what can be asked without it is asked: every service has an image or a build,
 * and Langflow itself reads the variables that the file gives to its container.
 */
export async function checkCompose(text: string, shell: Shell): Promise<Outcome> {
  const file = parse(text, {merge: true}) as {services?: Record<string, Service>} & Service;
  // A part of a file is what stands under the service or under its variables.
  const part = file.environment ?? (file as Record<string, unknown>);
  const services = file.services ?? {langflow: {image: 'langflowai/langflow', environment: part}};
  const nameless = Object.entries(services).filter(([, {image, build}]) => !image && !build);
  if (nameless.length > 0 && Object.keys(services).length > 1) {
    const names = nameless.map(([name]) => name).join('、');
    return {status: 'failed', message: `服务 ${names} 没有 image，也没有 build`};
  }
  for (const [name, service] of Object.entries(services)) {
    if (!/langflow/.test(`${name} ${service.image ?? ''}`)) {
      continue;
    }
    const outcome = await checkSettings(readVariables(service).join('\n'), shell, 'compose.env');
    if (outcome.status !== 'passed') {
      return outcome;
    }
  }
  return {status: 'passed'};
}

export function readVariables({environment = {}}: Service): string[] {
  const entries = Array.isArray(environment)
    ? environment.map((line): [string, string] => {
        const at = line.indexOf('=');
        return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
      })
    : Object.entries(environment).map(([name, value]): [string, string] => [
        name,
        value === null || value === undefined ? '' : String(value as string | number | boolean),
      ]);
  // Variables without a value here come from the reader's own .env.
  return entries
    .map(([name, value]): [string, string] => [name, fillVariables(value)])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}='${value}'`);
}

/** `${NAME:-default}` becomes its default; without one, a word that any text field takes. */
function fillVariables(value: string): string {
  return value
    .replace(/\$\{\w+:?-([^}]*)\}/g, '$1')
    .replace(/\$\{\w*PORT\w*(:?\?[^}]*)?\}/g, '5432')
    .replace(/\$\{\w+(:?\?[^}]*)?\}/g, 'value-of-the-reader-0123456789');
}
