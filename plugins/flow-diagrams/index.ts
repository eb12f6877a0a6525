import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fingerprintOf, KeptResults} from '../../lib/keptResults';
import {exportFlows, exportSources, fileNameOf, textNameOf, type ExportedFlow} from './exportFlows';

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
      const kept = new KeptResults<ExportedFlow[]>(
        path.join(siteDir, 'node_modules/.cache/flow-diagrams/exports.json'),
        fingerprintOf(exportSources.map((source) => path.join(siteDir, source))),
      );
      for (const {flow, text} of exportFlows(path.join(siteDir, 'docs'), kept)) {
        const file = path.join(outDir, fileNameOf(flow));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, `${JSON.stringify(flow)}\n`);
        await writeFile(path.join(outDir, textNameOf(flow)), text);
      }
      await kept.save();
    },
  };
}
