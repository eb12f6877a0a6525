import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build, stop} from 'esbuild';

export interface BundledServer {
  /** One module for Node.js that needs no other file. */
  code: string;
  /** The licences of the packages in it, which ask to go with their code. */
  licences: string;
}

/** The official image of Langflow 1.5 has Node.js 18, and its agents start the server inside. */
const TARGET = 'node18';

/** `builtFor` is the address that the server reads when none is given; empty if nobody could reach it. */
export async function bundleServer(siteDir: string, builtFor: string): Promise<BundledServer> {
  const {outputFiles, metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['mcp/cli.ts'],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: TARGET,
    legalComments: 'none',
    define: {BUILT_FOR: JSON.stringify(builtFor)},
    banner: {
      js: [
        '#!/usr/bin/env node',
        '/* Langflow 中文文档的 MCP 服务器。用法：node mcp.mjs --help 。许可证：mcp/licences.txt */',
        // Packages in CommonJS ask for Node.js' own modules with `require`.
        "import {createRequire as createRequireForBundle} from 'node:module';",
        'const require = createRequireForBundle(import.meta.url);',
      ].join('\n'),
    },
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  // The bundler would wait beside the build for more to do, and keep its memory.
  await stop();
  return {
    code: outputFiles[0]!.text,
    licences: collectLicences(siteDir, Object.keys(metafile.inputs)),
  };
}

/** One paragraph per package that a file of the bundle comes from. */
function collectLicences(siteDir: string, files: string[]): string {
  const folders = new Set(
    files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []),
  );
  return [...folders]
    .sort()
    .map((folder) => {
      const directory = path.join(siteDir, folder);
      const manifest = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
        name: string;
        version: string;
        license?: string;
      };
      const file = readdirSync(directory).find((name) => /^licen[cs]e/i.test(name));
      const text =
        file && existsSync(path.join(directory, file))
          ? readFileSync(path.join(directory, file), 'utf8').trim()
          : (manifest.license ?? '');
      return `${manifest.name} ${manifest.version}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(72)}\n\n`);
}
