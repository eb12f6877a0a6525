import {writeFileSync} from 'node:fs';
import {readExamples} from './examples';

/** `npm run deploy:update`, after a build with default settings. */

for (const {file, content} of readExamples('build')) {
  writeFileSync(file, content);
  console.log(file);
}
