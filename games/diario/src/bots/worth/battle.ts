import type { Enemies } from '../../data/language/effect.ts';
import { LETTERS } from '../../data/language/effect.ts';
import type { View } from '../../kinds/view.ts';
import { conscienceOf } from '../../knowledge/combat/conscience.ts';
import { expected, strengthOfAll } from '../../knowledge/combat/weapons.ts';
import { fightersAt } from '../../rules/combat/current-fight.ts';
import { livesOf, shotsOf } from '../../rules/combat/enemies.ts';
import { personOf, present } from '../../rules/table/people.ts';
import { shelfAt } from '../../rules/table/shelves.ts';
import type { Scene } from '../../state/frames.ts';
import type { Enemy, Fight } from '../../state/state.ts';
import { mean } from '../lists.ts';
import { harmOf, harmOfWounds } from './harm.ts';

/** Enemies fall one after the other, and strike less and less. */
const WANING = 0.6;
interface Side {
  /** Wounds it deals a round. */
  readonly strength: number;
  /** Wounds it can take. */
  readonly lives: number;
}

/** What a fight with such enemies is likely to cost, whether it is fought out or fled from with this loss. */
export function harmOfFight(view: View, enemies: Enemies, where: Scene['where'], loss: number): number {
  const count = expectedCount(enemies);
  const side = sideOf(enemies, count);
  const fought =
    harmOfFighting(view, side, where) + harmOfKilling(view, count, { thugs: enemies.thugs, where });
  return Math.min(fought, harmOfFleeing(view, side, where, loss));
}

/** What these killings weigh on those present, on average (FIGHT-10). */
export function harmOfKilling(view: View, killings: number, fight: Pick<Fight, 'thugs' | 'where'>): number {
  let harm = 0;
  for (const { person, times } of conscienceOf(view, fight)) {
    const witness = personOf(view, person);
    harm += ((killings * times) / 10) * harmOf(view, witness, 'misery', 1);
  }
  return harm;
}

export function harmOfFighting(view: View, { strength, lives }: Side, where: Scene['where']): number {
  const people = present(view, where);
  const rounds = lives / Math.max(0.3, strengthOfAll(people, view[shelfAt(where)]));
  return harmOfWounds(view, people, strength * Math.max(0.5, rounds * WANING));
}

export function harmOfFleeing(view: View, { strength }: Side, where: Scene['where'], loss: number): number {
  return harmOfWounds(view, fightersAt(view, { where, aside: view.fight?.aside ?? [] }), strength) + loss;
}

/** How many enemies come on average. */
function expectedCount({ count }: Enemies): number {
  let number = 0;
  let last = 0;
  for (const { upTo, enemies } of count) {
    number += (enemies * (upTo - last)) / 10;
    last = upTo;
  }
  return number;
}

function sideOf({ weapons }: Enemies, count: number): Side {
  return {
    strength: count * mean(LETTERS.map((letter) => blowOf({ weapons: weapons[letter], prowess: 1 }))),
    lives: count * livesOf([{ wounds: 0 }]),
  };
}

/** Those who stand there now. */
export function sideNow(enemies: readonly Enemy[]): Side {
  let strength = 0;
  for (const enemy of enemies) strength += blowOf(enemy);
  return { strength, lives: livesOf(enemies) };
}

function blowOf(enemy: Pick<Enemy, 'weapons' | 'prowess'>): number {
  return expected(enemy.weapons[0] ?? null, enemy.prowess, shotsOf(enemy));
}
