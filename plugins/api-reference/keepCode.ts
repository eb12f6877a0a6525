import path from 'node:path';
import {fingerprintOf, KeptResults} from '../../lib/keptResults';
import type {RenderCode} from './options';

export interface KeptCode {
  render: RenderCode;
  save: () => Promise<void>;
}

/** Operations share answers, and most are as they were at the last build: each block is coloured once. */
export function keepCode(render: RenderCode, sources: string[], siteDir: string): KeptCode {
  if (sources.length === 0) {
    return {render, save: () => Promise.resolve()};
  }
  const kept = new KeptResults<string>(
    path.join(siteDir, 'node_modules/.cache/api-reference/code.json'),
    fingerprintOf(sources.map((source) => path.join(siteDir, source))),
  );
  return {
    render: async (code, language) =>
      kept.ask(JSON.stringify([code, language]), () => render(code, language)),
    save: () => kept.save(),
  };
}
