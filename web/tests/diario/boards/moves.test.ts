import type { PersonId, View } from '@vigilia/game-diario';
import { describe, expect, test } from 'vitest';
import {
  accountOf,
  barterModel,
  isWithinMeans,
  NO_TRADE,
  splitCommission,
  stockOf,
  wares,
  withGiven,
  withTaken,
} from '../../../src/games/diario/table/boards/barter/barter-model.ts';
import { openingOf } from '../../../src/games/diario/table/boards/common/board-model.ts';
import {
  type Dusk,
  drinkersAt,
  drinkOf,
  duskModel,
  foodLeft,
  withDrink,
  withMeal,
} from '../../../src/games/diario/table/boards/dusk/dusk-model.ts';
import {
  dutiesFor,
  eveningModel,
  withDuty,
} from '../../../src/games/diario/table/boards/evening/evening-model.ts';
import {
  findingsModel,
  loadOf,
  mostOf,
  withCarried,
} from '../../../src/games/diario/table/boards/exploring/findings-model.ts';
import { questionsOf } from './questions.ts';

/** A view with this question open, of a game and laid out anew. */
function viewAt(prompt: string, patch: Partial<View> = {}): View {
  const asked = questionsOf('one', 'two').find(({ ask }) => ask.prompt.key === prompt);
  if (asked === undefined) throw new Error(`no game asks ${prompt}`);
  return { ...asked.view, ...patch };
}

describe('moves at Dusk', () => {
  test('DUSK-1 who goes thirsty is settled for all, and another drinks what one leaves', () => {
    const view = viewAt('prompt.drink', { storage: { water: 2, 'raw-food': 3 } });
    const drinkers = drinkersAt(view);
    const [first, second] = drinkers as [PersonId, PersonId];
    const drinksIn = (dusk: Dusk) => drinkers.filter((id) => drinkOf(view, dusk, id) === 'drink');
    const opened = duskModel.read(view, openingOf(view, duskModel));
    expect(drinksIn(opened)).toHaveLength(2);
    const dry = withDrink(view, withDrink(view, opened, first, 'thirst'), second, 'drink');
    expect(drinksIn(dry)).toHaveLength(2);
    expect([drinkOf(view, dry, first), drinkOf(view, dry, second)]).toEqual(['thirst', 'drink']);
    const written = duskModel.read(view, duskModel.write(view, dry));
    expect(drinksIn(written)).toEqual(drinksIn(dry));
  });

  test('DUSK-2 the last meal of a kind is passed on, and the two meals change hands', () => {
    const view = viewAt('prompt.eat', { storage: { 'canned-food': 1, vegetable: 1 } });
    const [first, second] = view.people;
    if (first === undefined || second === undefined) throw new Error('too few people');
    const begun = {
      delivers: false,
      drinks: {},
      meals: { [first.id]: 'canned-food', [second.id]: 'vegetable' },
    } as const;
    const passed = withMeal(view, begun, second.id, 'canned-food');
    expect(passed.meals).toEqual({ [first.id]: 'vegetable', [second.id]: 'canned-food' });
    expect(foodLeft(view, passed, 'canned-food')).toBe(0);
  });
});

describe('moves in the Evening', () => {
  test('EVE-1 a fourth person cannot go out, and without a Bed there is none to sleep in', () => {
    const { people, ...rest } = viewAt('prompt.duty', { house: {} });
    const [first, second, third] = people;
    if (first === undefined || second === undefined || third === undefined) throw new Error('too few people');
    const fourth = { ...first, id: 'nadja' } as const;
    const view = { ...rest, people: [first, second, third, fourth] };
    let evening = eveningModel.read(view, []);
    for (const { id } of [first, second, third]) evening = withDuty(view, evening, id, 'scavenge');
    expect(dutiesFor(view, evening, fourth)).toEqual(['floor', 'guard']);
  });

  test('STAT-4 a person who sleeps can only sleep on', () => {
    const view = viewAt('prompt.duty', { house: {} });
    const [person] = view.people;
    if (person === undefined) throw new Error('no person');
    const asleep = { ...person, levels: { ...person.levels, fatigue: 4 } };
    expect(dutiesFor(view, eveningModel.read(view, []), asleep)).toEqual(['floor']);
  });
});

