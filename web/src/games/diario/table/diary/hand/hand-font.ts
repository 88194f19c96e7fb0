import { letterOf } from './letter.ts';
import { outlineOf } from './pen.ts';
import { EM, type Glyph, trueType } from './true-type.ts';

/** Units of the font in one unit of a letter's drawing, of which 100 are a line. */
const SCALE = EM / 100;
/** Between two letters. */
const APART = 5;

/** A font in a hand of our own with every character of these words that the hand knows. */
export function handFont(family: string, words: string): Uint8Array {
  const characters = [...new Set(` ${words.normalize('NFC')}`)];
  const glyphs = characters.flatMap((character): Glyph[] => {
    const letter = letterOf(character);
    if (letter === null) return [];
    const outlines = letter.strokes.map((stroke) =>
      outlineOf(stroke).map(({ x, y }) => ({ x: Math.round(x * SCALE), y: Math.round(y * SCALE) })),
    );
    return [{ character, advance: (letter.width + APART) * SCALE, outlines }];
  });
  return trueType(family, glyphs);
}
