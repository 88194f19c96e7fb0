import { expect, test } from 'vitest';
import type { AnswerDraft } from '../../src/draft/answer-draft.ts';
import { isGuided, isNounGuided, isPlanGuided } from '../../src/draft/guide.ts';
import type { Goal } from '../../src/games/lesson.ts';
import { guideTo } from '../../src/pages/learn/goals.ts';

const goal: Goal = {
  say: 'say',
  clause: 'A-1',
  answers: /^(take|keep)$/,
  until: 'taken',
  at: ['square:r1c1'],
};

/** A draft with what a guide reads of it. */
function draftWith(guided: Goal, ...plan: readonly string[]): AnswerDraft {
  return {
    guide: { value: guideTo(guided) },
    plan: { value: plan.map((verb) => ({ verb })) },
    lineOf: (choices: readonly { verb: string }[]) => choices.map(({ verb }) => verb).join('; '),
  } as unknown as AnswerDraft;
}

test('a lesson leads to the answers on the way to its goal and to what its goal names', () => {
  const draft = draftWith(goal);
  expect(isGuided(draft, [{ verb: 'take' }])).toBe(true);
  expect(isGuided(draft, [{ verb: 'take' }, { verb: 'keep' }])).toBe(true);
  expect(isGuided(draft, [{ verb: 'pass' }])).toBeUndefined();
  expect(isNounGuided(draft, 'square:r1c1')).toBe(true);
  expect(isNounGuided(draft, 'square:r1c2')).toBeUndefined();
});

test('once such an answer is drafted the lesson leads to its confirmation alone', () => {
  const draft = draftWith(goal, 'take');
  expect(isPlanGuided(draft)).toBe(true);
  expect(isGuided(draft, [{ verb: 'keep' }])).toBeUndefined();
  expect(isNounGuided(draft, 'square:r1c1')).toBeUndefined();
  expect(isPlanGuided(draftWith(goal, 'pass'))).toBeUndefined();
});

test('a goal that is reached by playing freely points at no answer', () => {
  expect(isGuided(draftWith({ ...goal, isFree: true }), [{ verb: 'take' }])).toBeUndefined();
});
