import {FIELD, FIELD_TEXT, fieldPath} from './client/engine/fieldLines';
import {extractCodeText} from './extractCode';
import type {HeadingLevel, PageSection} from './types';

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;
const LATIN_WORD_CHARACTER = /[A-Za-z0-9_]/;

/** Long enough for any paragraph a person wrote; tables of API fields may exceed it. */
const MAX_PARAGRAPH_LENGTH = 2000;

/** Collects the text of a page, in reading order, under its headings. */
export class SectionWriter {
  private readonly sections: PageSection[] = [];
  private readonly anchors = new Set<string>();
  /** Of the section under way. */
  private readonly codeNames = new Set<string>();
  private buffer = '';
  private afterInlineEdge = false;
  /** Put before the next paragraph if it is about a field of the API: which one, or that it is the same. */
  private lead = '';
  /** Text above the page title (a label, for instance) belongs to the page all the same. */
  private readonly orphans: string[] = [];

  constructor(private readonly path: string) {}

  write(text: string): void {
    const value = cleanText(text);
    // Adjacent inline elements such as <code>name</code><em>string</em> are two words.
    if (
      this.afterInlineEdge &&
      LATIN_WORD_CHARACTER.test(this.buffer.slice(-1)) &&
      LATIN_WORD_CHARACTER.test(value.slice(0, 1))
    ) {
      this.buffer += ' ';
    }
    this.buffer += value;
    if (value) {
      this.afterInlineEdge = false;
    }
  }

  /** An inline element begins or ends here. */
  markInlineEdge(): void {
    this.afterInlineEdge = true;
  }

  endParagraph(): void {
    const text = this.buffer;
    this.buffer = '';
    this.afterInlineEdge = false;
    this.addParagraph(text);
  }

  addParagraph(text: string): void {
    const paragraph = cleanText(text).trim();
    if (!WORD_CHARACTER.test(paragraph)) {
      return;
    }
    const target = this.sections.at(-1)?.paragraphs ?? this.orphans;
    for (const text of splitLong(paragraph)) {
      const part = this.lead + text;
      if (this.lead) {
        this.lead = FIELD_TEXT;
      }
      // Tabs often repeat a sentence for each language; once is enough.
      if (!target.includes(part)) {
        target.push(part);
      }
    }
  }

  /** What follows is about a field of the API, which has an id of its own. */
  startField(id: string): void {
    this.endParagraph();
    const section = this.sections.at(-1)?.anchor ?? '';
    const path = fieldPath(section, id);
    if (path === null) {
      throw new Error(
        `搜索：页面 /${this.path} 的字段 id "${id}" 与它所在的一节 "${section}" 不相配，搜索无法指向它。`,
      );
    }
    this.lead = `${FIELD}${path} `;
  }

  endField(): void {
    this.endParagraph();
    this.lead = '';
  }

  addCode(code: string): void {
    this.endParagraph();
    extractCodeText(code, this.codeNames).forEach((line) => this.addParagraph(line));
  }

  startSection(level: HeadingLevel, heading: string, anchor: string | null): void {
    this.endParagraph();
    this.codeNames.clear();
    const title = cleanText(heading).trim();
    if (!title) {
      const name = anchor ? `（id 为 "${anchor}"）` : '';
      throw new Error(`搜索：页面 /${this.path} 有一个空的 <h${level}>${name}。请给标题写上文字。`);
    }
    if (level === 1) {
      this.startPage(title);
      return;
    }
    if (this.sections.length === 0) {
      throw new Error(
        `搜索：页面 /${this.path} 的标题“${title}”出现在页面标题之前。每页应以一个 <h1> 开头。`,
      );
    }
    if (anchor === null) {
      // Nothing can link to it, so its words belong to the section around it.
      this.addParagraph(title);
      return;
    }
    if (this.anchors.has(anchor)) {
      throw new Error(
        `搜索：页面 /${this.path} 有两个 id 为 "${anchor}" 的标题（第二个是“${title}”）。` +
          '请给每个标题单独的 id，例如 ## 标题 {/* #own-id */}',
      );
    }
    this.anchors.add(anchor);
    this.sections.push({level, anchor, title, paragraphs: []});
  }

  private startPage(title: string): void {
    const first = this.sections[0];
    if (first) {
      throw new Error(
        `搜索：页面 /${this.path} 有两个页面标题：“${first.title}”和“${title}”。请只用一个 <h1>。`,
      );
    }
    this.sections.push({level: 1, anchor: null, title, paragraphs: [...this.orphans]});
  }

  finish(): PageSection[] {
    this.endParagraph();
    if (this.sections.length === 0) {
      throw new Error(
        `搜索：页面 /${this.path} 没有标题。请在 front matter 里写 title，或写一个 <h1>。`,
      );
    }
    return this.sections;
  }
}

/** One line of text: the index separates its lines and fields by control characters. */
function cleanText(text: string): string {
  return text.replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '').replace(/[\s\p{Cc}]+/gu, ' ');
}

function splitLong(paragraph: string): string[] {
  const parts: string[] = [];
  let rest = paragraph;
  while (rest.length > MAX_PARAGRAPH_LENGTH) {
    const window = rest.slice(0, MAX_PARAGRAPH_LENGTH);
    const sentence = Math.max(window.lastIndexOf('。'), window.lastIndexOf('；'));
    const end = sentence > 0 ? sentence : window.lastIndexOf(' ');
    const cut = end > 0 ? end + 1 : MAX_PARAGRAPH_LENGTH;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  parts.push(rest);
  return parts;
}
