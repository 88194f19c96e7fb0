import { ENEMY_TOKENS } from '../../data/cards/starting-decks.ts';
import type { Weapon } from '../../data/goods.ts';
import type { PersonId } from '../../data/people.ts';
import type { View } from '../../kinds/view.ts';
import { fightersAt } from '../../rules/combat/current-fight.ts';
import { bearableBy } from '../../rules/combat/deal-wounds.ts';
import { livesOf, woundsLeft } from '../../rules/combat/enemies.ts';
import type { Enemy, Fight } from '../../state/state.ts';
import { answers, armsOf, deathBy, ourBlows, theirBlows } from './battle.ts';
import { type Blow, combined } from './blow.ts';

/** How likely one of us dies who flee from these before the first round (FIGHT-3). */
export function deathInFlight(view: View, fight: Fight): number {
  return deathBy(combined(fight.enemies.map(unknownBlows)), fightersAt(view, fight));
}

/**
 * How likely one of us dies in a fight that is fought until its enemies lie there. Wounds are split on both sides as is
 * best for us: ours so that all live as long as that is possible, theirs on one enemy after the other. As in the odds of
 * a round, a story face is a miss; Ammo does not run out.
 */
export function deathInFight(view: View, fight: Fight): number {
  const people = fightersAt(view, fight);
  const arms = armsOf(view, fight, people);
  const ours = combined(arms.map(({ id, weapon }) => blowsWith(id, weapon)));
  const bearable = bearableBy(people);
  const { enemies } = fight;
  const lives = livesOf(enemies);
  const known = new Map<number, number>();
  const rounds = new Map<number, { readonly standing: readonly Enemy[]; readonly theirs: readonly Blow[] }>();
  return from(0, 0);

  function roundAt(dealt: number) {
    const before = rounds.get(dealt);
    if (before !== undefined) return before;
    const standing = after(enemies, dealt);
    const round = { standing, theirs: combined([answers(arms, standing, unknownBlows)]) };
    rounds.set(dealt, round);
    return round;
  }

  /** Once this number of wounds lies on each side. A round in which nothing happens is fought again. */
  function from(dealt: number, taken: number): number {
    if (dealt >= lives) return 0;
    const key = dealt * (bearable + 1) + taken;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { standing, theirs } = roundAt(dealt);
    let [death, again] = [0, 0];
    for (const answer of theirs) {
      const wounds = taken + answer.wounds;
      if (answer.kills > 0 || wounds > bearable) {
        death += answer.chance;
        continue;
      }
      for (const blow of ours) {
        const chance = answer.chance * blow.chance;
        const next = Math.min(lives, dealt + reachOf(standing, blow));
        if (next === dealt && wounds === taken) again += chance;
        else death += chance * from(next, wounds);
      }
    }
    const whole = again < 1 ? death / (1 - again) : 0;
    known.set(key, whole);
    return whole;
  }
}

const OURS = new Map<string, readonly Blow[]>();

/** Equal outcomes of the same hand are one: that takes a hundredth of the time. */
function blowsWith(person: PersonId, weapon: Weapon | null): readonly Blow[] {
  const key = `${person} ${weapon}`;
  const known = OURS.get(key) ?? combined([ourBlows(person, weapon)]);
  OURS.set(key, known);
  return known;
}

const THEIRS = new Map<string, readonly Blow[]>();
const PROWESS = ENEMY_TOKENS.map(({ prowess }) => prowess);

/** What an enemy deals whose token is not drawn yet: over every Prowess that tokens have (FIGHT-1). */
function unknownBlows(enemy: Enemy): readonly Blow[] {
  const key = `${enemy.weapons[0]}`;
  const known =
    THEIRS.get(key) ?? combined([PROWESS.flatMap((prowess) => theirShare({ ...enemy, prowess }))]);
  THEIRS.set(key, known);
  return known;
}

function theirShare(enemy: Enemy): Blow[] {
  return theirBlows(enemy).map((blow) => ({ ...blow, chance: blow.chance / PROWESS.length }));
}

/** Those who stand after these wounds, dealt to one after the other. */
function after(enemies: readonly Enemy[], dealt: number): Enemy[] {
  let left = dealt;
  return enemies.flatMap((enemy) => {
    const wounds = Math.min(left, woundsLeft(enemy.wounds));
    left -= wounds;
    return wounds < woundsLeft(enemy.wounds) ? [{ ...enemy, wounds: enemy.wounds + wounds }] : [];
  });
}

/** How many wounds a volley comes to: a deadly symbol is worth all that its enemy could still bear (FIGHT-7). */
function reachOf(standing: readonly Enemy[], { wounds, kills }: Blow): number {
  return wounds + livesOf(standing.slice(0, kills));
}
