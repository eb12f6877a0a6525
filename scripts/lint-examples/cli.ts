import {lintExamples} from './lintExamples';

lintExamples(process.argv.slice(2), console.log).then(
  (status) => (process.exitCode = status),
  (error: unknown) => {
    console.error(`lint:examples：${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  },
);
