import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ChunkContents} from './types';

interface StatsModule {
  name?: string;
  size?: number;
  modules?: StatsModule[];
}

interface StatsChunk {
  names?: string[];
  id?: string | number | null;
  files?: string[];
  modules?: StatsModule[];
}

interface Stats {
  toJson: (options: object) => {chunks?: StatsChunk[]};
}

interface Compiler {
  hooks: {done: {tap: (name: string, listener: (stats: Stats) => void) => void}};
}

const withoutLoaders = (name: string): string => name.split('!').at(-1)!.replace(/\|.*$/, '');

/** Modules that the bundler has joined are counted one by one. */
const parts = (module: StatsModule): StatsModule[] =>
  module.modules?.length ? module.modules.flatMap(parts) : [module];

function describe({names, id, files, modules}: StatsChunk): ChunkContents {
  const sizes: Record<string, number> = {};
  for (const {name = '?', size = 0} of (modules ?? []).flatMap(parts)) {
    const module = withoutLoaders(name);
    sizes[module] = (sizes[module] ?? 0) + size;
  }
  return {name: names?.[0] ?? String(id), files: files ?? [], modules: sizes};
}

/** Writes down which modules each file of the browser's build consists of, for bench/budget. */
export class DescribeChunks {
  constructor(private readonly generatedFilesDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('describe-chunks', (stats) => {
      const {chunks = []} = stats.toJson({
        all: false,
        chunks: true,
        chunkModules: true,
        nestedModules: true,
        orphanModules: true,
        dependentModules: true,
        modulesSpace: Number.POSITIVE_INFINITY,
        chunkModulesSpace: Number.POSITIVE_INFINITY,
        nestedModulesSpace: Number.POSITIVE_INFINITY,
        ids: true,
      });
      const file = path.join(this.generatedFilesDir, 'static-routes', 'chunks.json');
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(chunks.map(describe)));
    });
  }
}
