import { DICE, type DieColour, dieOf, type Face } from '../../data/dice.ts';
import type { Weapon } from '../../data/goods.ts';
import type { View } from '../../kinds/view.ts';
import { threatOf } from '../../rules/combat/defence.ts';
import { isDecisive, woundsOf } from '../../rules/combat/dice.ts';
import { livesOf } from '../../rules/combat/enemies.ts';
import type { Roll } from '../../state/state.ts';
import { offRaidBy, storiesAhead, woundsByStory } from './story-odds.ts';

/** The die of a weapon before it is rolled (FIGHT-11). */
export interface Throw {
  readonly faces: readonly Face[];
  /** The part of the faces that hurt, and the part that is the weapon's own symbol. */
  readonly hurts: number;
  readonly decides: number;
  /** Wound symbols on average. */
  readonly average: number;
}

export function throwOf(weapon: Weapon | null): Throw {
  const faces = DICE[dieOf(weapon)];
  const share = (is: (face: Face) => boolean) => faces.filter(is).length / faces.length;
  return {
    faces,
    hurts: share((face) => woundsOf(face) > 0 || isDecisive(face, weapon)),
    decides: share((face) => isDecisive(face, weapon)),
    average: mean(faces.map(woundsOf)),
  };
}

/** What a face that stands is worth now: points off the raid, or wounds dealt; a story if fate is trusted (FIGHT-8). */
function worthOf(view: View, weapon: Weapon | null, face: Face): number {
  const { raid, fight } = view;
  if (raid !== null) {
    const { damage, wounds, symbols } = threatOf(view, raid);
    const left = Math.max(0, damage + wounds - symbols);
    if (face === 'story') return worthOfStory(view, dieOf(weapon), left);
    return isDecisive(face, weapon) ? left : Math.min(left, woundsOf(face));
  }
  if (fight !== null && isDecisive(face, weapon))
    return Math.max(0, ...fight.enemies.map((enemy) => livesOf([enemy])));
  if (fight !== null && face === 'story') return woundsByStory(view, dieOf(weapon));
  return woundsOf(face);
}

/** Points that a story takes off the raid on average; it is a miss where it would rather add to it. */
function worthOfStory(view: View, die: DieColour, left: number): number {
  let points = 0;
  for (const { story, chance } of storiesAhead(view, die)) {
    const { hits, damage, wounds } = offRaidBy(story);
    points += chance * Math.min(left, hits - damage - wounds);
  }
  return Math.max(0, points);
}

/** What may still be rolled: rerolls, over this shot and those that follow it (FIGHT-5). */
type Left = Pick<Roll, 'rerolls' | 'shots'>;

/** What a roll is worth, and the shots after it, with each reroll used if it brings more. */
function worthOfRolling(view: View, weapon: Weapon | null, left: Left): number {
  const { rerolls, shots } = left;
  const again = rerolls > 0 ? worthOfRolling(view, weapon, { rerolls: rerolls - 1, shots }) : 0;
  const after = worthOfShots(view, weapon, left);
  return mean(DICE[dieOf(weapon)].map((face) => Math.max(again, worthOf(view, weapon, face) + after)));
}

/** What the shots that follow this one are worth. */
function worthOfShots(view: View, weapon: Weapon | null, { rerolls, shots }: Left): number {
  return shots > 0 ? worthOfRolling(view, weapon, { rerolls, shots: shots - 1 }) : 0;
}

/** What the die on the table brings if it stays, and what it brings on average if it is rolled again (RAID-3, FIGHT-5). */
export function rerollWorth(view: View, roll: Roll): { readonly kept: number; readonly rolled: number } {
  const weapon = view.people.find(({ id }) => id === roll.person)?.weapon ?? null;
  return {
    kept: worthOf(view, weapon, roll.face) + worthOfShots(view, weapon, roll),
    rolled: worthOfRolling(view, weapon, { rerolls: roll.rerolls - 1, shots: roll.shots }),
  };
}

/** Whether another roll of the die on the table is worth more than what lies there. */
export function paysToRollAgain(view: View): boolean {
  if (view.roll === null) return false;
  const { kept, rolled } = rerollWorth(view, view.roll);
  return rolled > kept;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
