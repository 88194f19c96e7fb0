import { type Ask, isOffered, print } from '@vigilia/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { mindOf } from '../../../src/bots/detective/mind.ts';
import { ranking } from '../../../src/bots/detective/ranking.ts';
import { KEEN } from '../../../src/bots/detective/weights.ts';
import { candidates } from '../../../src/bots/inspector/candidates.ts';
import { habit } from '../../../src/bots/inspector/habit.ts';
import type { Choice } from '../../../src/choices.ts';
import { game as eleven } from '../../../src/index.ts';
import { hasDeclared } from '../../../src/rules/victory.ts';
import { hero } from '../../declarer.ts';
import type { Scenario } from '../../scenario.ts';
import { EVERYTHING } from '../detective/asked.ts';
import { type Answer, playDetectives } from '../detective/play.ts';

/** One question in this number is looked at: a number that shares no factor with the rounds of a table. */
const EVERY = 13;

describe('in games among Detectives', () => {
  const answers: Answer[] = [];

  beforeAll(() => {
    for (const seats of [3, 4, 5, 6]) {
      let count = 0;
      for (const answer of playDetectives(seats, `inspected ${seats}`)) {
        if (count++ % EVERY === 0) answers.push(answer);
      }
    }
  });

  test.each([0, 1, 4])(
    '%i choices ahead, what is worth a thought is legal and promises a chance',
    (depth) => {
      for (const { moment, ask } of answers) {
        const found = candidates(moment.state, ask, depth);
        expect(found.length).toBeGreaterThan(0);
        for (const { choice, promise } of found) {
          expect(isOffered(ask, choice)).toBe(true);
          expect(promise).toBeGreaterThan(0);
          expect(promise).toBeLessThanOrEqual(1);
        }
      }
    },
  );

  test('what a Detective of the same weights would do is always worth a thought', () => {
    for (const { moment, ask } of answers) {
      const view = eleven.view(moment.state, ask.seat);
      const [best] = ranking(mindOf(view, KEEN, { looksAhead: true }), ask);
      if (best === undefined || hasDeclared(view, ask.seat)) continue;
      expect(candidates(moment.state, ask, 0).map(({ choice }) => choice)).toContainEqual(best.choice);
    }
  });

  test('no choice is thought of twice', () => {
    for (const { moment, ask } of answers) {
      const lines = candidates(moment.state, ask, 0).map(({ choice }) => print(eleven.grammar, choice));
      expect(new Set(lines).size).toBe(lines.length);
    }
  });

  test('habit is legal, whatever is drawn', () => {
    const draws = [() => 0, (sides: number) => sides - 1, (sides: number) => Math.floor(sides / 2)];
    for (const { moment, ask } of answers) {
      for (const draw of draws) expect(isOffered(ask, habit(moment.state, ask, draw))).toBe(true);
    }
  });
});

describe('declarations', () => {
  const ALL_BUT_ONE_HAND = EVERYTHING.filter((place) => place !== '1:0');

  function thoughtOf({ moment: { state, asks } }: Scenario, depth = 0) {
    const [ask] = asks as [Ask<Choice>];
    return candidates(state, ask, depth);
  }

  function declared(game: Scenario): Record<string, number> {
    const found = thoughtOf(game).filter(({ choice }) => choice.verb === 'declare');
    return Object.fromEntries(found.map(({ choice, promise }) => [print(eleven.grammar, choice), promise]));
  }

  test('WIN-5 nothing else is thought of where victory is certain', () => {
    const game = hero({ self: { seen: EVERYTHING } });
    const victory = [{ choice: { verb: 'declare', character: 'vikstrom' }, promise: 1 }];
    expect(thoughtOf(game)).toEqual(victory);
    expect(thoughtOf(game, 3)).toMatchObject([{ choice: { verb: 'declare', character: 'vikstrom' } }]);
    expect(habit(game.table, game.moment.asks[0] as Ask<Choice>, () => 0)).toEqual(victory[0]?.choice);
  });

  test('WIN-5 once declared only the way that wins', () => {
    const game = hero({ self: { seen: EVERYTHING } }).choose('declare vikstrom');
    while (game.asked === 0) {
      const found = thoughtOf(game);
      expect(found).toHaveLength(1);
      const [{ choice }] = found as [(typeof found)[number]];
      expect(habit(game.table, game.moment.asks[0] as Ask<Choice>, () => 0)).toEqual(choice);
      game.choose(print(eleven.grammar, choice));
    }
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test('WIN-3 of two suspects each that would win is a gamble, alike and worth a thought', () => {
    const table = { characters: { ...hero().table.characters, snowy: 'r4c6' } };
    const gambles = declared(hero({ self: { seen: ALL_BUT_ONE_HAND }, table }));
    expect(Object.keys(gambles).toSorted()).toEqual(['declare snowy', 'declare vikstrom']);
    expect(gambles['declare snowy']).toBe(gambles['declare vikstrom']);
  });

  test('WIN-3 a suspect who is too far away is none, nor is anybody known to be somebody else', () => {
    const characters = { ...hero().table.characters, vikstrom: 'r8c2', snowy: 'r4c6', lilja: 'r2c6' };
    const game = hero({ self: { seen: ALL_BUT_ONE_HAND }, table: { characters } });
    expect(Object.keys(declared(game))).toEqual(['declare snowy']);
  });

  test('WIN-3 nobody gambles among many', () => {
    expect(declared(hero())).toEqual({});
  });
});
