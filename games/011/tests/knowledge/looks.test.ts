import { namedSeed } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { imagine } from '../../src/knowledge/imagine.ts';
import { turnOf } from '../scenario.ts';

const WORLDS = 3000;

/** In what share of the worlds seat 1 imagines has seat 0 seen the card of seat 2. */
function shareWhoSaw(table: Parameters<typeof imagine>[0]): number {
  let saw = 0;
  for (let number = 0; number < WORLDS; number++) {
    const world = imagine(table, 1, { seed: namedSeed(`world ${number}`), drawn: {} });
    if (world.players[0]?.seen.includes('2:0')) saw++;
  }
  return saw / WORLDS;
}

describe('what others may have seen', () => {
  test('ACT-1 all see who looked where, and at how many cards out of how many', () => {
    const game = turnOf().choose('choose lewis', 'investigate p3');
    const looks = [{ hour: game.table.hour, source: 'p3', cards: 2, of: 5 }];
    expect(game.view(1).players[0]?.looks).toEqual(looks);
    expect(game.view(null).players[0]?.looks).toEqual(looks);
  });

  test('ACT-7 two of five cards show the Character card in two worlds of five, during the turn and after it', () => {
    const game = turnOf().choose('choose lewis', 'investigate p3');
    expect(shareWhoSaw(game.table)).toBeCloseTo(0.4, 1);
    const later = { ...game.table, hour: game.table.hour + 1 };
    expect(shareWhoSaw(later)).toBeCloseTo(0.4, 1);
  });

  test('a second look adds to what may be known', () => {
    const { table } = turnOf();
    const [self, ...others] = table.players;
    if (self === undefined) throw new Error('no player sits at the table');
    const looks = [1, 2].map((hour) => ({ hour, source: 'p3' as const, cards: 2, of: 4 }));
    expect(shareWhoSaw({ ...table, players: [{ ...self, looks }, ...others] })).toBeCloseTo(0.75, 1);
  });
});
