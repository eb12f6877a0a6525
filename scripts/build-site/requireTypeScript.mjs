import {readFileSync} from 'node:fs';
import Module from 'node:module';
import {transformSync} from 'esbuild';

/**
 * The build loads the configuration and the plugins by Node.js itself, each module once. The generator's own loader
 * (jiti) compiles them, and every package written in ESM, with Babel, and loads what several plugins use for each of
 * them again: an eighth of the CPU of the first build on a machine. `JITI_EXPERIMENTAL_BUN` makes it try `require`
 * first; what that cannot load, it still loads in its own way. tsx would give every function its name when it is made:
 * slower than Babel.
 */
const moduleUrl = '__moduleUrl';

Module._extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8');
  const {code} = transformSync(source, {
    loader: 'ts',
    format: 'cjs',
    platform: 'node',
    target: `node${process.versions.node}`,
    define: {'import.meta.url': moduleUrl},
    // On the first line, so that the others keep their numbers.
    ...(source.includes('import.meta.url') && {
      banner: `const ${moduleUrl}=require("node:url").pathToFileURL(__filename).href;`,
    }),
  });
  module._compile(code, filename);
};
