import {parseArgs, type ParseArgsConfig} from 'node:util';

/** What was written after a command; something it does not know ends it with one sentence that names what it does. */
export function readCommandLine<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [fault] = (error as Error).message.split('. ');
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    console.error(`参数不对：${fault}。可以用的选项：${known.join('、')}。`);
    process.exit(1);
  }
}

export const isPort = (port: number): boolean =>
  Number.isInteger(port) && port >= 1 && port <= 65535;
