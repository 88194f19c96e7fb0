import type { Text } from '@vigilia/kernel';
import type { Effect } from '../effects/effect.ts';
import { stakesIn } from '../effects/stakes.ts';
import { stakeTexts } from './stake.ts';

/** What the effects of a card do; nothing is said where there are none. */
export function effectTexts(effects: readonly Effect[]): Text[] {
  return effects.length === 0 ? [] : stakeTexts(stakesIn(effects));
}

/** The rolls a row of a d10 table stands for: `8`, or `9–10`. */
export function rollsOf(rows: readonly { readonly upTo: number }[], index: number): string {
  const from = (rows[index - 1]?.upTo ?? 0) + 1;
  const to = rows[index]?.upTo ?? from;
  return from === to ? String(to) : `${from}–${to}`;
}
