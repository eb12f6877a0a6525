import {readdirSync, readFileSync} from 'node:fs';
import {blockingStyles} from '../../lib/blockingStyles';

/** The style sheets of the build, by their path in it. */
export const sheetNames = readdirSync('build/assets/css').map((name) => `assets/css/${name}`);

/** The pages of the build that have styles; those that only lead to another one have none. */
export const styledPages = readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html') && !name.startsWith('_deploy'))
  .map((name) => ({name, html: readFileSync(`build/${name}`, 'utf8')}))
  .filter(({html}) => html.includes('assets/css/'));

/** What a page waits for, by its path in the build. */
export const sheetsWaitedFor = (html: string): string[] =>
  blockingStyles(html).map((address) => address.slice(address.indexOf('assets/')));
