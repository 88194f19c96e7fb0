import type { EffectsFrame, Event, House } from '@vigilia/game-diario/content';
import { branchesWith } from './branches.ts';
import { DECKS } from './decks.ts';

/** How often each card of each deck came into play, and each branch of a story. */
export type Tally = ReadonlyMap<string, Map<string, number>>;

export function emptyTally(): Tally {
  return new Map(
    Object.entries(DECKS).map(([deck, { cards }]) => [deck, new Map(cards.map((card) => [card, 0]))]),
  );
}

export function count(tally: Tally, event: Event, dealt: House): void {
  for (const [deck, { drawn }] of Object.entries(DECKS))
    for (const card of drawn(event, dealt)) add(tally, deck, card);
}

/** Counts the branch of a story that begins with these effects. */
export function countBranch(tally: Tally, { effects, scene }: EffectsFrame): void {
  if (scene.story === null) return;
  for (const branch of branchesWith(scene.story, effects)) add(tally, 'branches', branch);
}

export function addTally(tally: Tally, other: Tally): void {
  for (const [deck, counts] of other) for (const [card, times] of counts) add(tally, deck, card, times);
}

/** What never came up, each written `deck: card`. */
export function missed(tally: Tally): string[] {
  return [...tally].flatMap(([deck, counts]) =>
    [...counts].filter(([, times]) => times === 0).map(([card]) => `${deck}: ${card}`),
  );
}

function add(tally: Tally, deck: string, card: string, times = 1): void {
  const counts = tally.get(deck);
  counts?.set(card, (counts.get(card) ?? 0) + times);
}
