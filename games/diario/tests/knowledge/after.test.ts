import { describe, expect, test } from 'vitest';
import { afterDrinks, afterDuty, afterMeal } from '../../src/knowledge/after.ts';
import { careFor, fateMoves } from '../../src/knowledge/remedies.ts';
import { actionsWith } from '../../src/rules/table/levels.ts';
import { bedsIn } from '../../src/rules/table/survey.ts';
import type { Position } from '../scenario.ts';
import { at, built } from '../scenario.ts';

const WELL = { wounds: 0, illness: 0, misery: 0, hunger: 0, fatigue: 0 };

describe('what a state becomes', () => {
  test('DUSK-2 Hunger falls by 2, 1 or not at all with a meal and rises by 1 without', () => {
    const hungry = { ...WELL, hunger: 2 };
    const after = (food: Parameters<typeof afterMeal>[1]) => afterMeal(hungry, food).hunger;
    expect([after('canned-food'), after('raw-food'), after('vegetable'), after(null)]).toEqual([0, 1, 2, 3]);
    expect(afterMeal(WELL, 'canned-food').hunger).toBe(0);
  });

  test('EVE-1 a Bed takes Fatigue to 0, the floor 2 off, a duty adds 1', () => {
    const tired = { ...WELL, fatigue: 3 };
    const after = (duty: Parameters<typeof afterDuty>[1]) => afterDuty(tired, duty).fatigue;
    expect([after('bed'), after('floor'), after('guard'), after('scavenge')]).toEqual([0, 1, 4, 4]);
  });

  test('DAWN-6 Moonshine tires more than Pure Alcohol, and each drink takes Misery down 1', () => {
    const sad = { ...WELL, misery: 2 };
    expect(afterDrinks(sad, ['moonshine'])).toMatchObject({ fatigue: 2, misery: 1 });
    expect(afterDrinks(sad, ['pure-alcohol', 'moonshine'])).toMatchObject({ fatigue: 3, misery: 0 });
  });

  test('STAT-2 the worst state alone says how many actions are left', () => {
    expect(actionsWith(WELL)).toBe(3);
    expect(actionsWith({ ...WELL, hunger: 2, fatigue: 2 })).toBe(1);
    expect(actionsWith({ ...WELL, fatigue: 4 })).toBe(0);
  });

  test('EVE-1 only Beds that can be reached count', () => {
    const beds = (house: Position['house'] = {}) => bedsIn(at([], { house }).view(0).house);
    expect(beds()).toBe(0);
    expect(beds({ g6: built('bed-one') })).toBe(1);
  });
});

describe('DAWN-3 what Fate may do to a person', () => {
  const moves = (position: Position, remedies: Parameters<typeof fateMoves>[2]) => {
    const view = at([], position).view(0);
    const [person] = view.people;
    if (person === undefined) throw new Error('no person');
    return fateMoves(view, person, remedies);
  };

  test('Illness untreated may kill at 3, treated it never gets worse', () => {
    const people = { anton: { levels: { illness: 3 } } };
    const untreated = moves({ people }, []).illness;
    expect(untreated).toMatchObject({ least: 0, most: 1 });
    // Five cards of the seven make untreated Illness worse.
    expect(untreated.death).toBeCloseTo(5 / 7);
    expect(moves({ people }, ['meds']).illness).toEqual({ least: -2, most: -1, death: 0 });
  });

  test('the Cold is checked after the treatment', () => {
    const people = { anton: { levels: { illness: 1 } } };
    expect(moves({ people, cold: 3 }, ['meds']).illness).toMatchObject({ least: -1, most: 0 });
  });

  test('STAT-4 no level goes beyond the fourth, the Cold included', () => {
    const people = { anton: { levels: { illness: 3 } } };
    expect(moves({ people, cold: 9 }, []).illness.most).toBe(1);
  });

  test('a card seen since the shuffle does not come', () => {
    const people = { anton: { levels: { wounds: 3 } } };
    const discards: Position['discards'] = {
      ...at([]).table.discards,
      fate: ['bitter-wind', 'bad-dreams', 'smoke-over-the-roofs', 'clear-frost'],
    };
    expect(moves({ people }, []).wounds.death).toBeCloseTo(4 / 7);
    expect(moves({ people, discards }, []).wounds.death).toBe(0);
  });

  test('a nurse treats her only patient for certain, and one of several if she is sent there', () => {
    const hurt = { levels: { wounds: 3 } };
    const care = (people: Position['people']) => {
      const { people: there } = at([], { people: people ?? {} }).view(0);
      return there.map(({ id }) => [id, careFor(id, there)]);
    };
    expect(care({ anton: hurt, vesna: {} })).toEqual([
      ['anton', 'certain'],
      ['vesna', 'none'],
    ]);
    expect(care({ anton: hurt, marin: hurt, vesna: {} }).slice(0, 2)).toEqual([
      ['anton', 'chosen'],
      ['marin', 'chosen'],
    ]);
    // She does not look after herself, nor after any person in her sleep.
    expect(care({ anton: {}, vesna: hurt })).toContainEqual(['vesna', 'none']);
    expect(care({ anton: hurt, vesna: { levels: { fatigue: 4 } } })).toContainEqual(['anton', 'none']);
    const view = at([], { people: { anton: hurt, vesna: {} } }).view(0);
    const [anton] = view.people;
    if (anton === undefined) throw new Error('no person');
    expect(fateMoves(view, anton, [], { isNursed: true }).wounds).toEqual({ least: -2, most: -1, death: 0 });
  });
});
