import {spawn} from 'node:child_process';
import type {SampleLanguage} from '../../../plugins/api-reference/types';

export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Ended here because it had shown what it should: a stream that never ends by itself. */
  cut: boolean;
}

export interface RunOptions {
  folder: string;
  environment: Record<string, string>;
  /** Ends the sample once it has written something. */
  endless: boolean;
}

const PATIENCE = 120_000;

const shell = process.env;

/** The command that runs a file of samples; Go programs are compiled beforehand. */
export function commandOf(language: Exclude<SampleLanguage, 'go'>, file: string): string[] {
  switch (language) {
    case 'python':
      return [shell.LIVE_PYTHON ?? 'python3', file];
    case 'typescript':
    case 'typescript-client':
      return [process.execPath, file];
    case 'curl':
      return ['bash', '-e', file];
  }
}

export function runCommand([program = '', ...args]: string[], options: RunOptions): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.folder,
      env: {...shell, ...options.environment},
      // A group of its own, so that what the sample started ends with it.
      detached: true,
    });
    const run: Run = {code: null, stdout: '', stderr: '', cut: false};
    const end = () => {
      try {
        if (child.pid) {
          process.kill(-child.pid, 'SIGKILL');
        }
      } catch {
        // It ended by itself in the meantime.
      }
    };
    const timer = setTimeout(end, PATIENCE);
    child.stdout.on('data', (chunk: Buffer) => {
      run.stdout += chunk.toString();
      if (!options.endless) {
        return;
      }
      run.cut = true;
      end();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      run.stderr += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({...run, code});
    });
  });
}
