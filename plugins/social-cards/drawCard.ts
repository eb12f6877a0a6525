import {breakLines, drawText, measureText} from './layoutText';
import type {Card, CardFrame, Typefaces} from './types';

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 80;
const SECTION_SIZE = 30;

/** The light colours of src/css/tokens.css: cards are seen outside the site, where there is no dark mode. */
const COLORS = {
  background: '#ffffff',
  panel: '#f7f8fa',
  line: '#e4e7ec',
  text: '#16181d',
  quiet: '#667080',
  accent: '#c8005f',
  message: '#4f46e5',
  tool: '#0891b2',
};

/** Large first; a title takes the first size at which it fits. */
const TITLE_SIZES = [
  {size: 80, lines: 2},
  {size: 66, lines: 3},
  {size: 54, lines: 4},
];

function layoutTitle(title: string, {bold}: Typefaces): {size: number; lines: string[]} {
  const width = WIDTH - 2 * MARGIN;
  for (const {size, lines: most} of TITLE_SIZES) {
    const lines = breakLines(title, width / size, bold);
    const widest = Math.max(...lines.map((line) => measureText(line, bold)));
    if (lines.length <= most && widest * size <= width) {
      return {size, lines};
    }
  }
  const {size, lines: most} = TITLE_SIZES.at(-1)!;
  const lines = breakLines(title, width / size, bold).slice(0, most);
  return {size, lines: [...lines.slice(0, -1), `${lines.at(-1)!.slice(0, -1)}…`]};
}

/** All characters that cards of these texts need, the ellipsis included. */
export const charactersOf = (cards: Card[], {siteTitle, tagline}: CardFrame): Set<string> =>
  new Set([
    ...cards.flatMap(({title, section}) => [...title, ...section]),
    ...siteTitle,
    ...tagline,
    '…',
  ]);

/** A piece of a picture as SVG, and where it lies. */
interface Piece {
  left: number;
  top: number;
  width: number;
  height: number;
  svg: string;
}

/** On the background, with as much of the flow as lies there. */
const pieceOf = ({left, top, width, height}: Omit<Piece, 'svg'>, words: string[]): Piece => ({
  left,
  top,
  width,
  height,
  svg: [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${COLORS.background}"/>`,
    drawFlow(),
    ...words,
    '</svg>',
  ].join(''),
});

/** On the site's own card the tagline is the title. */
export const hasTagline = ({title}: Card, {tagline}: CardFrame): boolean => title !== tagline;

const TAGLINE = {size: 26, top: 540, baseline: 568};

const drawTagline = ({tagline}: CardFrame, {regular}: Typefaces): string =>
  drawText(
    tagline,
    {x: MARGIN, y: TAGLINE.baseline, size: TAGLINE.size, fill: COLORS.quiet},
    regular,
  );

/** What cards have in common: whose they are, with a flow of the product's canvas in the corner. */
export function drawGround(
  frame: CardFrame,
  typefaces: Typefaces,
  {withTagline}: {withTagline: boolean},
): Piece {
  const words = [
    `<rect width="${WIDTH}" height="10" fill="${COLORS.accent}"/>`,
    placeLogo(frame.logo),
    drawText(
      frame.siteTitle,
      {x: MARGIN + 68, y: 117, size: 32, fill: COLORS.text},
      typefaces.bold,
    ),
    withTagline ? drawTagline(frame, typefaces) : '',
  ];
  return pieceOf({left: 0, top: 0, width: WIDTH, height: HEIGHT}, words);
}

/** Outlines reach beyond the advance of their characters by less than this. */
const OVERHANG = 12;

/** Where a page stands and what it is, on the part of the ground that they cover. */
export function drawWords(card: Card, frame: CardFrame, typefaces: Typefaces): Piece {
  const {title, section} = card;
  const {bold} = typefaces;
  const {size, lines} = layoutTitle(title, typefaces);
  const lineHeight = Math.round(size * 1.32);
  const firstLine = 266 + size;
  const words = [
    drawText(section, {x: MARGIN, y: 236, size: SECTION_SIZE, fill: COLORS.accent}, bold),
    ...lines.map((line, index) =>
      drawText(line, {x: MARGIN, y: firstLine + index * lineHeight, size, fill: COLORS.text}, bold),
    ),
  ];
  const widest = Math.max(
    measureText(section, bold) * SECTION_SIZE,
    ...lines.map((line) => measureText(line, bold) * size),
  );
  const left = MARGIN - OVERHANG;
  const top = 200;
  const bottom = firstLine + (lines.length - 1) * lineHeight + Math.round(size * 0.35);
  const width = Math.min(Math.ceil(widest) + 2 * OVERHANG, WIDTH - left);
  // The longest titles come down to it.
  const tagline =
    bottom > TAGLINE.top && hasTagline(card, frame) ? drawTagline(frame, typefaces) : '';
  return pieceOf({left, top, width, height: bottom - top}, [tagline, ...words]);
}

const placeLogo = (logo: string): string =>
  logo.replace(/^[\s\S]*?<svg/, `<svg x="${MARGIN}" y="80" width="52" height="52"`);

/** Two cards and a third that is cut off by the edge, joined by their ports. */
function drawFlow(): string {
  const node = (x: number, y: number): string =>
    `<rect x="${x}" y="${y}" width="150" height="92" rx="12" fill="${COLORS.background}" stroke="${COLORS.line}" stroke-width="2"/>` +
    `<rect x="${x + 18}" y="${y + 20}" width="64" height="10" rx="5" fill="${COLORS.line}"/>` +
    `<rect x="${x + 18}" y="${y + 44}" width="112" height="8" rx="4" fill="${COLORS.panel}"/>` +
    `<rect x="${x + 18}" y="${y + 62}" width="88" height="8" rx="4" fill="${COLORS.panel}"/>`;
  const edge = (x1: number, y1: number, x2: number, y2: number, color: string): string => {
    const middle = (x1 + x2) / 2;
    return (
      `<path d="M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}" fill="none" stroke="${color}" stroke-width="3"/>` +
      `<circle cx="${x1}" cy="${y1}" r="7" fill="${color}"/><circle cx="${x2}" cy="${y2}" r="7" fill="${color}"/>`
    );
  };
  return [
    node(806, 532),
    node(1020, 480),
    node(1020, 600),
    edge(956, 564, 1020, 526, COLORS.message),
    edge(956, 594, 1020, 644, COLORS.tool),
    edge(1170, 526, 1236, 548, COLORS.message),
  ].join('');
}
