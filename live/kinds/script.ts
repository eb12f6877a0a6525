import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {exportPage} from '../../plugins/flow-diagrams/exportFlows';
import type {Kind, Outcome} from '../types';
import {runScript, SCRIPT} from './flows/runScript';
import {cases, KEY, type ScriptCase, TITLE} from './script/cases';
import {startFakeLangflow} from './script/fakeLangflow';

/** The picture of most cases. */
const PICTURE = `chat [提问 = Chat Input] 问题
  out message: Message = Chat Message
output [回答 = Chat Output] 回答
  in text: Message = Inputs
  set Sender Name: 助手

chat.message -> output.text`;

const pageWith = (picture: string): string => `---
slug: /example
---

\`\`\`flow title="${TITLE}"
${picture}
\`\`\`
`;

/** What `create-flow.py` does in the situations that readers get into, against a server that plays them. */
export const kind: Kind = {
  name: 'script',
  collect: () => {
    const sources = [SCRIPT, path.resolve(import.meta.dirname, 'script/cases.ts')];
    const content = sources.map((file) => readFileSync(file, 'utf8')).join('');
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    return Promise.resolve(
      cases.map((each) => ({
        id: `create-flow.py ${each.title}`,
        page: 'concepts-flows-import',
        hash,
        run: () => runCase(each),
      })),
    );
  },
};

export async function runCase({
  picture = PICTURE,
  server: options,
  options: argumentsFor,
  environment,
  encoding = 'utf-8',
  expect,
}: ScriptCase): Promise<Outcome> {
  // A name as readers have them: with a space and Chinese in it.
  const folder = await mkdtemp(path.join(tmpdir(), '流程 '));
  const server = await startFakeLangflow(options);
  try {
    const file = path.join(folder, 'flow.json');
    await writeFile(file, JSON.stringify(exportPage(pageWith(picture))[0]!.flow));
    const {code, stdout, stderr} = await runScript(
      argumentsFor(file, server),
      environment?.(server),
    );
    const text = new TextDecoder(encoding).decode(Buffer.concat([stdout, stderr]));
    assert.ok(!text.includes(KEY), '打印了密钥');
    const {created, files, keys} = server;
    expect({code, text, created, files, keys});
    return {status: 'passed'};
  } catch (error) {
    return {status: 'failed', message: (error as Error).message};
  } finally {
    await server.close();
    await rm(folder, {recursive: true, force: true});
  }
}