describe('moves among the findings', () => {
  const view = viewAt('prompt.findings', {
    pile: { 'raw-food': 1, vegetable: 2 },
    box: { wood: 12, water: 6 },
  });

  test('SCAV-8 no more than can be carried is added', () => {
    const nothing = findingsModel.read(view, []);
    const limit = mostOf(view, nothing, 'wood') + 1;
    const full = withCarried(view, nothing, 'wood', mostOf(view, nothing, 'wood'));
    expect(loadOf(view, full).wood).toBe(limit - 1);
    expect(mostOf(view, full, 'water')).toBe(0);
    expect(mostOf(view, full, 'vegetable')).toBe(2);
  });

  test('SCAV-8 what is left behind makes room', () => {
    const nothing = findingsModel.read(view, []);
    const dropped = withCarried(view, nothing, 'raw-food', 0);
    expect(mostOf(view, dropped, 'wood')).toBe(mostOf(view, nothing, 'wood') + 1);
    expect(findingsModel.write(view, dropped)[0]).toEqual({ verb: 'drop', good: 'raw-food', amount: 1 });
  });
});

describe('moves in a trade', () => {
  test('TRADE-1 the commission is paid with the least that is lost', () => {
    expect(splitCommission(4, ['meds', 'ammo', 'cigarette', 'coffee'])).toEqual([
      ['ammo', 'cigarette'],
      ['meds', 'coffee'],
    ]);
    expect(splitCommission(0, ['meds'])).toEqual([[], ['meds']]);
    expect(splitCommission(4, ['ammo'])).toEqual([['ammo'], []]);
  });

  const scene = { where: 'home', actor: null, story: null } as const;
  const view = viewAt('prompt.eat', {
    step: 'commission',
    frame: { step: 'commission', due: 4, stock: ['raw-food', 'wood', 'coffee'], scene },
    trading: { stock: ['raw-food', 'wood', 'coffee'], due: 4, credit: 0 },
    storage: { ammo: 2, knife: 1, coffee: 1, water: 2 },
    box: { 'raw-food': 2, wood: 3, coffee: 2 },
  });

  test('TRADE-1 nothing is taken before the commission is paid and more is given', () => {
    expect(isWithinMeans(view, NO_TRADE, 'coffee')).toBe(false);
    const paid = withGiven(view, withGiven(view, NO_TRADE, 'ammo', 1), 'coffee', 1);
    expect(accountOf(view, paid)).toMatchObject({ owed: 0, credit: 0 });
    expect(isWithinMeans(view, paid, 'raw-food')).toBe(false);
    expect(barterModel.write(view, paid).map(({ verb }) => verb)).toEqual(['give', 'give']);
  });

  test('TRADE-1 what can no longer be paid for goes back', () => {
    let barter = withGiven(view, NO_TRADE, 'ammo', 2);
    barter = withGiven(view, barter, 'knife', 1);
    expect(accountOf(view, barter)).toMatchObject({ owed: 0, overpaid: 2, credit: 8 });
    barter = withTaken(withGiven(view, withGiven(view, barter, 'coffee', 1), 'ammo', 2), 'raw-food', 1);
    expect(accountOf(view, barter)).toMatchObject({ overpaid: 0, credit: 1 });
    expect(withGiven(view, barter, 'knife', 0).taken['raw-food']).toBe(0);
  });

  test('TRADE-2 Water is never given, and Wood never taken', () => {
    expect(wares(view)).toEqual(['coffee', 'knife', 'ammo']);
    expect(stockOf(view)).toEqual(['raw-food', 'coffee']);
  });
});
