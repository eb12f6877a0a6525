import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildModel} from '../buildModel';
import {bundleDescription, type Bundle} from '../bundleDescription';
import type {ApiModel} from '../types';

export const siteDir = path.resolve(__dirname, '../../..');

let loaded: Promise<{bundle: Bundle; model: ApiModel}> | undefined;

/** The site's own description, read once for all tests of a file. */
export function ownDescription() {
  loaded ??= bundleDescription(path.join(siteDir, 'openapi/openapi.yaml')).then((bundle) => ({
    bundle,
    model: buildModel(bundle, siteDir),
  }));
  return loaded;
}

/** Writes a description into a folder of its own and returns its main file. */
export function writeDescription(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'description-'));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  }
  return path.join(folder, 'openapi.yaml');
}

const indent = (text: string, by: number) =>
  text
    .trim()
    .split('\n')
    .map((line) => ' '.repeat(by) + line)
    .join('\n');

/** A small description with one operation and the schemas given. */
export function smallDescription(operation: string, schemas = 'Empty:\n  type: object'): string {
  return `openapi: 3.1.0
info:
  title: Test
  version: '1'
servers:
  - url: '{server}'
    variables:
      server:
        default: http://localhost:1
security: []
tags:
  - name: Things
    x-displayName: 物品
    description: 测试用的操作。
paths:
  /things/{id}:
    post:
      tags:
        - Things
      operationId: make-thing
      x-slug-source: Make Thing
      summary: 制作物品
      x-summary: 制作一件物品。
      description: 制作一件物品并返回它。
${indent(operation, 6)}
components:
  schemas:
${indent(schemas, 4)}
`;
}

export const idParameter = `
parameters:
  - name: id
    in: path
    required: true
    description: 物品的编号。
    schema:
      type: string
    example: a b
`;

export const emptyResponse = `
responses:
  '204':
    description: 已完成，没有响应体。
`;

/** Bundles and models a description given as text. */
export async function modelOf(text: string) {
  const entry = writeDescription({'openapi.yaml': text});
  const bundle = await bundleDescription(entry);
  return {bundle, model: buildModel(bundle, path.dirname(entry)), entry};
}
