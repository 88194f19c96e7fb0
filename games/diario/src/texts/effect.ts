import type { Text } from '@vigilia/kernel';
import type { Effect } from '../data/language/effect.ts';
import { stakesIn } from '../data/language/stakes.ts';
import type { Scene } from '../state/frames.ts';
import { stakeTexts } from './stake.ts';

/** What the effects of a card do at this scene; nothing is said if there are none. */
export function effectTexts(effects: readonly Effect[], scene: CardScene): Text[] {
  return effects.length === 0 ? [] : stakeTexts(stakesIn(effects), { ...scene, story: null });
}

/** Where the effects of a card take place, and whom the card is about. */
type CardScene = Pick<Scene, 'where' | 'actor'>;

export const AT_HOME: CardScene = { where: 'home', actor: null };
export const OUT_OF_DOORS: CardScene = { where: 'out', actor: null };

/** The rolls a row of a d10 table stands for: `8`, or `9–10`. */
export function rollsOf(rows: readonly { readonly upTo: number }[], index: number): string {
  const from = (rows[index - 1]?.upTo ?? 0) + 1;
  const to = rows[index]?.upTo ?? from;
  return from === to ? String(to) : `${from}–${to}`;
}
