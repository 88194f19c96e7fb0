import { HANDS, type Source } from '../../table/choices.ts';
import type { Mind } from './mind.ts';
import { lookWorth } from './worth.ts';

const SOURCES: readonly Source[] = [...HANDS, 'unknown'];

/** The source where this number of cards tells most, and what that is worth. */
export function bestLook(mind: Mind, cards: number): { readonly source: Source; readonly worth: number } {
  let best: { source: Source; worth: number } = { source: 'unknown', worth: 0 };
  for (const source of SOURCES) {
    if (source === HANDS[mind.seat]) continue;
    const worth = lookWorth(mind, source, cards);
    if (worth > best.worth) best = { source, worth };
  }
  return best;
}
