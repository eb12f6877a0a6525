import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {exportFlows, fileNameOf} from './exportFlows';

/**
 * The browser's part of the flow pictures, their style sheet and the zoom dialog, and the files that
 * `create-flow.py` reads. The pictures themselves are drawn at build time by `remarkFlow.ts`.
 */
export default function flowDiagramsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'flow-diagrams',
    // Paths are relative to this folder.
    getClientModules: () => ['./flow.css', './client/zoomFlow.ts'],
    async postBuild({outDir}) {
      for (const flow of exportFlows(path.join(siteDir, 'docs'))) {
        const file = path.join(outDir, fileNameOf(flow));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, `${JSON.stringify(flow)}\n`);
      }
    },
  };
}
