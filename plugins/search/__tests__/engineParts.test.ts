import {afterEach, describe, expect, it, vi} from 'vitest';
import {analyzeQuery} from '../client/engine/analyzeQuery';
import {editDistance} from '../client/engine/editDistance';
import {createFold} from '../client/engine/foldText';
import {findPhrase} from '../client/engine/findPhrase';
import {matchWord} from '../client/engine/matchWord';
import {findHomophones, parsePinyinTable, splitSyllables} from '../client/engine/pinyin';
import {parseHead, parseReadings, readContent} from '../client/engine/indexFormat';
import {createWholeSearchable} from '../client/engine/searchable';
import {splitIdentifier} from '../client/engine/splitIdentifier';
import {lineText} from '../client/engine/textIndex';
import {textsOf} from '../serializeIndex';
import {sampleIndex, samplePages} from './sampleSite';

const fold = createFold('環环變变');
const head = parseHead(sampleIndex.head);
const site = createWholeSearchable(head, textsOf(samplePages));
const {index, lexicon} = site;

describe('folding a text', () => {
  it('lowers case, narrows full width and simplifies traditional forms', () => {
    expect(fold('ＡＰＩ Ｋey 環境變量　É')).toBe('api key 环境变量 é');
  });

  it('keeps every position, whatever the text', () => {
    const text = `İstanbul 😀 ﬁ ${'字'.repeat(20_000)} Ω`;
    expect(fold(text)).toHaveLength(text.length);
  });
});

describe('an identifier', () => {
  it.each([
    ['ChatInput', ['chat', 'input']],
    ['APIRequest', ['api', 'request']],
    ['flowId', ['flow', 'id']],
    ['OpenAIModel', ['open', 'ai', 'model']],
    ['lowercase', []],
    ['CAPITALS', []],
  ])('%s has the parts %j', (name, parts) => {
    expect(splitIdentifier(name).map(({text}) => text)).toEqual(parts);
  });

  it('knows where its parts stand', () => {
    expect(splitIdentifier('ChatInput').map(({offset}) => offset)).toEqual([0, 4]);
  });
});

