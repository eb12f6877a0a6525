import type {Plugin} from '@docusaurus/types';

/**
 * The browser's part of the flow pictures: their style sheet and the zoom dialog.
 * The pictures themselves are drawn at build time by the remark step in `remarkFlow.ts`.
 */
export default function flowDiagramsPlugin(): Plugin {
  return {
    name: 'flow-diagrams',
    // Paths are relative to this folder.
    getClientModules: () => ['./flow.css', './client/zoomFlow.ts'],
  };
}
