import { describe, expect, test } from 'vitest';
import type { View } from '../../../src/games/diario/table/asked.ts';
import { type dawnModel, fateAhead } from '../../../src/games/diario/table/boards/dawn/dawn-model.ts';
import { firstAsked } from '../moments.ts';

type Person = View['people'][number];

const { view } = firstAsked('prompt.treat');
const [any] = view.people as [Person];

function person(id: Person['id'], levels: Partial<Person['levels']> = {}): Person {
  return {
    ...any,
    id,
    remedies: [],
    levels: { wounds: 0, illness: 0, misery: 0, hunger: 0, fatigue: 0, ...levels },
  };
}

/** What the board says of the first of these people. */
function ahead(
  people: readonly [Person, ...Person[]],
  given: ReturnType<typeof dawnModel.read>['given'] = {},
) {
  const [first] = people;
  const { care, moves, nursed } = fateAhead({ ...view, cold: 0, people }, { delivers: false, given }, first);
  return { care, death: moves.wounds.death, nursed: nursed.wounds.death };
}

describe('DAWN-3 the chance to die on the board of Dawn', () => {
  const hurt = person('anton', { wounds: 3 });

  test('is none for the only patient of a nurse', () => {
    expect(ahead([hurt, person('marin')]).death).toBeGreaterThan(0);
    expect(ahead([hurt, person('vesna')])).toMatchObject({ care: 'certain', death: 0 });
  });

  test('is told without and with her care if she has several patients', () => {
    const { care, death, nursed } = ahead([hurt, person('marin', { illness: 1 }), person('vesna')]);
    expect(care).toBe('chosen');
    expect(death).toBeGreaterThan(0);
    expect(nursed).toBe(0);
  });

  test('is back once a drink puts her to sleep', () => {
    const nurse = person('vesna', { fatigue: 3, misery: 1 });
    expect(ahead([hurt, nurse], { vesna: ['moonshine'] })).toMatchObject({ care: 'none' });
  });
});
