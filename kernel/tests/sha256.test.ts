import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256Hex, sha256Words } from '../src/chance/sha256.ts';

const trusted = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');
const hexOf = (words: Uint32Array) =>
  Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');

describe('SHA-256', () => {
  test('is what Node says it is for every length around one, two and three blocks', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) & 0xff);
      expect(sha256Hex(bytes)).toBe(trusted(bytes));
    }
  });

  test('is what Node says it is for any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => sha256Hex(bytes) === trusted(bytes)));
  });

  test('hashes a text by its UTF-8 bytes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (message) => hexOf(sha256Words(message)) === trusted(message),
      ),
    );
  });
});
