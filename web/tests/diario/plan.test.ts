import { proposalAfter } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/games/diario/table/asked.ts';
import { planTexts, warningOf } from '../../src/games/diario/table/table-texts.ts';
import { fetchedFor } from './boards/parts.ts';
import { firstAsked } from './moments.ts';

describe('the words of a plan', () => {
  test('say once what several people do alike', () => {
    const asked = firstAsked('prompt.assign');
    const [one, two, three] = asked.view.left as ['marin', 'arica', 'anton'];
    const plan: Choice[] = [
      { verb: 'rummage', person: one },
      { verb: 'rest', person: two },
      { verb: 'rummage', person: three },
    ];
    expect(planTexts(plan, asked)).toEqual([
      text('plan-words.rummage', { people: [one, three] }),
      text('plan-words.rest', { people: [two] }),
    ]);
  });

  test('count goods that are given up one by one, and leave out what only ends a board', () => {
    const asked = firstAsked('prompt.assign');
    const plan: Choice[] = [
      { verb: 'give', good: 'wood' },
      { verb: 'give', good: 'wood' },
      { verb: 'take', good: 'meds' },
      { verb: 'done' },
    ];
    expect(planTexts(plan, asked)).toEqual([
      text('plan-words.give', { goods: ['wood:2'] }),
      text('plan-words.take', { goods: ['meds:1'] }),
    ]);
  });
});

describe('the notes of a plan', () => {
  test('give Storage before and after, and the states that change', () => {
    const asked = firstAsked('prompt.eat', { storage: { vegetable: 5 } });
    const [first, ...others] = asked.view.left as ['marin', 'arica'];
    const plan: Choice[] = [
      { verb: 'fast', person: first },
      ...others.map((person): Choice => ({ verb: 'eat', person, food: 'vegetable' })),
    ];
    const notes = fetchedFor(asked.ask)
      .moment.notesOf(asked, plan)
      .map((note) => note.text);
    const to = 5 - others.length;
    expect(notes).toContainEqual(text('plan-words.storage', { good: 'vegetable', from: 5, to }));
    const from = asked.view.people.find(({ id }) => id === first)?.levels.hunger ?? 0;
    expect(notes).toContainEqual(
      text('plan-words.level', { person: first, state: 'hunger', from, to: from + 1 }),
    );
  });

  test('add up what a round costs, although it ends with a die', () => {
    const asked = firstAsked('prompt.assign', { storage: { wood: 3, components: 3 } });
    const [one, two] = asked.view.left as ['marin', 'arica'];
    const plan: Choice[] = [
      { verb: 'build', person: one, fitting: 'bed-one', space: 'g6' },
      { verb: 'rummage', person: two },
    ];
    expect(
      fetchedFor(asked.ask)
        .moment.notesOf(asked, plan)
        .map((note) => note.text),
    ).toContainEqual(text('plan-words.storage', { good: 'wood', from: 3, to: 0 }));
  });
});

describe('a warning', () => {
  test('stands before a night without a guard', () => {
    const asked = firstAsked('prompt.duty');
    const plan = asked.view.left.map((person): Choice => ({ verb: 'floor', person }));
    expect(warningOf(asked, plan)).toEqual(text('warning.unguarded'));
    expect(warningOf(asked, proposalAfter(asked.view, []))?.key).not.toBe('warning.unguarded');
  });

  test('stands before the end of the game', () => {
    const asked = firstAsked('prompt.duty');
    expect(warningOf(asked, [{ verb: 'concede' }])).toEqual(text('warning.concedes'));
  });
});
