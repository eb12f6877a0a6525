import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compareFolders} from '../compareFolders';

function folder(files: Record<string, string>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'compare-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), {recursive: true});
    writeFileSync(path.join(directory, name), content);
  }
  return directory;
}

describe('two folders', () => {
  it('are the same if every file has the same bytes', () => {
    const files = {'index.html': 'home', 'assets/a.js': 'code'};
    expect(compareFolders(folder(files), folder(files))).toEqual({files: 2, differing: []});
  });

  it('differ in bytes, and in files that only one of them has', () => {
    const one = folder({'same.txt': '1', 'other.txt': 'a', 'assets/old.js': ''});
    const other = folder({'same.txt': '1', 'other.txt': 'b', 'assets/new.js': ''});
    expect(compareFolders(one, other)).toEqual({
      files: 4,
      differing: ['assets/old.js', 'other.txt', 'assets/new.js'],
    });
  });
});
