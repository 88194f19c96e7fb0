import { describe, expect, test } from 'vitest';
import { DICE, dieOf, type Face } from '../../../src/data/dice.ts';
import type { Weapon } from '../../../src/data/goods.ts';
import { battleOdds, expectedWounds, ourBlows, theirBlows } from '../../../src/knowledge/combat/battle.ts';
import type { Blow } from '../../../src/knowledge/combat/blow.ts';
import type { Enemy } from '../../../src/state/state.ts';
import { fightWith } from '../../fights.ts';
import { night } from '../../night.ts';

function enemy(weapons: readonly Weapon[], prowess: number, wounds = 0, number = 1): Enemy {
  return { number, letter: 'A', prowess, wounds, weapons };
}

/** Every row of dice of this length. */
function rowsOf(faces: readonly Face[], length: number): Face[][] {
  if (length === 0) return [[]];
  return rowsOf(faces, length - 1).flatMap((row) => faces.map((face) => [...row, face]));
}

/** An enemy by the letter of FIGHT-5 and FIGHT-6, following one row of dice: as many as can be rolled. */
function dealtBy(
  weapon: Weapon | null,
  prowess: number,
  row: readonly Face[],
): { wounds: number; kills: number } {
  const dice = [...row];
  let rerolls = prowess;
  let wounds = 0;
  let kills = 0;
  for (let shots = weapon === 'assault-rifle' ? 2 : 1; shots > 0; shots--) {
    let face = dice.shift();
    const hurts = (shown: Face | undefined) =>
      (typeof shown === 'number' && shown > 0) ||
      ((shown === 'shotgun' || shown === 'hatchet') && shown === weapon);
    for (; rerolls > 0 && !hurts(face); rerolls--) face = dice.shift();
    if (face === 'out-of-ammo') break;
    if (typeof face === 'number') wounds += face;
    else if (hurts(face)) kills++;
  }
  return { wounds, kills };
}

function chanceOf(blows: readonly Blow[], wounds: number, kills: number): number {
  return blows
    .filter((blow) => blow.wounds === wounds && blow.kills === kills)
    .reduce((sum, { chance }) => sum + chance, 0);
}

describe('what an enemy deals', () => {
  const cases: [Weapon | null, number][] = [
    [null, 0],
    [null, 2],
    ['knife', 1],
    ['hatchet', 2],
    ['pistol', 1],
    ['shotgun', 2],
    ['assault-rifle', 0],
    ['assault-rifle', 2],
  ];

  test.each(cases)(
    'FIGHT-5 FIGHT-6 %s with Prowess %i is what all rows of dice come to',
    (weapon, prowess) => {
      const rows = rowsOf(DICE[dieOf(weapon)], prowess + (weapon === 'assault-rifle' ? 2 : 1));
      const blows = theirBlows(enemy(weapon === null ? [] : [weapon], prowess));
      const counted = new Map<string, number>();
      for (const row of rows) {
        const { wounds, kills } = dealtBy(weapon, prowess, row);
        counted.set(`${wounds} ${kills}`, (counted.get(`${wounds} ${kills}`) ?? 0) + 1);
      }
      for (const [dealt, count] of counted) {
        const [wounds = 0, kills = 0] = dealt.split(' ').map(Number);
        expect(chanceOf(blows, wounds, kills), dealt).toBeCloseTo(count / rows.length, 9);
      }
      expect(blows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    },
  );
});

describe('what we deal', () => {
  test('FIGHT-5 without Prowess a die brings its mean', () => {
    expect(expectedWounds(ourBlows('anton', null))).toBeCloseTo(4 / 6, 9);
  });

  test('FIGHT-5 a reroll is used where another roll brings more', () => {
    // Marin has Prowess 1: 0 and the story are rolled again, for 2/3 on average; 1 and 2 stand.
    expect(expectedWounds(ourBlows('marin', null))).toBeCloseTo((1 + 1 + 2 + 3 * (4 / 6)) / 6, 9);
  });
});

describe('staying and fleeing', () => {
  const fight = fightWith([enemy(['knife'], 0), enemy(['pistol'], 0, 0, 2)]);

  test('FIGHT-3 a group that flees takes the volley of all enemies', () => {
    const { flee } = battleOdds(night([]).view(0), fight);
    expect(flee.wounds).toBeCloseTo(1 + 7 / 6, 9);
  });

  test('FIGHT-4 an enemy without a firearm who may fall to our shots answers less', () => {
    const armed = { people: { marin: { duty: 'scavenge', weapon: 'shotgun' } } } as const;
    const one = fightWith([enemy(['knife'], 0, 2)]);
    const { stay, flee } = battleOdds(night([], armed).view(0), one);
    expect(stay.wounds).toBeLessThan(flee.wounds);
    const unarmed = { people: { marin: { duty: 'scavenge' } } } as const;
    const fists = battleOdds(night([], unarmed).view(0), one);
    expect(fists.stay.wounds).toBeCloseTo(fists.flee.wounds, 9);
  });

  test('FIGHT-4 a death is certain only where no split saves all', () => {
    const hurt = (wounds: number) =>
      battleOdds(
        night([], { people: { marin: { duty: 'scavenge', levels: { wounds } } } }).view(0),
        fightWith([enemy(['knife'], 0)]),
      ).flee.death;
    // A knife deals 0 to 3: unhurt, nothing kills; at 3 every wound does.
    expect(hurt(0)).toBe(0);
    expect(hurt(1)).toBeCloseTo(1 / 6, 9);
    expect(hurt(3)).toBeCloseTo(3 / 6, 9);
  });

  test('FIGHT-1 the lives of the enemies are what is left of three wounds each', () => {
    const { lives } = battleOdds(night([]).view(0), fightWith([enemy([], 0, 2), enemy([], 0, 0, 2)]));
    expect(lives).toBe(4);
  });
});
