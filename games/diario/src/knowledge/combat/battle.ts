import { DICE, dieOf, isFirearm } from '../../data/dice.ts';
import type { Weapon } from '../../data/goods.ts';
import { PEOPLE, type PersonId } from '../../data/people.ts';
import type { View } from '../../kinds/view.ts';
import { fightersAt } from '../../rules/combat/current-fight.ts';
import { bearableBy } from '../../rules/combat/deal-wounds.ts';
import { isDecisive, isMiss, woundsOf } from '../../rules/combat/dice.ts';
import { isShooter, livesOf, shotsOf } from '../../rules/combat/enemies.ts';
import { shelfAt } from '../../rules/table/shelves.ts';
import type { Enemy, Fight, Person } from '../../state/state.ts';
import { type Blow, combined, followedBy, NO_BLOW } from './blow.ts';
import { expected, faceWorth, weaponsIn } from './weapons.ts';

/** What the next volleys are likely to do to us. */
export interface Harm {
  /** Wounds on average, a deadly symbol not counted. */
  readonly wounds: number;
  /** How likely it is that no split saves all of us. */
  readonly death: number;
}

/** The next round fought, or fled from. A story face counts as a miss: turning a Fate card is a choice (FIGHT-8). */
export interface BattleOdds {
  /** Wounds we deal in a round on average, each of us with the weapon in hand or the best that is left. */
  readonly dealt: number;
  /** Wounds that would kill every enemy. */
  readonly lives: number;
  readonly stay: Harm;
  /** They strike at our backs, and none of us answers (FIGHT-3). */
  readonly flee: Harm;
}

export function battleOdds(view: View, fight: Fight): BattleOdds {
  const people = fightersAt(view, fight);
  const arms = armsOf(view, fight, people);
  const { enemies } = fight;
  return {
    dealt: arms.reduce((sum, { id, weapon }) => sum + expectedWounds(ourBlows(id, weapon)), 0),
    lives: livesOf(enemies),
    stay: harmOf(answers(arms, enemies), people),
    flee: harmOf(combined(enemies.map(theirBlows)), people),
  };
}

export interface Arms {
  readonly id: PersonId;
  readonly weapon: Weapon | null;
}

/** Before the first round weapons are still to be taken: the best there are, one each (FIGHT-2). */
export function armsOf(view: View, { where, round }: Fight, people: readonly Person[]): Arms[] {
  const weapons = round === 0 ? weaponsIn(view[shelfAt(where)]) : [];
  return people.map(({ id, weapon }, index) => ({ id, weapon: weapon ?? weapons[index] ?? null }));
}

/** What they deal in a round: firearms first, and an enemy without one who falls to ours does not answer (FIGHT-4). */
export function answers(
  arms: readonly Arms[],
  enemies: readonly Enemy[],
  blowsOf: (enemy: Enemy) => readonly Blow[] = theirBlows,
): readonly Blow[] {
  const shots = combined(enemies.filter(isShooter).map(blowsOf));
  const ours = combined(
    arms.filter(({ weapon }) => isFirearm(weapon)).map(({ id, weapon }) => ourBlows(id, weapon)),
  );
  const later = ours.flatMap((blow) =>
    combined(
      survivorsOf(enemies, blow)
        .filter((enemy) => !isShooter(enemy))
        .map(blowsOf),
    ).map((answer) => ({ ...answer, chance: answer.chance * blow.chance })),
  );
  return combined([shots, later]);
}

/** Deadly symbols on those who are least hurt, wounds on those who are hurt most. */
function survivorsOf(enemies: readonly Enemy[], { wounds, kills }: Blow): Enemy[] {
  const alive = enemies.toSorted((one, other) => one.wounds - other.wounds).slice(kills);
  let left = wounds;
  return alive.toReversed().filter((enemy) => {
    const lives = livesOf([enemy]);
    const falls = left >= lives;
    left = Math.max(0, left - lives);
    return !falls;
  });
}

/** One shot or strike of ours, rolled again while another roll is likely to bring more (FIGHT-5). */
export function ourBlows(person: PersonId, weapon: Weapon | null): readonly Blow[] {
  return rolled(PEOPLE[person].prowess);

  function rolled(rerolls: number): readonly Blow[] {
    const faces = DICE[dieOf(weapon)];
    const least = rerolls > 0 ? expected(weapon, rerolls - 1) : 0;
    return faces.flatMap((face) =>
      faceWorth(face, weapon) < least
        ? followedBy(1 / faces.length, NO_BLOW, rolled(rerolls - 1))
        : [blowOf(face, weapon, 1 / faces.length)],
    );
  }
}

/** What an enemy deals: rolled again on 0 wounds alone, twice with an Assault Rifle until it is empty (FIGHT-5, FIGHT-6). */
export function theirBlows(enemy: Enemy): readonly Blow[] {
  const weapon = enemy.weapons[0] ?? null;
  return rolled(shotsOf(enemy), enemy.prowess);

  function rolled(shots: number, rerolls: number): readonly Blow[] {
    const faces = DICE[dieOf(weapon)];
    const chance = 1 / faces.length;
    return faces.flatMap((face) => {
      if (rerolls > 0 && isMiss(face, weapon)) return followedBy(chance, NO_BLOW, rolled(shots, rerolls - 1));
      const blow = blowOf(face, weapon, 1);
      const isLast = shots === 1 || face === 'out-of-ammo';
      return isLast ? [{ ...blow, chance }] : followedBy(chance, blow, rolled(shots - 1, rerolls));
    });
  }
}

function blowOf(face: (typeof DICE)['red'][number], weapon: Weapon | null, chance: number): Blow {
  return { wounds: woundsOf(face), kills: isDecisive(face, weapon) ? 1 : 0, chance };
}

function harmOf(blows: readonly Blow[], people: readonly Person[]): Harm {
  return { wounds: expectedWounds(blows), death: deathBy(blows, people) };
}

/** How likely no split of what is dealt saves all of these. */
export function deathBy(blows: readonly Blow[], people: readonly Person[]): number {
  const bearable = bearableBy(people);
  const isDeadly = ({ wounds, kills }: Blow) => kills > 0 || wounds > bearable;
  return blows.reduce((sum, blow) => sum + (isDeadly(blow) ? blow.chance : 0), 0);
}

/** A deadly symbol is not counted: it is a death, not a number of wounds. */
export function expectedWounds(blows: readonly Blow[]): number {
  return blows.reduce((sum, { wounds, chance }) => sum + wounds * chance, 0);
}
