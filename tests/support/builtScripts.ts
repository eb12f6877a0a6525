import {readdirSync, readFileSync} from 'node:fs';

/** The scripts of the build, with their text. */
export const builtScripts = (): {name: string; text: string}[] =>
  readdirSync('build/assets/js')
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, text: readFileSync(`build/assets/js/${name}`, 'utf8')}));
