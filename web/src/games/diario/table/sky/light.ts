import { ENDINGS, EVENTS, type EventCard } from '@vigilia/game-diario';
import type { View } from '../asked.ts';

/** The light of the hour. */
export type Hour = 'morning' | 'day' | 'dusk' | 'night' | 'dawn';

const BY_PHASE: Readonly<Record<Exclude<View['phase'], 'over'>, Hour>> = {
  morning: 'morning',
  day: 'day',
  dusk: 'dusk',
  evening: 'night',
  scavenging: 'night',
  raid: 'night',
  dawn: 'dawn',
};

/** A game that is won ends in the morning, another in the night. */
export function hourOf({ phase, over }: Pick<View, 'phase' | 'over'>): Hour {
  if (phase !== 'over') return BY_PHASE[phase];
  return over?.score == null ? 'night' : 'morning';
}

export type Weather = 'clear' | 'cloud' | 'rain' | 'frost' | 'snow';

const CARDS: ReadonlyMap<string, EventCard> = new Map(Object.entries({ ...EVENTS, ...ENDINGS }));

/** What a card's Cold looks like out of doors: three is snow, two is frost. */
const BY_COLD: readonly Weather[] = ['clear', 'cloud', 'frost', 'snow'];

/** The weather of the day's Event: the last that was turned over. Chapters lie among the Events and have no weather. */
export function weatherOf({ discards }: Pick<View, 'discards'>): Weather {
  const id = discards.events.findLast((card) => CARDS.has(card));
  const card = id === undefined ? undefined : CARDS.get(id);
  if (card === undefined) return 'cloud';
  // Cold that goes by itself is a thaw.
  if (card.effects.some((effect) => effect.kind === 'cold' && effect.by < 0)) return 'rain';
  return BY_COLD[card.cold] ?? 'snow';
}
