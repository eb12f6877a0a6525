import {parseArgs} from 'node:util';

export interface Settings {
  source: {kind: 'build'; folder: string} | {kind: 'site'; address: string; cacheFolder?: string};
  /** Undefined: speak over standard input and output. */
  http?: {host: string; port: number; allowedHosts: string[]};
}

/** Used where neither `--build` nor `--site` is given. */
export interface Defaults {
  folder?: string;
  address?: string;
}

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const DEFAULT_PORT = 3900;

export const USAGE = `用法 / Usage: node mcp.mjs [选项 / options]

  --site 地址         读已部署的站点 / read a deployed site, e.g. https://docs.example.com
  --build 目录        读本机的构建目录 / read a local build
  --cache 目录        把下载的文件留在目录里，重启后断网也能用 / keep downloads here
  --http              用 HTTP 而不是标准输入输出 / serve HTTP instead of stdio
  --port 端口         默认 ${DEFAULT_PORT} / ${DEFAULT_PORT} by default
  --host 地址         默认 127.0.0.1，只有本机能连 / loopback by default
  --allow-host 名称   允许的 Host 名，可以写多次 / another accepted host name, repeatable
  --help              显示这段说明 / show this`;

/** Null when only help is asked for. */
export function readArguments(given: string[], defaults: Defaults): Settings | null {
  const values = parse(given);
  if (values.help) {
    return null;
  }
  if (values.site !== undefined && values.build !== undefined) {
    throw usage('--site 和 --build 只能写一个。', 'Give --site or --build, not both.');
  }
  const needsHttp = [values.port, values.host, values['allow-host']].some(
    (value) => value !== undefined,
  );
  if (needsHttp && !values.http) {
    throw usage(
      '--port、--host、--allow-host 要和 --http 一起写。',
      '--port, --host and --allow-host need --http.',
    );
  }
  const port = readPort(values.port);
  return {
    source: readSource(values, defaults),
    ...(values.http && {
      http: {
        host: values.host ?? '127.0.0.1',
        port,
        allowedHosts: (values['allow-host'] ?? []).map((name) => name.toLowerCase()),
      },
    }),
  };
}

function parse(given: string[]) {
  try {
    return parseArgs({
      args: given,
      options: {
        site: {type: 'string'},
        build: {type: 'string'},
        cache: {type: 'string'},
        http: {type: 'boolean'},
        port: {type: 'string'},
        host: {type: 'string'},
        'allow-host': {type: 'string', multiple: true},
        help: {type: 'boolean', short: 'h'},
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw usage(`参数不对：${reason}`, `Wrong arguments: ${reason}`);
  }
}

function readSource(
  {site, build, cache}: {site?: string; build?: string; cache?: string},
  {folder, address}: Defaults,
): Settings['source'] {
  const localFolder = build ?? (site === undefined ? folder : undefined);
  if (localFolder !== undefined) {
    if (cache !== undefined) {
      throw usage('--cache 只和 --site 一起用。', '--cache is for --site.');
    }
    return {kind: 'build', folder: localFolder};
  }
  const wanted = site ?? address;
  if (wanted === undefined) {
    throw usage(
      '请用 --site 写文档站的地址，或用 --build 写构建目录。',
      'Give the address of the documentation with --site, or a build with --build.',
    );
  }
  if (!/^https?:\/\//.test(wanted) || !URL.canParse(wanted)) {
    throw usage(
      `--site 要写完整地址，例如 https://docs.example.com ，现在是 ${wanted}。`,
      `--site takes a whole address such as https://docs.example.com, not ${wanted}.`,
    );
  }
  const {origin, pathname} = new URL(wanted);
  return {
    kind: 'site',
    address: `${origin}${pathname.replace(/\/*$/, '/')}`,
    ...(cache !== undefined && {cacheFolder: cache}),
  };
}

function readPort(given: string | undefined): number {
  const port = Number(given ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw usage(
      `--port 要写 0 到 65535 的整数，现在是 ${given}。`,
      `--port takes an integer from 0 to 65535, not ${given}.`,
    );
  }
  return port;
}

const usage = (chinese: string, english: string): UsageError =>
  new UsageError(`${chinese}\n${english}\n\n${USAGE}`);
