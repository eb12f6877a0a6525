import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

/** Loads the site's configuration as the generator does; says which of our modules Node.js itself has loaded. */
const script = `
  const {loadFreshModule} = require('@docusaurus/utils');
  const path = require('node:path');
  loadFreshModule(path.resolve('docusaurus.config.ts')).then(({baseUrl}) => {
    const own = Object.keys(require.cache).filter((file) => !file.includes('node_modules'));
    const names = own.map((file) => path.relative('.', file).split(path.sep).join('/'));
    console.log(JSON.stringify({baseUrl, names}));
  });`;

it('what the configuration imports is loaded by Node.js, not compiled with Babel', () => {
  const {stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', './scripts/build-site/requireTypeScript.mjs', '-e', script],
    {encoding: 'utf8', env: {...process.env, JITI_EXPERIMENTAL_BUN: 'true'}},
  );
  expect(stderr).toBe('');
  const {baseUrl, names} = JSON.parse(stdout) as {baseUrl: string; names: string[]};
  expect(baseUrl).toBe('/');
  // One of them finds a file of its own through `import.meta.url`.
  expect(names).toEqual(
    expect.arrayContaining(['site/texts.ts', 'live/catalogue/readCatalogue.ts']),
  );
});
