import { everyChoice } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { journeysOf } from '../../../src/games/011/ways/journeys.ts';
import { planFor } from '../../../src/games/011/ways/plan-for.ts';
import { type Walk, walksOf } from '../../../src/games/011/ways/walks.ts';
import { played, type Question, questions } from '../asking/questions.ts';

const GAMES = 12;

/** Where a whole way leads; null if it is refused. */
function goalOf(question: Question, choices: Walk['choices']): string | null {
  const character = question.view.turn?.character;
  const reached = played(question, choices);
  return reached === null || character == null ? null : reached.state.characters[character];
}

function expectTaken(question: Question, ways: ReadonlyMap<string, Walk>): number {
  for (const [square, way] of ways) expect(goalOf(question, way.choices)).toBe(square);
  return ways.size;
}

describe('ways to a square', () => {
  test('MOVE-2 MOVE-3 MOVE-4 every walk is accepted, and no step that is offered is missing', () => {
    let walks = 0;
    for (const question of questions(GAMES)) {
      const ways = walksOf(question.view, question.ask);
      walks += expectTaken(question, ways);
      if (!question.ask.prompt.key.endsWith('walk') && question.ask.prompt.key !== 'prompt.move') continue;
      for (const choice of everyChoice(question.ask))
        if (choice.verb === 'walk') expect(ways.has(choice.square)).toBe(true);
    }
    expect(walks).toBeGreaterThan(2000);
  });

  test('MOVE-1 MOVE-7 every journey is accepted, and no ride that is offered is missing', () => {
    let rides = 0;
    for (const question of questions(GAMES)) {
      const ways = journeysOf(question.view, question.ask);
      expectTaken(question, ways);
      rides += [...ways.values()].filter(({ by }) => by !== null).length;
      if (question.ask.prompt.key !== 'prompt.move') continue;
      for (const choice of everyChoice(question.ask))
        if (choice.verb === 'ride') expect(ways.get(choice.square)?.time).toBe(0);
    }
    expect(rides).toBeGreaterThan(100);
  });

  test('GEAR-3 pointing at a square before the gears turn drafts the turn and the way', () => {
    let drafts = 0;
    for (const question of questions(4)) {
      if (question.ask.prompt.key !== 'prompt.gears') continue;
      for (const square of ['r4c5', 'r5c6', 'r7c4']) {
        const choices = planFor(question.view, question.ask, `square:${square}`);
        if (choices === null) continue;
        drafts++;
        expect(choices[0]?.verb).toBe('turn');
        expect(goalOf(question, choices)).toBe(square);
      }
    }
    expect(drafts).toBeGreaterThan(10);
  });
});
