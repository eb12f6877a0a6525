import type {NeedleExtent} from './highlightText';
import {isParagraphLine, LINE_KIND} from './textIndex';
import type {TextIndex} from './textIndex';

/** An address says what its heading says, in other words and less exactly. */
const ADDRESS_QUALITY = 0.6;

/**
 * Where one unit of the query matches: its best quality per line, and per section in the heading
 * and in the paragraphs. The arrays are as long as the site and are reused from search to search;
 * `lines` remembers what to clear.
 */
export class UnitMatches {
  readonly lines: number[] = [];
  readonly quality: Float32Array;
  readonly position: Int32Array;
  readonly headingQuality: Float32Array;
  readonly bodyQuality: Float32Array;
  /** Folded texts that matched, to be highlighted, and how. */
  readonly shown = new Map<string, NeedleExtent>();
  /** How much the unit counts: rarity on the site times its weight in the query. */
  weight = 0;

  constructor(private readonly index: TextIndex) {
    this.quality = new Float32Array(index.lineCount);
    this.position = new Int32Array(index.lineCount);
    this.headingQuality = new Float32Array(index.sections.length);
    this.bodyQuality = new Float32Array(index.sections.length);
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
    const field = isParagraphLine(this.index, line) ? this.bodyQuality : this.headingQuality;
    const isAddress = this.index.lineKind[line] === LINE_KIND.address;
    const fieldQuality = isAddress ? quality * ADDRESS_QUALITY : quality;
    if (fieldQuality > (field[section] ?? 0)) {
      field[section] = fieldQuality;
    }
  }

  clear(): void {
    for (const line of this.lines) {
      const section = this.index.lineSection[line] ?? 0;
      this.quality[line] = 0;
      this.headingQuality[section] = 0;
      this.bodyQuality[section] = 0;
    }
    this.lines.length = 0;
    this.shown.clear();
    this.weight = 0;
  }
}
