import { text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { forecast } from '../../../src/knowledge/gloss/forecast.ts';
import { at, built, decksWith, type Position } from '../../scenario.ts';

describe('DUSK-1 the warning of thirst', () => {
  const day = (position: Position) =>
    forecast(at([{ step: 'before-morning' }], { phase: 'day', round: 1, ...position }).view(0));
  const thirst = (count: number) => text('forecast.thirst', { count });

  test('counts the Water in Storage', () => {
    expect(day({ storage: { water: 1 } })).toContainEqual(thirst(2));
    expect(day({ storage: { water: 3 } })).not.toContainEqual(
      expect.objectContaining({ key: thirst(1).key }),
    );
  });

  test('counts the Water that a person was just sent to make', () => {
    const action = { kind: 'use', fitting: 'rain-collector', recipe: 'catch-rain', times: 1 } as const;
    expect(day({ storage: { water: 1 }, tasks: [{ person: 'marin', action }] })).toContainEqual(thirst(1));
  });

  test('counts the Water that was made and arrives after the round, and counts it once', () => {
    const action = { kind: 'use', fitting: 'rain-collector', recipe: 'catch-rain', times: 1 } as const;
    const tasks = [{ person: 'marin', action }] as const;
    expect(day({ storage: { water: 1 }, bench: { water: 1 }, tasks })).toContainEqual(thirst(1));
  });
});

test('DAY-10 the meals that a cook was just sent to make are counted with the one more', () => {
  const action = { kind: 'use', fitting: 'stove', recipe: 'cook-stew', times: 1 } as const;
  const hungry = (person: 'dragan' | 'anton') =>
    forecast(
      at([{ step: 'before-morning' }], {
        phase: 'day',
        round: 1,
        storage: { water: 9 },
        people: { dragan: {}, anton: {}, marin: {}, vesna: {} },
        tasks: [{ person, action }],
      }).view(0),
    ).find(({ key }) => key === 'forecast.hunger')?.vars.count;
  expect(Number(hungry('anton')) - Number(hungry('dragan'))).toBe(1);
});

test('DAWN-3 the Day warns of the Cold before a threshold of Fate is reached, and once it is', () => {
  const discards = { ...at([]).table.discards, fate: [] };
  const colds = (cold: number) =>
    forecast(at([{ step: 'before-morning' }], { phase: 'day', round: 1, cold, discards }).view(0))
      .map(({ key }) => key)
      .filter((key) => key.endsWith('cold') || key.startsWith('chill'));
  expect(colds(0)).toEqual([]);
  expect(colds(1)).toEqual(['chill.ahead']);
  expect(colds(3)).toEqual(['forecast.cold', 'chill.ahead']);
  expect(colds(8)).toEqual(['forecast.cold']);
});

describe('RAID-2 a lone guard in the Evening', () => {
  const evening = (position: Position) =>
    forecast(at([{ step: 'before-morning' }], { phase: 'evening', ...position }).view(0));
  const keys = (position: Position) => evening(position).map(({ key }) => key);
  const decks = decksWith({ raids: ['drunken-men', 'looters'] });
  const discards: Position['discards'] = {
    ...at([]).table.discards,
    raids: ['quiet-night', 'hungry-neighbours', 'firewood-thieves', 'street-boys'],
  };

  test('is told which raids kill unless enough is rolled, and how likely that is', () => {
    const people = { anton: { duty: 'guard' }, marin: { duty: 'floor' } } as const;
    expect(evening({ people, decks, discards })).toEqual([
      text('forecast.lone-guard', { person: 'anton', deadly: ['drunken-men'] }),
      // Half of the nights bring them, and half of the faces of the grey die miss.
      text('forecast.lone-guard-odds', { person: 'anton', percent: 25 }),
    ]);
  });

  test('is told which raids no roll survives', () => {
    const people = { anton: { duty: 'guard', levels: { wounds: 3 } } } as const;
    expect(evening({ people, decks, discards })).toEqual([
      text('forecast.lone-guard-lost', { person: 'anton', deadly: ['drunken-men'] }),
      text('forecast.lone-guard', { person: 'anton', deadly: ['looters'] }),
      text('forecast.lone-guard-odds', { person: 'anton', percent: 92 }),
    ]);
  });

  test('RAID-3 FIGHT-8: a raid that only a combat story survives is not said to be the end', () => {
    const people = { anton: { duty: 'guard', levels: { wounds: 3 } } } as const;
    // 4 Wounds are against them: the faces of the red die show 3 at most, a story on one Fate card deals 4.
    const armed = { people, decks, storage: { pistol: 1, ammo: 1 } };
    expect(keys({ ...armed, discards })).not.toContain('forecast.lone-guard-lost');
    expect(keys({ ...armed, discards: { ...discards, fate: ['quiet-morning'] } })).toContain(
      'forecast.lone-guard-lost',
    );
  });

  test('a weapon in Storage, a Board-Up and what today changed are reckoned with', () => {
    const people = { anton: { duty: 'guard' } } as const;
    const house = { m7: built('board-up-one') };
    expect(evening({ people, decks, discards, storage: { hatchet: 1 } })).toContainEqual(
      text('forecast.lone-guard-odds', { person: 'anton', percent: 17 }),
    );
    expect(evening({ people, decks, discards, house })).toEqual([]);
    expect(keys({ people, decks, discards, house, tonight: { damage: 0, wounds: 1 } })).toContain(
      'forecast.lone-guard',
    );
  });

  test('two on guard are not told', () => {
    expect(
      evening({ people: { anton: { duty: 'guard' }, marin: { duty: 'guard' } }, decks, discards }),
    ).toEqual([]);
  });
});

describe('DAWN-3 the warning before Fate', () => {
  const keys = (people: Position['people']) =>
    forecast(at([{ step: 'before-morning' }], { phase: 'dawn', people: people ?? {} }).view(0)).map(
      ({ key }) => key,
    );

  test('does not count the only patient of a nurse among the dying', () => {
    const hurt = { levels: { wounds: 3 } };
    expect(keys({ anton: hurt, marin: {} })).toEqual(['forecast.untreated', 'forecast.dying']);
    expect(keys({ anton: hurt, vesna: {} })).toEqual([]);
    expect(keys({ anton: hurt, marin: hurt, vesna: {} })).toContain('forecast.dying');
  });
});
