import type { View } from '@vigilia/game-011';
import type { Noun } from '../../../draft/game-ui.ts';
import { nounOf } from '../nouns.ts';

type Look = View['players'][number]['looks'][number];

/** What a seat has seen of one source: the cards of each Hour, and all of them together. */
export interface Looks {
  readonly source: Look['source'];
  readonly noun: Noun;
  readonly hours: readonly { readonly hour: number; readonly cards: number }[];
  readonly cards: number;
}

/** The looks of a player by where they looked, the first source first. */
export function looksBySource(looks: readonly Look[]): Looks[] {
  const sources = [...new Set(looks.map(({ source }) => source))];
  return sources.map((source) => {
    const there = looks.filter((look) => look.source === source);
    const hours = [...new Set(there.map(({ hour }) => hour))].map((hour) => ({
      hour,
      cards: sum(there.filter((look) => look.hour === hour)),
    }));
    return { source, noun: nounOf('source', source) as Noun, hours, cards: sum(there) };
  });
}

function sum(looks: readonly Look[]): number {
  return looks.reduce((total, { cards }) => total + cards, 0);
}
