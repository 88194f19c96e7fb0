import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { read, write } from '../../../../scripts/golden/record.ts';
import { replay } from '../../../../scripts/golden/replay.ts';
import { game } from '../../src/index.ts';
import { endingOf } from './record.ts';
import { WANTED } from './wanted.ts';

const FOLDER = new URL('../../golden/', import.meta.url);

function textOf(name: string): string {
  return readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8');
}

describe('golden games', () => {
  test('there is one for every situation wanted, and no other', () => {
    const files = readdirSync(FOLDER).map((file) => file.replace('.txt', ''));
    expect(files.toSorted()).toEqual(WANTED.map(({ name }) => name).toSorted());
  });

  test.each(WANTED)('$title', ({ name, title, has }) => {
    const golden = read(textOf(name));
    const { state, events } = replay(game, golden);
    expect(golden.title).toBe(title);
    expect(endingOf(state)).toBe(golden.ending);
    expect(has(events)).toBe(true);
    expect(write(golden)).toBe(textOf(name));
  });
});
