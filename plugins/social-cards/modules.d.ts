/** The parts that the cards use of packages without types of their own. */

declare module 'wawoff2' {
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}

declare module 'harfbuzzjs' {
  export interface Blob {
    destroy(): void;
  }
  export interface Face {
    upem: number;
  }
  export interface Font {
    setVariations(axes: Record<string, number>): void;
    glyphToPath(glyph: number): string;
  }
  export interface Buffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    /** One entry per glyph: its number in the font and its advance. */
    json(): {g: number; ax: number}[];
    destroy(): void;
  }
  export interface HarfBuzz {
    createBlob(font: Uint8Array): Blob;
    createFace(blob: Blob, index: number): Face;
    createFont(face: Face): Font;
    createBuffer(): Buffer;
    shape(font: Font, buffer: Buffer): void;
  }
}
