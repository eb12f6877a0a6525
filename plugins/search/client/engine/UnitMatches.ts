import type {NeedleExtent} from './highlightText';
import {isParagraphLine, LINE_KIND} from './textIndex';
import type {TextIndex} from './textIndex';

/** By kind of line. The others say what the heading says, in other words, less exactly. */
const HEADING_QUALITY: Record<number, number> = {
  [LINE_KIND.heading]: 1,
  [LINE_KIND.address]: 0.6,
  [LINE_KIND.keywords]: 0.6,
  [LINE_KIND.askedAs]: 0.7,
};

/**
 * Where one unit of the query matches: its best quality per line, and per section in the heading
 * and in the paragraphs. The arrays are as long as the site and are reused from search to search;
 * `lines` remembers what to clear.
 */
export class UnitMatches {
  readonly lines: number[] = [];
  readonly quality: Float32Array;
  /** -1 on lines that have not arrived. */
  readonly position: Int32Array;
  readonly headingQuality: Float32Array;
  readonly bodyQuality: Float32Array;
  /** Per section and per page: the paragraphs that match, by quality. */
  readonly sectionMentions: Float32Array;
  readonly pageMentions: Float32Array;
  readonly pageHeadingQuality: Float32Array;
  /** Folded texts that matched, to be highlighted, and how. */
  readonly shown = new Map<string, NeedleExtent>();
  /** How much the unit counts: rarity on the site times its weight in the query. */
  weight = 0;

  constructor(private readonly index: TextIndex) {
    this.quality = new Float32Array(index.lineCount);
    this.position = new Int32Array(index.lineCount);
    this.headingQuality = new Float32Array(index.sections.length);
    this.bodyQuality = new Float32Array(index.sections.length);
    this.sectionMentions = new Float32Array(index.sections.length);
    this.pageMentions = new Float32Array(index.pages.length);
    this.pageHeadingQuality = new Float32Array(index.pages.length);
  }

  add(line: number, quality: number, position: number): void {
    const known = this.quality[line] ?? 0;
    if (quality <= known) {
      return;
    }
    if (known === 0) {
      this.lines.push(line);
    }
    this.quality[line] = quality;
    this.position[line] = position;
    const section = this.index.lineSection[line] ?? 0;
    const page = this.index.sectionPage[section] ?? 0;
    if (isParagraphLine(this.index, line)) {
      raise(this.bodyQuality, section, quality);
      const more = quality - known;
      this.sectionMentions[section] = (this.sectionMentions[section] ?? 0) + more;
      this.pageMentions[page] = (this.pageMentions[page] ?? 0) + more;
      return;
    }
    const headingQuality = quality * (HEADING_QUALITY[this.index.lineKind[line] ?? 0] ?? 1);
    raise(this.headingQuality, section, headingQuality);
    raise(this.pageHeadingQuality, page, headingQuality);
  }

  clear(): void {
    for (const line of this.lines) {
      const section = this.index.lineSection[line] ?? 0;
      this.quality[line] = 0;
      this.headingQuality[section] = 0;
      this.bodyQuality[section] = 0;
      this.sectionMentions[section] = 0;
      const page = this.index.sectionPage[section] ?? 0;
      this.pageMentions[page] = 0;
      this.pageHeadingQuality[page] = 0;
    }
    this.lines.length = 0;
    this.shown.clear();
    this.weight = 0;
  }
}

function raise(qualities: Float32Array, at: number, quality: number): void {
  if (quality > (qualities[at] ?? 0)) {
    qualities[at] = quality;
  }
}
