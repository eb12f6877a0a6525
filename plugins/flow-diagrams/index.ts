import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {exportFlows, fileNameOf, textNameOf} from './exportFlows';

/**
 * The browser's part of the flow pictures, their style sheet, zoom dialog and copied words, and the files
 * that `create-flow.py` reads. The pictures themselves are drawn at build time by `remarkFlow.ts`.
 */
export default function flowDiagramsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'flow-diagrams',
    // Paths are relative to this folder.
    getClientModules: () => ['./flow.css', './client/index.ts'],
    async postBuild({outDir}) {
      for (const {flow, text} of exportFlows(path.join(siteDir, 'docs'))) {
        const file = path.join(outDir, fileNameOf(flow));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, `${JSON.stringify(flow)}\n`);
        await writeFile(path.join(outDir, textNameOf(flow)), text);
      }
    },
  };
}
