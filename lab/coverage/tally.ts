import type { Event, House } from '@vigilia/game-diario/content';
import { DECKS } from './decks.ts';

/** How often each card of each deck came into play. */
export type Tally = ReadonlyMap<string, Map<string, number>>;

export function emptyTally(): Tally {
  return new Map(
    Object.entries(DECKS).map(([deck, { cards }]) => [deck, new Map(cards.map((card) => [card, 0]))]),
  );
}

export function count(tally: Tally, event: Event, dealt: House): void {
  for (const [deck, { drawn }] of Object.entries(DECKS)) {
    const counts = tally.get(deck);
    for (const card of drawn(event, dealt)) counts?.set(card, (counts.get(card) ?? 0) + 1);
  }
}

/** What never came up, each written `deck: card`. */
export function missed(tally: Tally): string[] {
  return [...tally].flatMap(([deck, counts]) =>
    [...counts].filter(([, times]) => times === 0).map(([card]) => `${deck}: ${card}`),
  );
}
