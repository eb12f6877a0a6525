import {mkdirSync} from 'node:fs';
import {dirname, extname, join} from 'node:path';

/** Folders that pages use on a machine of the reader's own: servers, homes, places of other programs. */
const ofMachine =
  /(?<=^|[\s"'=:@(<>]|sqlite:\/\/\/)\/(?:root\/langflow|srv\/langflow|etc\/langflow|var\/lib\/langflow|home\/[a-z]+|opt\/mcp|opt\/langflow|etc\/ssl\/certs\/(?:with-)?company[\w-]*)(?:\/[\w.-]+)*(?:\.pem)?/gm;

/** The same code inside the folder of the session, where those places exist. */
export function moveMachinePaths(code: string, folder: string): string {
  return code.replace(ofMachine, (path) => {
    const moved = join(folder, 'machine', path);
    mkdirSync(extname(moved) === '' ? moved : dirname(moved), {recursive: true});
    return moved;
  });
}
