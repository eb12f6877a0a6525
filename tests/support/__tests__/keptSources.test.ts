import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {filesOf} from '../../../lib/keptResults';
import {exportSources} from '../../../plugins/flow-diagrams/exportFlows';
import {codeBlockSources} from '../../../plugins/page-content/codeBlock';

/** Every file of ours that this one needs to run. */
function importsOf(source: string, known = new Set<string>()): Set<string> {
  if (known.has(source)) {
    return known;
  }
  known.add(source);
  const {importedFiles} = ts.preProcessFile(readFileSync(source, 'utf8'));
  for (const {fileName} of importedFiles) {
    if (fileName.startsWith('.')) {
      importsOf(`${path.join(path.dirname(source), fileName)}.ts`, known);
    }
  }
  return known;
}

// A result that is kept although code it was made by has changed would stand on the site for ever.
describe.each([
  ['plugins/page-content/codeBlock.ts', codeBlockSources],
  ['plugins/flow-diagrams/exportFlows.ts', exportSources],
])('the sources that %s names for what is kept between builds', (entry, sources) => {
  it('exist', () => {
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  });

  it('cover everything that it imports', () => {
    const covered = new Set(filesOf(sources).map((name) => path.normalize(name)));
    // It only keeps what the others make.
    covered.add('lib/keptResults.ts');
    expect([...importsOf(entry)].filter((name) => !covered.has(name))).toEqual([]);
  });
});
