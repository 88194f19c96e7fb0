import type { Attempt } from './attempt.ts';
import type { Branch, Position } from './position.ts';

/** A planned card comes back if it was played before (EVT-J). */
export function regain({ card, means }: Attempt, position: Position): Branch[] {
  const wanted = card !== null && means.spent.includes(card) ? card : means.spent[0];
  if (wanted === undefined) return [{ choice: null, next: position }];
  const { holdsCard, powers, spent } = position;
  const next = { ...position, holdsCard: holdsCard || wanted === card, powers: powers + 1, spent: spent - 1 };
  return [{ choice: { verb: 'regain', power: wanted }, next }];
}

/** Where one looks decides nothing; only that it is asked (ACT-1). */
export function investigate({ means }: Attempt, position: Position, cards: number): Branch[] {
  const index = position.unseen.findIndex((left) => left > 0);
  const source = means.sources[index]?.source;
  if (source === undefined) return [{ choice: null, next: position }];
  const unseen = position.unseen.map((left, other) => (other === index ? Math.max(0, left - cards) : left));
  return [{ choice: { verb: 'investigate', source }, next: { ...position, unseen } }];
}

export function block({ means }: Attempt, position: Position): Branch[] {
  const [character] = means.blockable;
  if (character === undefined) return [{ choice: null, next: position }];
  return [{ choice: { verb: 'block', character }, next: position }];
}
