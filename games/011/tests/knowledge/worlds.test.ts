import { describe, expect, test } from 'vitest';
import { worlds } from '../../src/knowledge/worlds.ts';
import { view } from '../../src/table/view.ts';
import { deal } from '../scenario.ts';
import { attended, EVENINGS, TOO_MANY } from './attended.ts';
import { evening } from './evening.ts';
import { everyDeal, keyOf, truthOf } from './listener.ts';

describe('the worlds a viewer holds possible', () => {
  test.each(EVENINGS)(
    '$seats players, beginners $beginners, $seed: what agrees with all that was heard, each once',
    (given) => {
      const looked = new Set<number | null>();
      for (const { table, listener, possible, seen } of attended(given)) {
        const truth = truthOf(table);
        expect(possible.some(({ key }) => key === truth)).toBe(true);
        if (possible.length > TOO_MANY) continue;
        const found = worlds(seen).map(keyOf);
        const distinct = new Set(found);
        expect(distinct.size).toBe(found.length);
        expect(found.length).toBe(possible.length);
        expect(possible.filter(({ key }) => !distinct.has(key))).toEqual([]);
        looked.add(listener.viewer);
      }
      expect(looked.size).toBe(given.seats + 1);
    },
  );

  test('these evenings hold every way to learn something', () => {
    const heard = new Set<string>();
    let wolves = 0;
    for (const given of EVENINGS) {
      for (const { delivered, moment } of evening(given)) {
        const types = delivered.map(({ event }) => event.type);
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
    { seats: 3, deals: 5040, viewer: null, worlds: 630 },
    { seats: 4, deals: 6720, viewer: null, worlds: 6720 },
    { seats: 5, deals: 20160, viewer: 1, worlds: 2520 },
    { seats: 6, deals: 40320, viewer: 5, worlds: 5040 },
  ])('$seats players, viewer $viewer: of $deals deals $worlds are possible at first', (given) => {
    expect(everyDeal(given.seats)).toHaveLength(given.deals);
    const { table } = deal({ seats: given.seats });
    const found = new Set(worlds(view(table, given.viewer)).map(keyOf));
    expect(found.size).toBe(given.worlds);
    expect(found).toContain(truthOf(table));
  });
});
