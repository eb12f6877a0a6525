import {webcrypto} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from './createServer';
import {createLibrary} from './library/createLibrary';
import type {Library} from './library/createLibrary';
import {readArguments, USAGE, UsageError} from './readArguments';
import type {Defaults, Settings} from './readArguments';
import {readDeployedSite} from './sources/deployedSite';
import {readLocalBuild} from './sources/localBuild';
import {serveHttp} from './transports/serveHttp';
import {SITE_FILE} from './types';

/** `npm run mcp`, and as one file of the built site `node mcp.mjs`. Standard output belongs to the protocol. */

/** Written by the bundler: the address that the site was built for, if one was configured. */
declare const BUILT_FOR: string | undefined;

// Node.js 18, which the official image of Langflow 1.5 has, lacks the global that the search engine uses.
globalThis.crypto ??= webcrypto as typeof globalThis.crypto;

const here = path.dirname(fileURLToPath(import.meta.url));

/** The bundled file lies in a build; the source lies beside one. */
function findDefaults(): Defaults {
  const folder = [here, path.join(here, '..', 'build')].find((candidate) =>
    existsSync(path.join(candidate, SITE_FILE)),
  );
  const address = typeof BUILT_FOR === 'string' && BUILT_FOR ? BUILT_FOR : undefined;
  return {...(folder && {folder}), ...(address && {address})};
}

const openSource = ({source}: Settings) =>
  source.kind === 'build'
    ? readLocalBuild(source.folder)
    : readDeployedSite(source.address, source);

async function speakHttp(library: Library, settings: NonNullable<Settings['http']>) {
  const {url} = await serveHttp(library, settings);
  console.error(`Streamable HTTP: ${url}/mcp\nSSE:             ${url}/sse`);
}

async function main(): Promise<void> {
  const settings = readArguments(process.argv.slice(2), findDefaults());
  if (!settings) {
    console.log(USAGE);
    return;
  }
  const source = openSource(settings);
  const library = createLibrary(source);
  // A wrong address is told at once, where a person sees it; the server runs all the same, for networks recover.
  library.root().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
  });
  console.error(`Langflow 中文文档 MCP：${source.name}`);
  await (settings.http
    ? speakHttp(library, settings.http)
    : createServer(library).connect(new StdioServerTransport()));
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
