import type { Effect, EffectKind, EffectOf } from '../data/effect.ts';
import { ruleOf } from '../rules/effects/effect.ts';
import { canPay, tilesDrawn, timeGained } from '../rules/treasury.ts';
import type { Attempt } from './attempt.ts';
import { clueMoves, emptyPlaces, type Position } from './position.ts';
import { ridesAt } from './spots.ts';
import { put } from './todo.ts';

/** An effect on a position of the search, as the rules have it. */
interface Reckoned<E> {
  /** Whether it can happen; without this it always can. */
  can?(attempt: Attempt, position: Position, effect: E): boolean;
  /** What it brings at once; without this it asks. */
  bring?(position: Position, effect: E): Position;
}

const RECKONED: { readonly [K in EffectKind]: Reckoned<EffectOf<K>> } = {
  time: {
    bring: (position, { amount }) => ({ ...position, time: position.time + timeGained(position, amount) }),
  },
  music: { bring: (position, { amount }) => ({ ...position, pages: position.pages + amount }) },
  clue: { bring: (position, { amount }) => ({ ...position, clues: position.clues + amount }) },
  twice: { bring: (position) => ({ ...position, uses: 2 }) },
  draw: {
    bring(position, { tiles }) {
      const drawn = tilesDrawn(position.stack, tiles);
      return { ...position, stack: position.stack - drawn, hand: position.hand + drawn };
    },
  },
  investigate: { can: (_attempt, { unseen }) => unseen.some((cards) => cards > 0) },
  walk: {},
  ride: {
    can: ({ machine }, { at }, { lines }) =>
      machine !== null && lines.some((line) => ridesAt(line, at).length > 0),
  },
  copy: { can: (_attempt, position, { cost }) => canPay(position, cost) },
  act: {},
  block: { can: ({ means }) => means.blockable.length > 0 },
  'clue-on-place': { can: (_attempt, position) => emptyPlaces(position).length > 0 },
  send: { can: (_attempt, position) => emptyPlaces(position).length > 0 },
  'move-clue': { can: (attempt, position) => clueMoves(attempt, position).length > 0 },
  regain: { can: (_attempt, { spent }) => spent > 0 },
  swap: {},
};

/** An effect takes place at once, asks first, or is skipped if it cannot happen (EVT-4, ACT-8). */
export function happen(attempt: Attempt, position: Position, effect: Effect): Position {
  const { bring } = RECKONED[effect.kind] as Reckoned<Effect>;
  if (bring !== undefined) return bring(position, effect);
  const rule = ruleOf(effect);
  if (!('frame' in rule)) throw new TypeError(`${effect.kind} neither brings anything nor asks`);
  if (!isPossible(attempt, position, effect)) return position;
  return { ...position, todo: put(rule.frame(effect), position.todo) };
}

export function isPossible(attempt: Attempt, position: Position, effect: Effect): boolean {
  return (RECKONED[effect.kind] as Reckoned<Effect>).can?.(attempt, position, effect) ?? true;
}
