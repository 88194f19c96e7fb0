// cspell:ignore cmap così glyf hhea hmtx loca maxp
import { LANGUAGES } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { handFont } from '../../../src/games/diario/table/diary/hand/hand-font.ts';
import { letterOf } from '../../../src/games/diario/table/diary/hand/letter.ts';
import { messagesIn } from './messages.ts';

/** The tables of a font file, by their tags. */
function tablesIn(font: Uint8Array): Map<string, DataView> {
  const file = new DataView(font.buffer);
  return new Map(
    Array.from({ length: file.getUint16(4) }, (_, at) => {
      const entry = 12 + 16 * at;
      const tag = String.fromCharCode(...font.subarray(entry, entry + 4));
      return [tag, new DataView(font.buffer, file.getUint32(entry + 8), file.getUint32(entry + 12))];
    }),
  );
}

test.each(LANGUAGES)('the hand writes every letter of the Diary, in %s', (language) => {
  const words = Object.entries(messagesIn(language)).flatMap(([key, message]) =>
    /^(diary|person|story-page)\./.test(key) ? [JSON.stringify(message)] : [],
  );
  const letters = [...new Set(words.join('').match(/\p{Letter}/gu))];
  expect(letters.length).toBeGreaterThan(30);
  expect(letters.filter((letter) => letterOf(letter) === null)).toEqual([]);
});

test('a font holds the letters of its words, each once, and the blank glyph first', () => {
  const tables = tablesIn(handFont('Hand', 'così così'));
  expect([...tables.keys()]).toEqual([
    ...['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post'],
  ]);
  // Blank, a space, c, o, s, ì.
  expect(tables.get('maxp')?.getUint16(4)).toBe(6);
  expect(tables.get('loca')?.byteLength).toBe(4 * 7);
  expect(tables.get('head')?.getUint32(12)).toBe(0x5f0f3cf5);
});

test('all bytes of a font sum up as its format says', () => {
  const font = handFont('Hand', 'Vigilia');
  const file = new DataView(font.buffer);
  let sum = 0;
  for (let at = 0; at < font.length; at += 4) sum = (sum + file.getUint32(at)) >>> 0;
  expect(sum).toBe(0xb1b0afba);
});

test('a character that the hand does not know is left to another font', () => {
  expect(letterOf('水')).toBeNull();
  expect(tablesIn(handFont('Hand', '水')).get('maxp')?.getUint16(4)).toBe(2);
});
