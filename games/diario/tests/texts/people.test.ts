import { text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { PERSON_IDS } from '../../src/data/people.ts';
import { cardTexts } from '../../src/texts/card.ts';
import { eventText } from '../../src/texts/event.ts';
import { formsOf } from '../../src/texts/forms.ts';
import { personTexts } from '../../src/texts/person.ts';
import { proseOf } from '../../src/texts/prose.ts';

describe('DAWN-3 Spirit lines are shown in words', () => {
  test('all three of everybody, with the rolls they stand for', () => {
    for (const id of PERSON_IDS) {
      const lines = personTexts(id).filter(({ key }) => key === 'spirit.line');
      expect(
        lines.map(({ vars }) => [vars.row, vars.rolls]),
        id,
      ).toEqual([
        [1, '1–4'],
        [2, '5–7'],
        [3, '8–10'],
      ]);
    }
  });

  test('a habit by what it takes, a condition by what it asks for, and nothing as nothing', () => {
    expect(personTexts('arica').slice(-7)).toEqual([
      text('spirit.line', { row: 1, rolls: '1–4' }),
      text('spirit.habit', { good: 'cigarette', misery: 2 }),
      text('spirit.line', { row: 2, rolls: '5–7' }),
      text('condition.has', { goods: ['guitar:1'] }),
      text('effect.change-chosen', { state: 'misery', by: '−1' }),
      text('spirit.line', { row: 3, rolls: '8–10' }),
      text('effect.nothing'),
    ]);
  });

  test('the line that was rolled is read when it is rolled', () => {
    expect(cardTexts({ type: 'spirit', person: 'marin', row: 2, die: 6 })).toEqual([
      text('condition.self', { is: 'miserable' }),
      text('effect.change-person', {
        state: 'illness',
        by: '+1',
        person: 'marin',
        ...formsOf('person', 'marin'),
      }),
    ]);
  });

  test('a person who joins is shown with skills and Spirit', () => {
    const keys = cardTexts({ type: 'joined', person: 'jelena', variant: 0 }).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['person-about.jelena', 'skill.builder', 'spirit.line']));
  });
});

describe('STAT-4 how somebody goes', () => {
  test('those who leave for safety have words of their own, those in despair theirs', () => {
    const words = (cause: 'left' | 'misery', variant: number) =>
      proseOf({ type: 'gone', person: 'anton', cause, variant }).map(({ key }) => key);
    expect(words('left', 0)).toEqual(['book-line.departures:left:0', 'person-ending.anton:safety:0']);
    expect(words('misery', 5)).toEqual(['book-line.departures:misery:2', 'person-ending.anton:despair:1']);
  });
});

test('RAID-2 what changes about the raid of tonight is told with a sign, and only what changes', () => {
  expect(eventText({ type: 'tonight', damage: 2, wounds: 1 })).toEqual(
    text('effect.tonight', { damage: '+2', wounds: '+1' }),
  );
  expect(eventText({ type: 'tonight', damage: -2, wounds: 0 })).toEqual(
    text('effect.tonight-damage', { damage: '−2' }),
  );
  expect(eventText({ type: 'tonight', damage: 0, wounds: -1 })).toEqual(
    text('effect.tonight-wounds', { wounds: '−1' }),
  );
});
