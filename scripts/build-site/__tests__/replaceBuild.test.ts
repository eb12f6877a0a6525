import {existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {prepareStage, replaceBuild, stageOf} from '../replaceBuild';

let outDir: string;

function write(directory: string, text: string): void {
  mkdirSync(directory, {recursive: true});
  writeFileSync(path.join(directory, 'index.html'), text);
}

const shown = (): string => readFileSync(path.join(outDir, 'index.html'), 'utf8');

beforeEach(() => {
  outDir = path.join(mkdtempSync(path.join(tmpdir(), 'build-')), 'build');
});

describe('a finished build', () => {
  it('takes the place of the last one and leaves nothing beside it', () => {
    write(outDir, 'old');
    write(stageOf(outDir), 'new');
    replaceBuild(outDir);
    expect(shown()).toBe('new');
    expect(existsSync(stageOf(outDir))).toBe(false);
    expect(existsSync(`${outDir}.old`)).toBe(false);
  });

  it('may be the first', () => {
    write(stageOf(outDir), 'new');
    replaceBuild(outDir);
    expect(shown()).toBe('new');
  });
});

describe('a build that starts', () => {
  it('takes away what an unfinished one left, and not the last good one', () => {
    write(outDir, 'good');
    write(stageOf(outDir), 'half');
    prepareStage(outDir);
    expect(shown()).toBe('good');
    expect(existsSync(stageOf(outDir))).toBe(false);
  });

  it('brings the last good one back if the exchange was interrupted', () => {
    write(outDir, 'good');
    renameSync(outDir, `${outDir}.old`);
    write(stageOf(outDir), 'new');
    prepareStage(outDir);
    expect(shown()).toBe('good');
  });
});
