import { parse, type Text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { prospectsOf } from '../../src/bots/voices/prospects.ts';
import { reasonsFor } from '../../src/bots/voices/reasons/reasons.ts';
import { CAUTIOUS, HOPEFUL, PRACTICAL, type Temper } from '../../src/bots/voices/temper.ts';
import type { Trial } from '../../src/bots/voices/trials.ts';
import { game } from '../../src/index.ts';
import type { Choice } from '../../src/kinds/choices.ts';
import type { View } from '../../src/kinds/view.ts';
import { at, lying, type Scenario } from '../scenario.ts';

/** A choice that was tried in these nights, each as it ended and as it was judged. */
function tried(
  line: string,
  nights: readonly { view: View; stories?: number; worth?: number }[] = [],
): Trial {
  const worths = nights.map(({ worth = 0 }) => worth);
  return {
    choice: parse(game.grammar, line, null) as Choice,
    nights: nights.map(({ view, stories = 0 }) => ({ view, stories })),
    worths,
    worth: worths.reduce((sum, worth) => sum + worth, 0),
  };
}

function reasons(scenario: Scenario, trial: Trial, rival?: Trial, temper: Temper = PRACTICAL): Text[] {
  const prompt = scenario.moment.asks[0]?.prompt ?? { key: 'prompt.options', vars: {} };
  return reasonsFor(scenario.view(0), prompt, trial, rival, temper);
}

const hungry = at([{ step: 'eat', left: ['anton'] }], {
  people: { anton: { levels: { hunger: 3, misery: 1 } }, marin: { levels: { wounds: 2 } } },
  storage: { vegetable: 2, 'raw-food': 1, wood: 1 },
});

describe('a reason names what it rests on', () => {
  test.each([
    ['eat anton raw-food', 'reason.feeds', { person: 'anton', hunger: 3 }],
    ['fast anton', 'reason.meals', { count: 3 }],
    ['guard marin', 'reason.keeps-watch', { guards: 1 }],
    ['scavenge marin', 'reason.carries', { person: 'marin' }],
    ['floor anton', 'reason.rests', { person: 'anton', fatigue: 0 }],
    ['treat marin bandage', 'reason.treats', { person: 'marin', state: 'wounds', level: 2 }],
    ['toast anton moonshine', 'reason.treats', { person: 'anton', state: 'misery', level: 1 }],
    ['wound marin', 'reason.bears', { person: 'marin', state: 'wounds', level: 2 }],
    ['rummage marin', 'reason.most-needed', { missing: expect.any(Number) }],
    ['lose vegetable', 'reason.stock', { goods: ['vegetable:2'] }],
    ['take meds', 'reason.none', { good: 'meds' }],
    ['go near', 'reason.unseen', { cards: 14 }],
    ['go-back locked-door', 'reason.unseen', { cards: 0 }],
    ['pick marin t3', 'reason.behind', { shelter: 'closed-door' }],
  ])('%s: %s', (line, key, vars) => {
    const scenario = at(hungry.table.agenda, {
      ...hungry.table,
      people: sketches(),
      house: { t3: lying('closed-door-1') },
    });
    const [reason] = reasons(scenario, tried(line));
    expect(reason?.key).toBe(key);
    expect(reason?.vars).toMatchObject(vars);
  });

  test('a test by its odds, and for what nothing else speaks it is said that nothing else is left', () => {
    expect(reasons(hungry, tried('pick marin t3')).map(({ key }) => key)).toContain('odds.lock');
    expect(reasons(hungry, tried('go-on'))).toEqual([{ key: 'reason.only', vars: {} }]);
  });
});

function sketches() {
  return Object.fromEntries(hungry.table.people.map(({ id, ...rest }) => [id, rest]));
}

describe('a reason counts nights like this', () => {
  const well = hungry.view(0);
  const [anton, marin] = well.people;
  if (anton === undefined || marin === undefined) throw new Error('a person is missing');
  const hurt = { ...well, people: [anton, { ...marin, levels: { ...marin.levels, wounds: 3 } }] };
  const dead = { ...well, people: [anton], gone: [{ id: marin.id, day: 1, cause: 'wounds' as const }] };
  const rich = { ...well, storage: { ...well.storage, wood: 4 } };
  const glad = { ...well, people: [{ ...anton, levels: { ...anton.levels, misery: 0 } }, marin] };
  const nights = (...views: readonly View[]) => views.map((view) => ({ view }));

  test.each<[string, Temper, readonly View[], readonly View[], Text]>([
    [
      'in which no person was hurt',
      CAUTIOUS,
      [well, well, hurt],
      [hurt, hurt, hurt],
      { key: 'reason.unhurt', vars: { count: 2, nights: 3 } },
    ],
    [
      'in which a person was lost otherwise',
      CAUTIOUS,
      [well, hurt, well],
      [dead, dead, well],
      { key: 'reason.lost', vars: { count: 2, nights: 3 } },
    ],
    [
      'by what they leave in Storage',
      HOPEFUL,
      [rich, rich],
      [well, well],
      { key: 'reason.goods', vars: { average: '3.0' } },
    ],
    ['by Misery', HOPEFUL, [glad, well], [well, well], { key: 'reason.misery', vars: { average: '0.5' } }],
  ])('%s', (_name, temper, own, other, reason) => {
    expect(
      reasons(hungry, tried('go-on', nights(...own)), tried('concede', nights(...other)), temper)[0],
    ).toEqual(reason);
  });

  test('with a story to read', () => {
    const read = tried('go-on', [
      { view: well, stories: 1 },
      { view: well, stories: 2 },
    ]);
    const unread = tried('concede', nights(well, well));
    expect(reasons(hungry, read, unread, HOPEFUL)).toEqual([
      { key: 'reason.stories', vars: { count: 2, nights: 2 } },
    ]);
  });

  test('a person who is gone is no relief', () => {
    const lost = tried('go-on', nights(dead, dead));
    expect(
      reasons(hungry, lost, tried('concede', nights(well, well)), HOPEFUL).map(({ key }) => key),
    ).not.toContain('reason.misery');
  });

  test('in which it came out better, or else worse than what comes first', () => {
    const ahead = tried('go-on', [
      { view: well, worth: 2 },
      { view: well, worth: 3 },
      { view: well, worth: 0 },
    ]);
    const behind = tried('concede', [
      { view: well, worth: 1 },
      { view: well, worth: 1 },
      { view: well, worth: 0 },
    ]);
    expect(reasons(hungry, ahead, behind)).toEqual([{ key: 'reason.ahead', vars: { count: 2, nights: 3 } }]);
    expect(reasons(hungry, behind, ahead)).toEqual([{ key: 'reason.worse', vars: { count: 2, nights: 3 } }]);
  });
});

describe('three tempers', () => {
  const before = hungry.view(0);
  const change = (view: View, temper: Temper) =>
    prospectsOf(before, view, temper) - prospectsOf(before, before, temper);
  const wounded: View = {
    ...before,
    people: before.people.map((person) => ({
      ...person,
      levels: { ...person.levels, wounds: person.levels.wounds + 1 },
    })),
  };
  const supplied: View = { ...before, storage: { ...before.storage, meds: 1 } };
  const cheered: View = {
    ...before,
    people: before.people.map((person) => ({ ...person, levels: { ...person.levels, misery: 0 } })),
  };

  test('a wound weighs most to the cautious, least to the hopeful', () => {
    expect(change(wounded, CAUTIOUS)).toBeLessThan(change(wounded, PRACTICAL));
    expect(change(wounded, PRACTICAL)).toBeLessThan(change(wounded, HOPEFUL));
  });

  test('what is gained and what cheers weighs most to the hopeful', () => {
    expect(change(supplied, HOPEFUL)).toBeGreaterThan(change(supplied, PRACTICAL));
    expect(change(supplied, PRACTICAL)).toBeGreaterThan(change(supplied, CAUTIOUS));
    expect(change(cheered, HOPEFUL)).toBeGreaterThan(change(cheered, CAUTIOUS));
  });
});
