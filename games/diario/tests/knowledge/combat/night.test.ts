import { describe, expect, test } from 'vitest';
import { FATE_IDS, type FateId } from '../../../src/data/cards/fate.ts';
import { RAID_IDS, RAIDS } from '../../../src/data/cards/raids.ts';
import { DICE, type Face } from '../../../src/data/dice.ts';
import type { Goods } from '../../../src/data/goods.ts';
import { PEOPLE, type PersonId } from '../../../src/data/people.ts';
import { game } from '../../../src/index.ts';
import { nightAhead } from '../../../src/knowledge/combat/night.ts';
import { raidsTonight } from '../../../src/knowledge/combat/raids.ts';
import type { Table } from '../../../src/state/state.ts';
import { at, decksWith, type Sketch } from '../../scenario.ts';

interface Watch {
  readonly people: Readonly<Partial<Record<PersonId, Sketch>>>;
  readonly storage?: Goods;
  /** The only raid left in the deck. */
  readonly raid: (typeof RAID_IDS)[number];
  /** The only Fate card left; by default one without a story for the grey die. */
  readonly fate?: FateId;
}

/** The night of these guards when only one raid can come. */
function watchAgainst({ people, storage = {}, raid, fate = 'bitter-wind' }: Watch) {
  const discards: Table['discards'] = {
    ...at([]).table.discards,
    raids: RAID_IDS.filter((each) => each !== raid),
    fate: FATE_IDS.filter((each) => each !== fate),
  };
  const red = RAID_IDS.filter((each) => RAIDS[each].red);
  const { table } = at([], {
    people,
    storage,
    house: {},
    discards,
    decks: decksWith({ raids: [raid], 'red-raids': RAIDS[raid].red ? [] : red }),
  });
  const view = game.view(table, 0);
  return nightAhead(view, view.people);
}

function symbols(face: Face): number {
  return typeof face === 'number' ? face : 0;
}

describe('the night ahead', () => {
  test('RAID-2 only raids that were not seen since the shuffle may come, and red ones as far as they were shuffled in', () => {
    const { table } = at([], {
      discards: { ...at([]).table.discards, raids: ['looters', 'street-boys'] },
      decks: decksWith({ raids: ['quiet-night', 'drunken-men', 'hungry-neighbours', 'firewood-thieves'] }),
    });
    const raids = raidsTonight(game.view(table, 0));
    expect(raids.map(({ raid }) => raid)).toEqual([
      'quiet-night',
      'hungry-neighbours',
      'firewood-thieves',
      'drunken-men',
    ]);
    expect(raids.every(({ chance }) => chance === 1 / 4)).toBe(true);
  });

  test('RAID-3 two guards without rerolls: death and goods are what all 36 rolls give on average', () => {
    const { damage, wounds } = RAIDS['drunken-men'];
    // Anton and Vesna have no Prowess; both carry 2 Wounds, so 2 more are borne and a third is a death.
    const people = { anton: { levels: { wounds: 2 } }, vesna: { levels: { wounds: 2 } } };
    let deaths = 0;
    let lost = 0;
    for (const one of DICE.grey) {
      for (const other of DICE.grey) {
        const parried = symbols(one) + symbols(other);
        if (wounds - parried > 2) deaths++;
        lost += Math.min(3, damage - Math.max(0, parried - wounds));
      }
    }
    const night = watchAgainst({ people, storage: { wood: 3 }, raid: 'drunken-men' });
    expect(night.death).toBeCloseTo(deaths / 36);
    expect(night.goods).toBeCloseTo(lost / 36);
  });

  test('RAID-4 a Hatchet may end the whole raid, and weapons in hand are not lost', () => {
    const people = { anton: {} };
    const night = watchAgainst({ people, storage: { hatchet: 1, wood: 2 }, raid: 'looters' });
    // One face of six ends it, every other leaves more Damage than there are goods.
    expect(night.goods).toBeCloseTo((5 / 6) * 2);
    expect(night.death).toBe(0);
  });

  test('RAID-3 a lone guard rolls again as often as Prowess allows', () => {
    const people = { dragan: { levels: { wounds: 3 } } };
    const bare = watchAgainst({ people: { anton: { levels: { wounds: 3 } } }, raid: 'looters' });
    const strong = watchAgainst({ people, raid: 'looters' });
    // Looters deal 2 Wounds: only a 2 on the grey die saves a life that bears none.
    expect(bare.death).toBeCloseTo(5 / 6);
    expect(strong.death).toBeCloseTo((5 / 6) ** (1 + PEOPLE.dragan.prowess));
  });

  test('RAID-3 FIGHT-8: a story face is what its stories bring, or a miss where they would do harm', () => {
    const people = { anton: { levels: { wounds: 3 } } };
    // Looters deal 2 Wounds. Of the grey faces a 2 saves a life that bears none, and a story that strikes twice.
    expect(watchAgainst({ people, raid: 'looters', fate: 'grey-dawn' }).death).toBeCloseTo(4 / 6);
    expect(watchAgainst({ people, raid: 'looters', fate: 'bad-dreams' }).death).toBeCloseTo(5 / 6);
    // One who is let go takes one Damage and one Wound along: a 1 is not enough beside it, a 2 is needed.
    expect(watchAgainst({ people, raid: 'looters', fate: 'quiet-morning' }).death).toBeCloseTo(5 / 6);
  });

  test('the worst raid stands first', () => {
    const { table } = at([], { people: { anton: {} }, storage: { wood: 4 }, house: {} });
    const view = game.view(table, 0);
    const { raids } = nightAhead(view, view.people);
    expect(raids[0]?.death).toBe(Math.max(...raids.map(({ death }) => death)));
    expect(raids.at(-1)?.raid).toBe('quiet-night');
  });
});
