import {createHash} from 'node:crypto';
import {
  ASKED_AS,
  ASKED_AS_SEPARATOR,
  BODY_MAGIC,
  DISCOURAGED,
  HEAD_MAGIC,
} from './client/engine/indexFormat';
import {packText} from './packText';
import {createPinyinTable} from './pinyinTable';
import {createTraditionalTable} from './traditionalTable';
import type {PageContent} from './types';

export interface SerializedIndex {
  head: string;
  body: string;
  /** Named after its content, so that it may be cached for ever. */
  bodyFile: string;
}

const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/g;

/** The two shipped files; `client/engine/indexFormat.ts` describes and reads the format. */
export function serializeIndex(pages: PageContent[]): SerializedIndex {
  const han = collectHan(pages);
  const {text, table} = packText(bodyLines(pages).join('\n'));
  const firstLine = [BODY_MAGIC, createTraditionalTable(han), table.join(' ')].join('\t');
  const body = `${firstLine}\n${text}`;
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  const bodyFile = `body.${hash}.txt`;
  const labels = [...new Set(pages.map((page) => page.lvl0))];
  const head = [
    `${HEAD_MAGIC}\t${bodyFile}`,
    labels.map(plain).join('\t'),
    createPinyinTable(han),
    ...headLines(pages, labels),
  ].join('\n');
  return {head, body, bodyFile};
}

function headLines(pages: PageContent[], labels: string[]): string[] {
  return pages.flatMap((page) =>
    page.sections.map((section) =>
      section.level === 1
        ? pageLine(page, section.title, labels.indexOf(page.lvl0))
        : `${section.level}${section.anchor}\t${plain(section.title)}`,
    ),
  );
}

function pageLine(page: PageContent, title: string, label: number): string {
  const {path, keywords, isDiscouraged} = page;
  const optional = [plain(keywords.join(',')), isDiscouraged ? DISCOURAGED : ''];
  return [`1${label}`, path, plain(title), ...optional].join('\t').trimEnd();
}

/** Each section in the order of the head, an empty line after each. */
function bodyLines(pages: PageContent[]): string[] {
  return pages.flatMap((page) =>
    page.sections.flatMap(({askedAs, paragraphs}) => [
      ...(askedAs ? [ASKED_AS + plain(askedAs.join(ASKED_AS_SEPARATOR))] : []),
      ...paragraphs.map(plain),
      '',
    ]),
  );
}

function plain(text: string): string {
  return text.replace(/[\t\n\r]+/g, ' ');
}

function collectHan(pages: PageContent[]): Set<string> {
  const han = new Set<string>();
  for (const page of pages) {
    const texts = page.sections.flatMap(({title, paragraphs, askedAs = []}) => [
      title,
      ...paragraphs,
      ...askedAs,
    ]);
    for (const text of [...page.keywords, ...texts]) {
      text.match(HAN)?.forEach((character) => han.add(character));
    }
  }
  return han;
}
