import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/data/characters.ts';
import { type Mark, sheet, suspects } from '../../src/knowledge/sheet.ts';
import { hero } from '../declarer.ts';
import { attended, EVENINGS } from './attended.ts';
import type { Listener } from './listener.ts';

/** Looking at the sheets of more worlds than this would only take longer. */
const MANY = 200;

/** The sheet as the listener would fill it in. */
function expectedRows(
  { possible, shown, denied }: Listener,
  columns: readonly string[],
): Record<string, Mark[]> {
  const rows: Record<string, Mark[]> = {};
  for (const [index, character] of CHARACTERS.entries()) {
    rows[character] = columns.map((column) => {
      const count = possible.filter(({ places }) => places[index] === column).length;
      const isInk = shown.has(character) || (column === 'chosen' && denied.has(character));
      const isCertain = count === 0 || count === possible.length;
      return { worlds: count, layer: isInk ? 'ink' : isCertain ? 'graphite' : 'open' };
    });
  }
  return rows;
}

describe('the deduction sheet', () => {
  test.each(EVENINGS)(
    '$seats players, beginners $beginners, $seed: it counts the worlds of the listener',
    (given) => {
      const layers = new Set<string>();
      for (const { listener, possible, seen } of attended(given)) {
        if (possible.length > MANY) continue;
        const filled = sheet(seen);
        const columns = [
          'chosen',
          'unknown',
          ...Array.from({ length: given.seats }, (_, seat) => String(seat)),
        ];
        expect(filled.columns.map(String)).toEqual(columns);
        expect(filled.worlds).toBe(possible.length);
        expect(filled.rows).toEqual(expectedRows(listener, columns));
        for (const { layer } of Object.values(filled.rows).flat()) layers.add(layer);
        const chosen = new Set(possible.map(({ places }) => CHARACTERS[places.indexOf('chosen')]));
        expect(suspects(seen)).toEqual(CHARACTERS.filter((character) => chosen.has(character)));
      }
      expect([...layers].toSorted()).toEqual(['graphite', 'ink', 'open']);
    },
  );

  test('at the deal a seat suspects everybody but its own Character', () => {
    const game = hero();
    expect(suspects(game.view(0))).toEqual(CHARACTERS.filter((character) => character !== 'lilja'));
    const filled = sheet(game.view(0));
    expect(filled.worlds).toBe(840);
    expect(filled.columns).toEqual(['chosen', 'unknown', 0, 1, 2, 3]);
    const ink = (worlds: number) => ({ worlds, layer: 'ink' });
    expect(filled.rows.lilja).toEqual([ink(0), ink(0), ink(840), ink(0), ink(0), ink(0)]);
    const open = (worlds: number) => ({ worlds, layer: 'open' });
    const nowhere = { worlds: 0, layer: 'graphite' };
    expect(filled.rows.vidal).toEqual([open(120), open(360), nowhere, open(120), open(120), open(120)]);
  });

  test('a name denied is ink in the column of the Chosen One, and only there', () => {
    const game = hero({ table: { denied: ['vidal'] } });
    const [chosen, unknown] = sheet(game.view(1)).rows.vidal;
    expect(chosen).toEqual({ worlds: 0, layer: 'ink' });
    expect(unknown?.layer).toBe('open');
    expect(suspects(game.view(1))).not.toContain('vidal');
  });

  test('what follows is graphite: with all else seen, the last one is the Chosen One', () => {
    const seen = ['1:0', '2:0', '3:0', 'unknown:0', 'unknown:1', 'unknown:2'] as const;
    const game = hero({ self: { seen: [...seen] } });
    const filled = sheet(game.view(0));
    expect(filled.worlds).toBe(1);
    expect(filled.rows.vikstrom.map(({ layer }) => layer)).toEqual(Array(6).fill('graphite'));
    expect(filled.rows.vikstrom[0]).toEqual({ worlds: 1, layer: 'graphite' });
    expect(filled.rows.snowy.map(({ layer }) => layer)).toEqual(Array(6).fill('ink'));
    expect(suspects(game.view(0))).toEqual(['vikstrom']);
  });
});
