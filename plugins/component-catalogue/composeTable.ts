import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {pinyin} from 'pinyin-pro';
import {DATA_TYPES} from '../../lib/dataTypes';
import type {CatalogueEntry, PortSummary} from './types';

/** Types that have a colour and a mark of their own; "any" says nothing here. */
const MARKED_TYPES = new Set<string>(DATA_TYPES.filter((type) => type !== 'Any'));

/** More names than this say less than their number. */
const SHOWN_LABELS = 3;

const text = (value: string): PhrasingContent => ({type: 'text', value});
const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

export function composeTable(entries: CatalogueEntry[]): Table {
  const heads = ['名称', '分组', '输入', '输出'].map((name) => cell([text(name)]));
  return {
    type: 'table',
    children: [{type: 'tableRow', children: heads}, ...entries.map(composeRow)],
  };
}

function composeRow(entry: CatalogueEntry): TableRow {
  const {name, href, purpose, group, marks, inputs, outputs} = entry;
  const notes = [...(purpose === undefined ? [] : [purpose]), ...marks].join('，');
  return {
    type: 'tableRow',
    // Read by the filter, beside the words that are shown.
    data: {hProperties: {dataWords: spellOut(`${purpose ?? ''} ${group}`)}},
    children: [
      cell([
        {type: 'link', url: href, children: [text(withoutMark(name))]},
        ...(notes ? [text(`：${notes}`)] : []),
      ]),
      cell([text(group)]),
      cell(composePorts(inputs)),
      cell(composePorts(outputs)),
    ],
  };
}

/** The product marks some old components in their name; the table has a word for it. */
const withoutMark = (name: string): string => name.replace(/ \[deprecated\]$/i, '');

const composePorts = (ports: PortSummary[]): PhrasingContent[] =>
  ports.length === 0
    ? [text('无')]
    : ports.flatMap(({type, labels}, index): PhrasingContent[] => [
        ...(index > 0 ? [text('；')] : []),
        markType(type),
        text(` ${nameLabels(labels)}`),
      ]);

const nameLabels = (labels: string[]): string =>
  labels.length > SHOWN_LABELS
    ? `${labels.slice(0, SHOWN_LABELS - 1).join('、')} 等 ${labels.length} 个`
    : labels.join('、');

const markType = (type: string): PhrasingContent =>
  MARKED_TYPES.has(type)
    ? ({
        type: 'mdxJsxTextElement',
        name: 'DataType',
        attributes: [{type: 'mdxJsxAttribute', name: 'name', value: type}],
        children: [],
      } satisfies MdxJsxTextElement)
    : {type: 'inlineCode', value: type};

/** 切分文本 → `qiefenwenben qfwb`: a reader may type whole syllables or their first letters. */
function spellOut(words: string): string {
  const spellings = (words.match(/\p{Script=Han}+/gu) ?? []).flatMap((han) => {
    const syllables = pinyin(han, {toneType: 'none', type: 'array', v: true});
    return [syllables.join(''), syllables.map((syllable) => syllable[0]).join('')];
  });
  return [...new Set(spellings)].join(' ');
}
