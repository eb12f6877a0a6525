import {readdirSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import path from 'node:path';
import {expect, it} from 'vitest';
import {askedAs} from '../askedAs';
import type {AskedAs} from '../askedAs/types';

const directory = path.join(__dirname, '../askedAs');

/** Each file of the folder exports one group of addresses. */
async function readGroups(): Promise<AskedAs[]> {
  const names = readdirSync(directory).filter((name) => !/^(?:index|types)\.ts$/.test(name));
  const modules = await Promise.all(
    names.map((name) => import(pathToFileURL(path.join(directory, name)).href) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module) as AskedAs[]);
}

it('a section is asked for in one file only, and no file is left out', async () => {
  const addresses = (await readGroups()).flatMap((group) => Object.keys(group));
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  expect(addresses.filter((address) => !(address in askedAs))).toEqual([]);
});
