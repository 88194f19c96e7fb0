// cspell:ignore nostr oaie iamo connosco нами
import { readFileSync } from 'node:fs';
import { text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { change } from '../../src/data/language/make-effects.ts';
import { PERSON_IDS } from '../../src/data/people.ts';
import { cardTexts } from '../../src/texts/card.ts';
import { eventText } from '../../src/texts/event.ts';
import { formsOf } from '../../src/texts/forms.ts';
import { personTexts } from '../../src/texts/person.ts';
import { proseOf } from '../../src/texts/prose.ts';
import { effecting } from '../rules/effects/effecting.ts';
import { at, type Position, seedWith } from '../scenario.ts';

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

  test('the line that was rolled leaves out what did not hold, and says what came of it', () => {
    const texts = (spirit: number, position: Position) => {
      const people = { anton: position.people?.anton ?? {} };
      const seed = seedWith('spirit', 10, spirit);
      const scenario = at([{ step: 'spirit', left: ['anton'] }], { ...position, people }, { seed });
      return scenario.eventsOf('spirit').flatMap(cardTexts);
    };
    const book = { storage: { book: 1 } };
    const nothing = [text('effect.nothing')];
    const anton = { person: 'anton', ...formsOf('person', 'anton') };
    const tired = text('effect.change-person', { state: 'fatigue', by: '+1', ...anton });
    const glad = text('effect.change-person', { state: 'misery', by: '−1', ...anton });
    expect(texts(1, {})).toEqual(nothing);
    expect(texts(1, book)).toEqual([tired]);
    expect(texts(1, { ...book, people: { anton: { levels: { misery: 2 } } } })).toEqual([glad, tired]);
    expect(texts(5, {})).toEqual(nothing);
  });

  test('a person who joins is shown with skills and Spirit', () => {
    const keys = cardTexts({ type: 'joined', person: 'jelena', variant: 0 }).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['person-about.jelena', 'skill.builder', 'spirit.line']));
  });
});

describe('STAT-4 how somebody goes', () => {
  test('of the last person the house speaks, with no word of those who stayed', () => {
    const keys = (cause: 'hunger' | 'left') =>
      proseOf({ type: 'gone', person: 'anton', cause, last: true, variant: 4 }).map(({ key }) => key);
    expect(keys('hunger')).toEqual(['book-line.departures:last-body:1']);
    expect(keys('left')).toEqual(['book-line.departures:last-safety:1']);
  });

  test('an event says of the last person that no other is left', () => {
    const lost = (people: Position['people']) => {
      const effects = [change('wounds', 1, 'everyone')];
      const events = effecting(effects, { people: people ?? {} }).eventsOf('gone');
      return events.map(({ person, last = false }) => [person, last]);
    };
    const dying = { levels: { wounds: 3 } };
    expect(lost({ anton: dying })).toEqual([['anton', true]]);
    expect(lost({ anton: dying, marin: {} })).toEqual([['anton', false]]);
    expect(lost({ anton: dying, marin: dying })).toEqual([
      ['anton', false],
      ['marin', true],
    ]);
  });

  test.each([
    ['en', /(?<!\p{L})(we|us|our|ours)(?!\p{L})/iu],
    ['it', /(?<!\p{L})(noi|ci|nostr[oaie]|\p{L}+iamo)(?!\p{L})/iu],
    ['pt', /(?<!\p{L})(nós|connosco|noss[oa]s?|\p{L}+[ae]mos)(?!\p{L})/iu],
    ['ru', /(?<!\p{L})(мы|нас|нам|нами|наш\p{L}*)(?!\p{L})/iu],
  ])('after the last person is gone no sentence says “we” (%s)', (language, we) => {
    const read = (kind: string): Record<string, string[]> =>
      JSON.parse(readFileSync(new URL(`../../src/book/${kind}/${language}.json`, import.meta.url), 'utf8'));
    const departures = Object.entries(read('departures')).filter(([id]) => id.startsWith('last-'));
    expect(departures.map(([id]) => id)).toHaveLength(4);
    const lines = [...departures.flatMap(([, told]) => told), ...(read('endings').perished ?? [])];
    expect(lines.filter((line) => we.test(line))).toEqual([]);
    // The others do say it.
    expect(
      Object.values(read('departures'))
        .flat()
        .some((line) => we.test(line)),
    ).toBe(true);
  });

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
