import {
  answer,
  begin,
  drawBelow,
  imagining,
  isRefusal,
  type Moment,
  namedSeed,
  resume,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { apprentice } from '../../src/bots/apprentice/apprentice.ts';
import { distance, paidSteps } from '../../src/bots/routes.ts';
import { game } from '../../src/index.ts';
import { suspects } from '../../src/knowledge/sheet.ts';
import type { Choice } from '../../src/table/choices.ts';
import type { Eleven } from '../../src/table/kinds.ts';
import type { Table } from '../../src/table/state.ts';

/** Plays a game among apprentice bots; `watch` sees every choice before it is taken. */
function play(seats: number, seed: string, watch: (table: Table, choice: Choice) => void = () => {}): Table {
  const chance = { seed: namedSeed(`bots of ${seed}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'choices', sides);
  let moment: Moment<Eleven> = begin(game, seats, { beginners: false }, { seed: namedSeed(seed), drawn: {} });
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return moment.state;
    const choice = apprentice.choose(
      game.view(moment.state, ask.seat),
      ask,
      draw,
      imagining(game, moment.state, ask),
    ) as Choice;
    watch(moment.state, choice);
    const next = answer(game, moment, ask.seat, choice);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(choice)}: ${next.clause} ${next.reason.key}`);
    moment = next;
  }
}

describe('a apprentice player', () => {
  test.each([3, 4, 5, 6])('plays whole games of %i to their end, and some of them are won', (seats) => {
    const endings = Array.from({ length: 8 }, (_, number) => play(seats, `apprentice ${number}`).over?.how);
    expect(endings).not.toContain(undefined);
    expect(endings).toContain('hero');
  });

  test('declares only what its own view leaves no doubt about', () => {
    let declarations = 0;
    for (let number = 0; number < 10; number++) {
      play(4, `declaring ${number}`, (table, choice) => {
        if (choice.verb !== 'declare') return;
        declarations++;
        expect(suspects(game.view(table, table.turn?.seat ?? null))).toEqual([choice.character]);
        expect(choice.character).toBe(table.chosen);
      });
    }
    expect(declarations).toBeGreaterThan(3);
  });

  test('chooses the same in every world its seat cannot tell apart', () => {
    const imagined = { seed: namedSeed('worlds'), drawn: {} };
    let compared = 0;
    play(4, 'peeking', (table) => {
      if (table.answered % 7 !== 0) return;
      const [ask] = resume(game, table).asks;
      if (ask === undefined) throw new Error('no seat is asked');
      const other = game.imagine(table, ask.seat, imagined);
      const choiceIn = (world: Table) =>
        apprentice.choose(game.view(world, ask.seat), ask, () => 0, imagining(game, world, ask));
      expect(choiceIn(other)).toEqual(choiceIn(table));
      compared++;
    });
    expect(compared).toBeGreaterThan(30);
  });
});

describe('routes', () => {
  test('a bridge is one step', () => {
    expect(distance('r4c8', 'r4c10')).toBe(1);
    expect(distance('r3c8', 'r3c10')).toBe(3);
  });

  test('a machine saves paid steps', () => {
    expect(paidSteps(null, 'r0c5', 'r6c8')).toBe(distance('r0c5', 'r6c8'));
    expect(paidSteps('tram', 'r0c5', 'r6c8')).toBe(0);
    expect(paidSteps('tram', 'r0c4', 'r6c7')).toBe(2);
    expect(paidSteps('carriage', 'r0c3', 'r0c5')).toBe(0);
    expect(paidSteps('carriage', 'r0c3', 'r0c8')).toBe(2);
  });
});
