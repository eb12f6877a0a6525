import {pushSearch} from './pushSearch';

pushSearch(process.argv.slice(2), process.env, console.log).then(
  (status) => (process.exitCode = status),
  (error: unknown) => {
    console.error(`search:push：${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  },
);
