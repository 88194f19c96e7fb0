import { resume } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { change, leave } from '../../src/data/language/make-effects.ts';
import { game, lossOf } from '../../src/index.ts';
import type { Choice } from '../../src/kinds/choices.ts';
import { at, type Position, type Scenario } from '../scenario.ts';

function lossAt(scenario: Scenario, ...plan: Choice[]) {
  const [ask] = resume(game, scenario.table).asks;
  if (ask === undefined) throw new Error('nothing is asked');
  return lossOf(game.view(scenario.table, 0), ask, plan);
}

function evening(position: Position = {}): Scenario {
  return at([{ step: 'duty', left: ['arica', 'marin', 'anton'] }, { step: 'watch' }], {
    phase: 'evening',
    ...position,
  });
}

const floor = (person: 'arica' | 'marin' | 'anton'): Choice => ({ verb: 'floor', person });

describe('a loss that cannot be mended', () => {
  test('EVE-2 a night without a guard', () => {
    expect(lossAt(evening(), floor('arica'), floor('marin'), floor('anton'))).toEqual({ kind: 'unguarded' });
    expect(lossAt(evening(), floor('arica'), floor('marin'))).toBeNull();
  });

  test('a lone guard who is likely to die, and not one in company', () => {
    const weak = { people: { arica: { levels: { wounds: 3 } }, marin: {}, anton: {} } };
    const alone = lossAt(evening(weak), { verb: 'guard', person: 'arica' }, floor('marin'), floor('anton'));
    expect(alone).toMatchObject({ kind: 'lone-guard', person: 'arica' });
    const guards: Choice[] = [
      { verb: 'guard', person: 'arica' },
      { verb: 'guard', person: 'marin' },
    ];
    expect(lossAt(evening(weak), ...guards, floor('anton'))).toBeNull();
  });

  test('DUSK-2 a person at Hunger 3 who eats nothing', () => {
    const dusk = at([{ step: 'eat', left: ['arica', 'marin'] }], {
      phase: 'dusk',
      people: { arica: { levels: { hunger: 3 } }, marin: {}, anton: {} },
      storage: { 'raw-food': 2 },
    });
    expect(lossAt(dusk, { verb: 'fast', person: 'arica' })).toEqual({ kind: 'dies', person: 'arica' });
    expect(lossAt(dusk, { verb: 'eat', person: 'arica', food: 'raw-food' })).toBeNull();
  });

  test('LEAD-1 the person who plays a part that an option touches, and no other', () => {
    const scene = { where: 'home', actor: null, story: null, cast: { other: 'marin' } } as const;
    const options = [
      { id: 'hide', effects: [change('misery', 1, 'other')] },
      { id: 'fight', effects: [leave('other')] },
      { id: 'go-on', effects: [leave('one')] },
    ];
    const lossWith = (sad: 'arica' | 'marin', option: string) =>
      lossAt(
        at([{ step: 'options', options, scene }], {
          people: { arica: {}, marin: {}, anton: {}, [sad]: { levels: { misery: 3 } } },
        }),
        { verb: 'decide', option },
      );
    expect(lossWith('arica', 'hide')).toBeNull();
    expect(lossWith('marin', 'hide')).toEqual({ kind: 'leaves', person: 'marin' });
    expect(lossWith('arica', 'fight')).toEqual({ kind: 'leaves', person: 'marin' });
    expect(lossWith('arica', 'go-on')).toEqual({ kind: 'one-leaves' });
  });

  test('a person named for a state that reaches its fourth level', () => {
    const naming = at(
      [
        {
          step: 'effects',
          effects: [{ kind: 'change', state: 'misery', by: 1, who: 'one' }],
          scene: { where: 'home', actor: null, story: null },
        },
      ],
      { people: { arica: { levels: { misery: 3 } }, marin: {}, anton: {} } },
    );
    expect(lossAt(naming, { verb: 'name', person: 'arica' })).toEqual({ kind: 'leaves', person: 'arica' });
    expect(lossAt(naming, { verb: 'name', person: 'marin' })).toBeNull();
  });
});
