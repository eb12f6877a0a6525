/** What a card says. */
export interface Card {
  title: string;
  /** Where the page stands: `组件参考 · 核心组件`; empty on the site's own card. */
  section: string;
}

/** A card and the file that holds it, relative to the output directory. */
export interface CardFile {
  file: string;
  card: Card;
}

/** What stands on every card. */
export interface CardFrame {
  siteTitle: string;
  tagline: string;
  /** The content of an SVG file. */
  logo: string;
}

/** The outline of a character; a font is more than this, but a card needs no more. */
export interface Glyph {
  /** SVG path data in font units, y pointing up. */
  outline: string;
  /** In font units. */
  advance: number;
}

/** One weight of a font. */
export interface Typeface {
  unitsPerEm: number;
  /** Undefined for a character that the font lacks. */
  glyph: (character: string) => Glyph | undefined;
}

export interface Typefaces {
  regular: Typeface;
  bold: Typeface;
}
