import type { Refusal } from '@vigilia/kernel';
import type { Choice } from '../table/choices.ts';
import { currentTurn } from '../table/players.ts';
import type { Table } from '../table/state.ts';
import { refuse } from './ask.ts';
import { arePlaysBanned } from './event.ts';

/** Why a card or tile cannot be played while the ability is still to come (TURN-3); null where that is not the reason. */
export function whyTooEarly(table: Table, { verb }: Choice): Refusal | null {
  if (verb !== 'card' && verb !== 'tile') return null;
  const { teeth, playedCard, playedTile } = currentTurn(table);
  // The first play of a turn comes after the ability, so what was played shows that the ability is over.
  if (teeth > 0 || playedCard || playedTile) return null;
  if (arePlaysBanned(table)) return refuse('EVT-A', 'refusal.plays-banned');
  return refuse('TURN-3', 'refusal.ability-first');
}
