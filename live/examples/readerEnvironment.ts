import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {homedir} from 'node:os';
import {join} from 'node:path';
import {makeEmptyPython} from '../environment/makeEmptyPython';
import {readNetworkSettings} from '../environment/networkSettings';
import {constraints, packages} from '../environment/paths';
import {preparePython} from '../environment/preparePython';
import type {LiveServer} from '../types';

/** The port on which `langflow run` of a page starts: beside the server that answers the requests. */
const distanceOfOwnServer = 40;

/**
 * The terminal of a reader: a home of their own, so that `~` is nobody's, and in front of the
 * programs of the machine the few commands that must not run as they are (`reader-commands/`).
 */
export async function readerEnvironment(
  server: LiveServer,
  folder: string,
): Promise<Record<string, string>> {
  const python = await preparePython();
  const home = join(folder, 'home');
  mkdirSync(home, {recursive: true});
  mkdirSync(packages, {recursive: true});
  const commands = join(import.meta.dirname, '../reader-commands');
  return {
    PATH: [commands, join(packages, 'bin'), join(python, 'bin'), process.env.PATH].join(':'),
    HOME: home,
    LANG: 'C.UTF-8',
    TERM: 'dumb',
    // A reader at a desktop: `langflow api-key` copies to the clipboard (reader-commands/xclip).
    DISPLAY: ':0',
    PYTHONIOENCODING: 'utf-8',
    PYTHONPATH: packages,
    VIRTUAL_ENV: python,
    EDITOR: 'true',
    DO_NOT_TRACK: 'true',
    LANGFLOW_CONFIG_DIR: join(home, 'langflow'),
    LANGFLOW_SAVE_DB_IN_CONFIG_DIR: 'true',
    // A start takes seconds without them; what the page sets wins.
    LANGFLOW_CREATE_STARTER_PROJECTS: 'false',
    LANGFLOW_LAZY_LOAD_COMPONENTS: 'true',
    LANGFLOW_URL: server.url,
    LANGFLOW_SERVER_URL: server.url,
    LANGFLOW_SERVER_ADDRESS: server.url.replace('http://', ''),
    LANGFLOW_API_KEY: server.apiKey,
    LIVE_PYTHON: python,
    LIVE_EMPTY_PYTHON: await makeEmptyPython(python),
    LIVE_PACKAGES: packages,
    LIVE_CONSTRAINTS: constraints,
    LIVE_OWN_PORT: String(Number(new URL(server.url).port) + distanceOfOwnServer),
    ...readCaches(),
    ...readNetworkSettings(),
  };
}

/** What npm and uv keep in the home of the person who verifies is not fetched again for a reader. */
function readCaches(): Record<string, string> {
  const settings = join(homedir(), '.npmrc');
  return {
    npm_config_cache: process.env.npm_config_cache ?? join(homedir(), '.npm'),
    npm_config_yes: 'true',
    npm_config_audit: 'false',
    UV_CACHE_DIR: process.env.UV_CACHE_DIR ?? join(homedir(), '.cache/uv'),
    ...(existsSync(settings) && readFileSync(settings, 'utf8').trim() !== ''
      ? {npm_config_userconfig: settings}
      : {}),
  };
}
