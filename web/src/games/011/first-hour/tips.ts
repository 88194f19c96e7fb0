import type { Asked } from '../eleven.ts';

/** What a player of a first game is told, each once: the Hour as a whole, and a phase or a step when it first comes. */
export const TIPS = [
  'hour',
  'auction',
  'clues',
  'choose',
  'gears',
  'walk',
  'spend',
  'look',
  'end',
  'location',
] as const;

export type Tip = (typeof TIPS)[number];

const BY_PROMPT: Readonly<Record<string, readonly Tip[]>> = {
  'prompt.open-auction': ['hour', 'auction'],
  'prompt.raise': ['hour', 'auction'],
  'prompt.place-clue': ['clues'],
  'prompt.choose': ['choose'],
  'prompt.gears': ['gears'],
  'prompt.move': ['walk'],
  'prompt.spend': ['spend'],
  'prompt.investigate': ['look'],
  'prompt.end-turn': ['end'],
  'prompt.place-location': ['location'],
};

/** What is to be told beside a question that was not told yet. */
export function tipsFor({ ask }: Pick<Asked, 'ask'>, heard: ReadonlySet<Tip>): readonly Tip[] {
  return (BY_PROMPT[ask.prompt.key] ?? []).filter((tip) => !heard.has(tip));
}
