import { describe, expect, test } from 'vitest';
import { worlds } from '../../src/knowledge/worlds.ts';
import { view } from '../../src/view.ts';
import { deal } from '../scenario.ts';
import { attended, EVENINGS, TOO_MANY } from './attended.ts';
import { evening } from './evening.ts';
import { everyDeal, keyOf, truthOf } from './listener.ts';

describe('the worlds a viewer holds possible', () => {
  test.each(EVENINGS)(
    '$seats players, beginners $beginners, $seed: what agrees with all that was heard, each once',
    (given) => {
      const looked = new Set<number | null>();
      for (const { table, listener, seen } of attended(given)) {
        const { possible, viewer } = listener;
        const truth = truthOf(table);
        expect(possible.some(({ key }) => key === truth)).toBe(true);
        if (possible.length > TOO_MANY) continue;
        const found = worlds(seen).map(keyOf);
        const distinct = new Set(found);
        expect(distinct.size).toBe(found.length);
        expect(found.length).toBe(possible.length);
        expect(possible.filter(({ key }) => !distinct.has(key))).toEqual([]);
        looked.add(viewer);
      }
      expect(looked.size).toBe(given.seats + 1);
    },
  );

  test('these evenings hold every way to learn something', () => {
    const heard = new Set<string>();
    let wolves = 0;
    for (const given of EVENINGS) {
      for (const { told, moment } of evening(given)) {
        const types = told.map(({ event }) => event.type);
        for (const type of types) heard.add(type);
        const { turn } = moment.state;
        if (types.includes('marks-shown') && turn !== null && turn.declared !== null) wolves++;
      }
    }
    const ways = ['dealt', 'card-open', 'investigated', 'investigated-unknown', 'out', 'chosen-seen'];
    for (const way of [...ways, 'declared-wrong', 'declared-right', 'marks-shown'])
      expect(heard).toContain(way);
    expect(wolves).toBeGreaterThan(0);
  });

  test.each(EVENINGS)(
    '$seats players, $seed: once the game is over there is one world, the true one',
    (given) => {
      const rests = [...evening(given)];
      const table = rests.at(-1)?.moment.state;
      if (table === undefined) throw new Error('nothing was played');
      for (const viewer of [null, 0, given.seats - 1]) {
        expect(worlds(view(table, viewer)).map(keyOf)).toEqual([truthOf(table)]);
      }
    },
  );

  test.each([
    { seats: 3, deals: 5040 },
    { seats: 4, deals: 6720 },
    { seats: 5, deals: 20160 },
    { seats: 6, deals: 40320 },
  ])(
    '$seats players: a spectator holds all $deals deals possible, but for what lies open',
    ({ seats, deals }) => {
      expect(everyDeal(seats)).toHaveLength(deals);
      const { table } = deal({ seats });
      const found = new Set(worlds(view(table, null)).map(keyOf));
      // With three players the last card lies open (THREE-2): one in eight of the deals is left.
      expect(found.size).toBe(seats === 3 ? deals / 8 : deals);
      expect(found).toContain(truthOf(table));
    },
  );
});
