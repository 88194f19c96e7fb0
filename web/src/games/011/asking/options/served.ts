import type { Assist } from '@vigilia/kernel';
import type { Asked, Choice, Verb } from '../../eleven.ts';
import { journeys } from './journeys.ts';
import type { Group, Grouping } from './option.tsx';
import { pairs, placements } from './pairs.ts';
import { plain, plays } from './plain.ts';
import { clueMoves, near } from './squares.ts';

/** Kinds of choices that are listed, in the order in which they are. */
const LISTS = { journeys, near, clueMoves, pairs, placements, plain, plays } satisfies Record<
  string,
  Grouping
>;

/** Controls of their own, for what is more than a list. */
export type ControlName = 'auction' | 'gears' | 'characters' | 'amount' | 'discards';

/** What serves each verb. A verb that is nowhere here cannot be written in this language. */
export const SERVED: Readonly<Record<Verb, keyof typeof LISTS | ControlName>> = {
  bid: 'auction',
  pass: 'auction',
  choose: 'characters',
  declare: 'characters',
  turn: 'gears',
  spend: 'amount',
  walk: 'journeys',
  ride: 'journeys',
  carriage: 'journeys',
  clue: 'near',
  organ: 'near',
  move: 'clueMoves',
  send: 'pairs',
  swap: 'pairs',
  place: 'placements',
  stop: 'plain',
  copy: 'plain',
  investigate: 'plain',
  act: 'plain',
  regain: 'plain',
  block: 'plain',
  invoke: 'plain',
  discard: 'discards',
  skip: 'plain',
  end: 'plain',
  card: 'plays',
  tile: 'plays',
};

/** Everything that is listed, in groups. */
export function groupsOf(asked: Asked, choices: readonly Choice[], assist: Assist): Group[] {
  return Object.entries(LISTS).flatMap(([name, grouping]) => {
    const served = choices.filter(({ verb }) => SERVED[verb] === name);
    return served.length === 0 ? [] : grouping(asked, served, assist);
  });
}
