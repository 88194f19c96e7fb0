import type { Weapon } from '../data/goods.ts';
import type { Enemies } from '../effects/effect.ts';
import { LETTERS } from '../effects/effect.ts';
import { shelfAt } from '../rules/table/shelves.ts';
import type { Enemy } from '../state.ts';
import type { View } from '../view.ts';
import { harmOfWounds } from './harm.ts';
import { mean } from './lists.ts';
import { expected, strengthOfAll } from './odds.ts';
import { presentIn, type Where } from './present.ts';

/** The third wound kills (FIGHT-1). */
const LIVES = 3;
/** Enemies fall one after the other, and strike less and less. */
const WANING = 0.6;
/** Time and finds given up by running. */
const CUT_SHORT = 2;

interface Side {
  /** Wounds it deals a round. */
  readonly strength: number;
  /** Wounds it can take. */
  readonly lives: number;
}

/** What a fight with such enemies is likely to cost, whether it is fought out or fled from. */
export function harmOfFight(view: View, enemies: Enemies, where: Where): number {
  const side = sideOf(enemies);
  const killings = enemies.thugs ? 0 : side.lives / LIVES;
  const fought = harmOfFighting(view, side, where) + 0.5 * killings;
  return where === 'home' ? fought : Math.min(fought, harmOfFleeing(view, side));
}

export function harmOfFighting(view: View, { strength, lives }: Side, where: Where): number {
  const people = presentIn(view, where);
  const rounds = lives / Math.max(0.3, strengthOfAll(people, view[shelfAt(where)]));
  return harmOfWounds(view, people, strength * Math.max(0.5, rounds * WANING));
}

export function harmOfFleeing(view: View, { strength }: Side): number {
  return harmOfWounds(view, presentIn(view, 'out'), strength) + CUT_SHORT;
}

function sideOf({ count, weapons }: Enemies): Side {
  let number = 0;
  let last = 0;
  for (const { upTo, enemies } of count) {
    number += (enemies * (upTo - last)) / 10;
    last = upTo;
  }
  return {
    strength: number * mean(LETTERS.map((letter) => blowOf(weapons[letter], 1))),
    lives: number * LIVES,
  };
}

/** Those who stand there now. */
export function sideNow(enemies: readonly Enemy[]): Side {
  let strength = 0;
  let lives = 0;
  for (const { weapons, prowess, wounds } of enemies) {
    strength += blowOf(weapons, prowess);
    lives += LIVES - wounds;
  }
  return { strength, lives };
}

function blowOf([weapon]: readonly Weapon[], prowess: number): number {
  return expected(weapon ?? null, prowess, weapon === 'assault-rifle' ? 2 : 1);
}
