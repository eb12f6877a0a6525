import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Face, HarfBuzz} from 'harfbuzzjs';
import {decompress} from 'wawoff2';
import {findSubset, parseSubsets} from './fontSubsets';
import type {Glyph, Typeface, Typefaces} from './types';

/**
 * Noto Sans SC as a variable font in 101 pieces: 5 MB for all weights, where packages with whole fonts have
 * 40 to 100. Only the pieces that hold the cards' characters are read.
 */
const FONT_PACKAGE = '@fontsource-variable/noto-sans-sc';

const WEIGHTS = {regular: 400, bold: 600};

const requireHere = createRequire(import.meta.url);

/** Its version says which outlines the font has. */
export const fontPackageFile = requireHere.resolve(`${FONT_PACKAGE}/package.json`);

/** Outlines of all given characters, in both weights. */
export async function loadTypefaces(characters: Iterable<string>): Promise<Typefaces> {
  const directory = path.dirname(fontPackageFile);
  const unicode = await readFile(path.join(directory, 'unicode.json'), 'utf8');
  const subsets = parseSubsets(JSON.parse(unicode) as Record<string, string>);
  // The package is a promise, which `import` cannot tell from a module that is still loading.
  const harfBuzz = await (requireHere('harfbuzzjs') as Promise<HarfBuzz>);

  const charactersBySubset = new Map<string, string[]>();
  for (const character of new Set(characters)) {
    const subset = findSubset(subsets, character);
    if (subset !== undefined) {
      charactersBySubset.set(subset, [...(charactersBySubset.get(subset) ?? []), character]);
    }
  }
  const faces: [Face, string[]][] = [];
  for (const [subset, own] of charactersBySubset) {
    const file = path.join(directory, 'files', `noto-sans-sc-${subset}-wght-normal.woff2`);
    const font = await decompress(await readFile(file));
    faces.push([harfBuzz.createFace(harfBuzz.createBlob(font), 0), own]);
  }
  return {
    regular: readTypeface(harfBuzz, faces, WEIGHTS.regular),
    bold: readTypeface(harfBuzz, faces, WEIGHTS.bold),
  };
}

function readTypeface(harfBuzz: HarfBuzz, faces: [Face, string[]][], weight: number): Typeface {
  const glyphs = new Map<string, Glyph>();
  for (const [face, characters] of faces) {
    const font = harfBuzz.createFont(face);
    font.setVariations({wght: weight});
    for (const character of characters) {
      const buffer = harfBuzz.createBuffer();
      buffer.addText(character);
      buffer.guessSegmentProperties();
      harfBuzz.shape(font, buffer);
      const shaped = buffer.json()[0];
      buffer.destroy();
      // Glyph 0 stands for characters that a font lacks.
      if (shaped && shaped.g !== 0) {
        glyphs.set(character, {outline: font.glyphToPath(shaped.g), advance: shaped.ax});
      }
    }
  }
  return {
    unitsPerEm: faces[0]?.[0].upem ?? 1000,
    glyph: (character) => glyphs.get(character),
  };
}
