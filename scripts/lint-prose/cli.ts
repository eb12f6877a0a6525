import {lintProse} from './lintProse';

lintProse(process.argv.slice(2), console.log).then(
  (status) => (process.exitCode = status),
  (error: unknown) => {
    console.error(`lint:prose：${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  },
);
