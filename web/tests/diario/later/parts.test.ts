import { signal } from '@preact/signals';
import { dayProposals, proposals } from '@vigilia/game-diario';
import { everyChoice } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Asked, Choice, DraftProps, View } from '../../../src/games/diario/table/asked.ts';
import * as dayPart from '../../../src/games/diario/table/boards/day/part.ts';
import { openingFor } from '../../../src/games/diario/table/boards/openings.ts';
import * as storyPart from '../../../src/games/diario/table/boards/story/moment.ts';
import * as nightPart from '../../../src/games/diario/table/later/every-moment.ts';
import { day, night, partFor, partNow, story } from '../../../src/games/diario/table/later/later.ts';
import { firstAsked, questionsAtRandom, questionsOf } from '../moments.ts';

const PARTS = new Map<object, { readonly controls: typeof dayPart.controls }>([
  [day, dayPart],
  [story, storyPart],
  [night, nightPart],
]);

function askedOf(...parts: readonly object[]): readonly Asked[] {
  const all = [...questionsOf('part one'), ...questionsAtRandom('part two')];
  return all.filter(({ ask }) => parts.includes(partFor(ask)));
}

/** The answer lies on the board, or the first choice does. */
function planFor(asked: Asked): readonly Choice[] {
  const plan = openingFor(asked);
  return plan.length > 0 ? plan : everyChoice(asked.ask).slice(0, 1);
}

describe('the parts of the table', () => {
  test('the part of a question has the board that serves its choices', () => {
    for (const { ask } of askedOf(day, story, night)) {
      const own = PARTS.get(partFor(ask))?.controls ?? [];
      const all = [...PARTS.values()].flatMap(({ controls }) => controls);
      for (const choice of everyChoice(ask)) {
        const isServed = all.some((control) => control.serves(choice, ask));
        expect(own.some((control) => control.serves(choice, ask))).toBe(isServed);
      }
    }
  });

  test('the Day and a story say the same of a plan with and without the night', () => {
    const asked = askedOf(day, story);
    expect(asked.length).toBeGreaterThan(20);
    for (const each of asked) {
      const { moment } = partFor(each.ask) === day ? dayPart : storyPart;
      const plan = planFor(each);
      if (each.ask.prompt.key !== 'prompt.idea' && each.ask.prompt.key !== 'prompt.mix')
        expect(moment.notesOf(each, plan)).toEqual(nightPart.moment.notesOf(each, plan));
      const draft = {} as DraftProps['draft'];
      expect(moment.followUp(each, draft)).toEqual(nightPart.moment.followUp(each, draft));
      for (const choice of everyChoice(each.ask).slice(0, 3))
        expect(moment.planWith(each, plan, choice)).toEqual(nightPart.moment.planWith(each, plan, choice));
    }
  });

  test('the planner of the Day proposes what the whole planner proposes', () => {
    const asked = askedOf(day);
    expect(asked.length).toBeGreaterThan(20);
    for (const { view, ask } of asked) {
      expect(dayProposals.proposedChoice(view, ask)).toEqual(proposals.proposedChoice(view, ask));
      expect(dayProposals.proposalAfter(view, [])).toEqual(proposals.proposalAfter(view, []));
    }
  });
});

describe('a table that is opened', () => {
  function tableAt(prompt: string, patch: Partial<View> = {}) {
    const { view, ask } = firstAsked(prompt, patch);
    return { view: signal(view), asks: signal([ask]) };
  }

  test('is drawn with the part that its question needs', () => {
    expect(partNow(tableAt('prompt.assign'))).toBe(day);
    expect(partNow(tableAt('prompt.options'))).toBe(story);
    expect(partNow(tableAt('prompt.duty'))).toBe(night);
  });

  test('is drawn with everything where several players sit at it, or where nothing is known of it yet', () => {
    expect(partNow(tableAt('prompt.assign', { seats: 3 }))).toBe(night);
    expect(partNow({ view: signal(null), asks: signal([]) })).toBe(night);
  });
});
