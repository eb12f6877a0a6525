import {spawn} from 'node:child_process';

/** Something the person at the keyboard can put right; printed without a stack. */
export class LiveError extends Error {
  override name = 'LiveError';
}

/** Runs a command that may take minutes; its own output is the progress. */
export function runStep(command: string, args: string[], remedy: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {stdio: 'inherit'});
    child.on('error', () => reject(new LiveError(`无法运行 ${command}。${remedy}`)));
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new LiveError(`${command} ${args[0] ?? ''} 以状态 ${code} 结束。${remedy}`)),
    );
  });
}
