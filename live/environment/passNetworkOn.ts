import {accessSync, constants, mkdirSync, writeFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {readNetworkSettings} from './networkSettings';

/** The programs with which Langflow fetches MCP servers. */
const programs = ['uvx', 'npx'];

/**
 * Langflow hands its MCP servers `HOME` and `PATH`, not how this machine reaches the network.
 * Answers a `PATH` on which the fetching programs know it.
 */
export function passNetworkOn(folder: string, path: string): string {
  const settings = Object.entries(readNetworkSettings());
  if (settings.length === 0) {
    return path;
  }
  const commands = join(folder, 'commands');
  mkdirSync(commands, {recursive: true});
  for (const name of programs) {
    const program = findProgram(name, path);
    if (program === undefined) {
      continue;
    }
    const lines = settings.map(([variable, value]) => `export ${variable}=${quote(value)}`);
    const script = ['#!/bin/sh', ...lines, `exec ${quote(program)} "$@"`, ''].join('\n');
    writeFileSync(join(commands, name), script, {mode: 0o755});
  }
  return [commands, path].join(delimiter);
}

function findProgram(name: string, path: string): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