describe('the distance of two words', () => {
  it.each([
    ['docker', 'docker', 0],
    ['docker', 'doker', 1],
    ['docker', 'dokcer', 1],
    ['docker', 'dockerr', 1],
    ['kubernetes', 'kubarnates', 2],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  it('is given up beyond the limit', () => {
    expect(editDistance('docker', 'flow', 2)).toBe(3);
    expect(editDistance('abcdef', 'fedcba', 1)).toBe(2);
  });
});

describe('a query', () => {
  const units = (query: string) => analyzeQuery(query, fold).units;

  it('becomes pairs of Han characters and words', () => {
    expect(units('docker 部署').map(({text}) => text)).toEqual(['docker', '部署']);
    expect(units('智能体').map(({text}) => text)).toEqual(['智能', '能体']);
  });

  it('counts pairs across a border between words less', () => {
    const weights = Object.fromEntries(
      units('环境变量设置').map(({text, weight}) => [text, weight]),
    );
    expect(weights['环境']).toBe(1);
    expect(weights['量设']).toBeLessThan(1);
  });

  it('hardly counts the words of the question', () => {
    const weights = Object.fromEntries(units('如何部署').map(({text, weight}) => [text, weight]));
    expect(weights['如何']).toBeLessThan(0.2);
    expect(weights['部署']).toBe(1);
  });

  it('counts them if there is nothing else', () => {
    expect(Math.max(...units('怎么办').map(({weight}) => weight))).toBe(1);
  });

  it('takes its last word for unfinished, unless a space follows a sentence mark', () => {
    expect(units('docker comp').map(({isLast}) => isLast)).toEqual([false, true]);
    expect(units('docker？').map(({isLast}) => isLast)).toEqual([false]);
  });

  it('has no more than 32 units, the heaviest ones, in order', () => {
    const long = units(`${'如何'.repeat(30)}环境变量 docker`);
    expect(long).toHaveLength(32);
    expect(long.at(-1)?.text).toBe('docker');
  });

  it('may be empty, blank or symbols', () => {
    expect(units('')).toEqual([]);
    expect(units(' \u0000\u3000')).toEqual([]);
    expect(units('->')).toEqual([]);
  });

  it('brings a name of two parts written as one, but not two words', () => {
    const joined = (query: string) =>
      analyzeQuery(query, createFold()).units.flatMap(({alternatives}) =>
        alternatives.map(({text}) => text).filter((text) => text === 'autofoo'),
      );
    expect(joined('auto_foo')).toEqual(['autofoo', 'autofoo']);
    expect(joined('auto foo')).toEqual([]);
  });

  it('brings the synonyms of whole words', () => {
    const [agent] = units('agent');
    expect(agent?.alternatives.map(({text}) => text)).toContain('智能体');
    expect(units('agents')[0]?.alternatives).toEqual([]);
  });
});

describe('a typed word', () => {
  const textOf = (word: string, isLast = false) =>
    matchWord(lexicon, word, isLast).matches.map(({shown}) => shown);

  it('means itself first', () => {
    const {matches, isExact} = matchWord(lexicon, 'docker', false);
    expect(isExact).toBe(true);
    expect(matches[0]).toMatchObject({quality: 1, shown: 'docker'});
  });

  it('means longer words, more so while it is being typed', () => {
    const finished = matchWord(lexicon, 'kube', false).matches[0]?.quality ?? 0;
    const unfinished = matchWord(lexicon, 'kube', true).matches[0]?.quality ?? 0;
    expect(unfinished).toBeGreaterThan(finished);
  });

  it('means its singular', () => expect(textOf('charts')).toContain('chart'));

  it('may be mistyped before it is finished', () => {
    expect(textOf('kubrnet', true)).toContain('kubernetes');
  });

  it('means words that contain it, if nothing else', () => {
    expect(textOf('bernet')).toEqual(['kubernetes']);
    expect(textOf('bern')).toEqual(['kubernetes']);
    expect(textOf('ber')).toEqual([]);
  });

  it('means only the nearest words if it is mistyped', () => {
    expect(textOf('dockar')).toEqual(['docker']);
  });
});

describe('a phrase', () => {
  const found = (text: string) => findPhrase(site, text).map(({line}) => lineText(index, line));

  it('is found as it stands', () => {
    expect(found('docker compose')).toEqual(['配合 docker compose 使用', 'docker compose up -d']);
  });

  it('of one word starts where a word starts', () => expect(found('untime')).toEqual([]));

  it('may otherwise be cut from anywhere', () => {
    expect(found('ocker compose up')).toEqual(['docker compose up -d']);
  });

  it('with a pair that never occurs is not looked for', () =>
    expect(found('量子环境')).toEqual([]));
});

describe('pinyin', () => {
  const table = parsePinyinTable('xi:西;an:安;xian:先线;bu:部不;shu:署属;');

  it('is read in every possible way', () => {
    const readings = splitSyllables('xian', table).map((reading) => reading.length);
    expect(readings).toEqual([1, 2]);
  });

  it('may end in an unfinished syllable', () => {
    expect(splitSyllables('bush', table).map((reading) => reading.length)).toEqual([2]);
  });

  it('tells which pairs of the site sound alike', () => {
    const readings = readContent(sampleIndex.files.get('readings.txt') ?? '', 'readings.txt');
    const fromSite = parsePinyinTable(parseReadings(readings).pinyin);
    expect(findHomophones('布署', fromSite, lexicon)).toEqual([]);
    expect(findHomophones('不署', fromSite, lexicon)).toContain('部署');
  });
});

describe('without Intl.Segmenter', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('a text is cut into pairs of characters', async () => {
    vi.resetModules();
    vi.stubGlobal('Intl', {...Intl, Segmenter: undefined});
    const {segmentWords} = await import('../client/engine/segmentWords');
    const text = '环境变量 docker，好';
    expect(
      segmentWords(text).map(({start, end, isWord}) => [text.slice(start, end), isWord]),
    ).toEqual([
      ['环境', true],
      ['变量', true],
      [' ', false],
      ['docker', true],
      ['，', false],
      ['好', true],
    ]);
  });
});
