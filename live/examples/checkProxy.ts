import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Outcome} from '../types';
import type {Shell} from './runBlock';

/** Gives the file to the proxy that reads it: Caddy adapts and checks it, nginx tests it. */
export function checkProxy(language: string, code: string, shell: Shell): Outcome {
  return language === 'caddyfile' ? checkCaddyfile(code, shell) : checkNginx(code, shell);
}

function checkCaddyfile(code: string, shell: Shell): Outcome {
  const file = join(shell.folder, 'Caddyfile');
  writeFileSync(file, code.endsWith('\n') ? code : `${code}\n`);
  return ask('Caddy', 'caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
    ...shell.environment,
    // The page tells its reader to set them before the start.
    ...Object.fromEntries(
      [...code.matchAll(/\{\$(\w+)\}/g)].map(([, name = '']) => [name, 'langflow.example.com']),
    ),
  });
}

function checkNginx(code: string, shell: Shell): Outcome {
  const folder = shell.folder;
  const site = join(folder, 'site.conf');
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const made = spawnSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=langflow.example.com', '-keyout', key, '-out', certificate],
    {encoding: 'utf8'},
  );
  if (made.status !== 0) {
    return {status: 'exempt', need: 'OpenSSL（这台机器没有安装）'};
  }
  writeFileSync(
    site,
    code
      .replace(/^(\s*ssl_certificate\s+)\S+;/gm, `$1${certificate};`)
      .replace(/^(\s*ssl_certificate_key\s+)\S+;/gm, `$1${key};`),
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\nevents {}\nhttp {\n  access_log off;\n  include ${site};\n}\n`,
  );
  return ask('nginx', 'nginx', ['-t', '-p', folder, '-c', main], shell.environment);
}

function ask(
  name: string,
  program: string,
  args: string[],
  environment: Record<string, string>,
): Outcome {
  const path = `${environment.PATH ?? ''}:/usr/sbin`;
  const asked = spawnSync(program, args, {
    encoding: 'utf8',
    env: {...environment, PATH: path},
  });
  if (asked.error) {
    return {status: 'exempt', need: `${name}（这台机器没有安装）`};
  }
  return asked.status === 0
    ? {status: 'passed'}
    : {status: 'failed', message: asked.stderr.trim().split('\n').slice(-4).join('\n')};
}
