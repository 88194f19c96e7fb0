import { readFileSync } from 'node:fs';
import { STATIONS } from '@vigilia/game-011';
import { LANGUAGES } from '@vigilia/kernel';
import { expect, test } from 'vitest';

const LINES = Object.keys(STATIONS);

function texts(path: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));
}

test.each(LANGUAGES)(
  'in %s each Station bears a letter of its own, with which a word of its machine begins',
  (language) => {
    const page = texts(`web/texts/${language}.json`);
    const game = texts(`games/011/texts/${language}.json`);
    const letters = LINES.map((line) => page[`map.letter-${line}`] ?? '');
    expect(new Set(letters).size).toBe(LINES.length);
    for (const [index, line] of LINES.entries()) {
      const initials = (game[`machine.${line}`] ?? '').split(' ').map((word) => word.charAt(0).toUpperCase());
      expect(initials).toContain(letters[index]);
    }
  },
);
