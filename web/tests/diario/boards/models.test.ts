import { game, proposalAfter } from '@vigilia/game-diario';
import { drawBelow, everyChoice, namedSeed, print } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/games/diario/table/asked.ts';
import { openingOf } from '../../../src/games/diario/table/boards/common/board-model.ts';
import { BOARDS } from './boards.ts';
import { follow, questionsOf } from './questions.ts';

const GAMES = ['one', 'two', 'three', 'four', 'five', 'six'];

function lineOf(plan: readonly Choice[]): string {
  return plan.map((choice) => print(game.grammar, choice)).join('; ');
}

/** What a plan comes to, in any order: the proposal may take a good in two parts that the board takes at once. */
function sumOf(plan: readonly Choice[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const choice of plan) {
    const line = lineOf(['amount' in choice ? { ...choice, amount: 1 } : choice]);
    sum[line] = (sum[line] ?? 0) + ('amount' in choice ? choice.amount : 1);
  }
  return sum;
}

describe.each(BOARDS)('the board of $name', ({ name, prompts, verbs, model, reach, moves }) => {
  const asked = questionsOf(...GAMES).filter(({ ask }) => prompts.includes(ask.prompt.key));

  test('is asked for in these games', () => {
    expect(asked.length).toBeGreaterThan(3);
  });

  test('shows the proposal and writes the same plan again, which the rules follow', () => {
    for (const { view, session } of asked) {
      const opening = openingOf(view, model);
      expect(opening.length).toBeGreaterThan(0);
      expect(lineOf(model.write(view, model.read(view, opening)))).toBe(lineOf(opening));
      const proposed = proposalAfter(view, []).filter(({ verb }) => verbs.includes(verb));
      // The planner may pay a commission before it sees that nothing is worth its price.
      if (name === 'Barter' && proposed.every(({ verb }) => verb !== 'take')) {
        expect(lineOf(opening)).toBe('done');
        continue;
      }
      expect(sumOf(opening)).toEqual(sumOf(proposed));
      follow(session, opening);
    }
  });

  test('leads to every choice the rules offer, with a plan that the rules follow', () => {
    for (const each of asked) {
      for (const choice of everyChoice(each.ask)) {
        const reached = reach(each, choice);
        const plan = reached === null ? [] : model.write(each.view, reached);
        expect(lineOf(plan).split('; ')).toContain(lineOf([choice]));
        follow(each.session, plan);
      }
    }
  });

  test('makes a plan that the rules follow after any moves', () => {
    const chance = { seed: namedSeed(`moves on ${name}`), drawn: {} };
    for (const { view, session } of asked) {
      let plan = openingOf(view, model);
      for (let move = 0; move < 5; move++) {
        const boards = moves(view, model.read(view, plan));
        const moved = boards[drawBelow(chance, 'move', Math.max(1, boards.length))];
        if (moved === undefined) break;
        plan = model.write(view, moved);
      }
      follow(session, plan);
    }
  });
});
