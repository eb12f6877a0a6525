import {callServer} from '../serverApi';
import type {LiveServer} from '../types';
import {pdf, png} from './sampleFiles';
import type {PageSetUp} from './types';

/** Files of the flow under the names that the page prints, and two in the file library. */
export const setUp: PageSetUp = {
  files: {
    'FILE_NAME.txt': '保修 12 个月。\n',
    'notes.txt': '保修 12 个月。\n',
    'contract.pdf': pdf,
    '合同.pdf': pdf,
    'receipt.png': png,
  },
  ensure: async ({server, flowId}) => {
    const [first, second] = await ensureLibrary(server);
    return {
      'FILE_NAME.EXTENSION': 'contract.pdf',
      FILE_ID: first!,
      '4f2a9c8d-7e16-4b03-a5d9-0c3e8f1b6a72': first!,
      '9d61b0e4-2f7c-4a85-b3e8-6c1d5f9a0b27': second!,
      '2025-07-28_09-15-42_notes.txt': await ensureFlowFile(server, flowId, 'notes.txt', 'x'),
      '2025-07-28_09-20-05_receipt.png': await ensureFlowFile(server, flowId, 'receipt.png', png),
    };
  },
};

function form(name: string, content: string | Uint8Array): FormData {
  const data = new FormData();
  data.append('file', new Blob([content as BlobPart]), name);
  return data;
}

async function ensureLibrary(server: LiveServer): Promise<string[]> {
  const files = await callServer<{id: string}[]>(server, 'GET', '/v2/files');
  const ids = files.map(({id}) => id);
  for (let index = ids.length; index < 2; index += 1) {
    const added = await callServer<{id: string}>(
      server,
      'POST',
      '/v2/files',
      form(`sample-${index}.txt`, '样本'),
    );
    ids.push(added.id);
  }
  return ids;
}

async function ensureFlowFile(
  server: LiveServer,
  flow: string,
  name: string,
  content: string | Uint8Array,
): Promise<string> {
  // Before its first file a flow has no folder, which the server calls an error.
  const list = () =>
    callServer<{files: string[]}>(server, 'GET', `/v1/files/list/${flow}`).then(
      ({files}) => files,
      () => [],
    );
  const find = (files: string[]) => files.find((file) => file.endsWith(`_${name}`));
  const found = find(await list());
  if (found) {
    return found;
  }
  await callServer(server, 'POST', `/v1/files/upload/${flow}`, form(name, content));
  return find(await list())!;
}
