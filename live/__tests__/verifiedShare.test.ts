import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {compareWithPages, listOpen, shareOf} from '../compareWithPages';
import {results as file} from '../environment/paths';
import {loadKinds} from '../loadKinds';
import {readResults} from '../results';

const floors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../floor.json'), 'utf8'),
) as Record<string, number>;
const results = readResults(file);
const kinds = await loadKinds();

test.each(Object.entries(floors))(
  'of the %s that can run, at least %d passed as the pages stand today',
  async (name, floor) => {
    const kind = kinds.find((candidate) => candidate.name === name);
    if (!kind) {
      throw new Error(`live/floor.json 里有 ${name}，但 live/kinds/ 里没有这个种类`);
    }
    const standing = compareWithPages(await kind.collect(), results[name] ?? {});
    const open = listOpen(name, standing);
    if (open.length > 0) {
      console.log(open.join('\n'));
    }
    expect(shareOf(standing), open.join('\n')).toBeGreaterThanOrEqual(floor);
  },
);
