import { bandOf, veiled } from '@vigilia/game-diario/texts';
import { type Text, text, type Variables } from '@vigilia/kernel';
import type { View } from './asked.ts';

/** Texts of the table that tell odds or harm in numbers, what is said in their place, and which of their variables stay. */
const VEILS: Readonly<Record<string, readonly [key: string, ...names: string[]]>> = {
  'dusk-board.thirst-short': ['veil.thirst'],
  'evening-board.odds': ['veiled.evening', 'count'],
  'evening-board.worst': ['veiled.worst', 'raid'],
  'outing.finds': ['veiled.finds'],
  'dawn-board.death': ['veiled.dawn'],
  'warning.lone-guard': ['veiled.lone-guard', 'person'],
  'city.percent': ['veiled.alone'],
  'city.heard': ['veil.noise'],
  'exploring.may-hold': ['veiled.may-hold', 'chart'],
  'exploring.finds': ['veiled.one-find', 'goods'],
  'exploring.finds-nothing': ['veiled.no-find'],
  'fight-board.die-odds': ['veil.die'],
  'fight-board.death': ['veiled.death'],
};

/** A text as this table tells it: in words alone where its odds are veiled. */
export function toldAt(given: Text, { veiled: isVeiled }: Pick<View, 'veiled'>): Text {
  if (!isVeiled) return given;
  const [key, ...names] = VEILS[given.key] ?? [];
  return key === undefined
    ? veiled(given)
    : text(key, { ...only(given.vars, names), chance: bandOf(given.vars.percent) });
}

/** Whether this text of the table is told in other words at a table that veils its odds. */
export function hasVeilHere(key: string): boolean {
  return key in VEILS;
}

function only(vars: Variables, names: readonly string[]): Variables {
  return Object.fromEntries(Object.entries(vars).filter(([name]) => names.includes(name)));
}
