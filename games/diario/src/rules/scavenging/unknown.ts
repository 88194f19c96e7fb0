import { type Place, UNKNOWN_CARDS } from '../../data/cards/locations.ts';
import type { Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { clearArea } from '../table/area.ts';
import { reshuffle, shuffleInto } from '../table/decks.ts';
import { explorers } from '../table/people.ts';

/** Deals the Unknown deck: as many cards as the place says, or as many as there are (SCAV-4). */
export function layUnknown(run: Run, place: Place): void {
  const table = run.state;
  const { exploration } = table.decks;
  const unknown = exploration.slice(0, UNKNOWN_CARDS[place]);
  table.decks = { ...table.decks, unknown, exploration: exploration.slice(unknown.length) };
  run.announce({ type: 'unknown-laid', count: unknown.length });
}

/** How many cards of the Unknown deck are unseen: the time that is left. */
export function unseen({ decks }: Table): number {
  return decks.unknown.length;
}

/** Puts cards back into the Exploration deck, unseen: time spent (SCAV-4). Never more than there are. */
export function returnCards(run: Run, count: number): void {
  const table = run.state;
  const { unknown } = table.decks;
  const cards = unknown.slice(0, count);
  if (cards.length === 0) return;
  table.decks = { ...table.decks, unknown: unknown.slice(cards.length) };
  shuffleInto(run, 'exploration', cards);
  run.announce({ type: 'cards-returned', count: cards.length, left: unseen(table) });
}

/** The Exploration deck is whole again, and so are the Residents (SCAV-8): nothing stays in the area. */
export function gatherCards(run: Run): void {
  const table = run.state;
  clearArea(run);
  const cards = [...table.decks.unknown, ...table.discards.unknown];
  table.decks = { ...table.decks, unknown: [] };
  table.discards = { ...table.discards, unknown: [] };
  shuffleInto(run, 'exploration', cards);
  reshuffle(run, 'residents');
}

/** Whether a person is still about at the Location: one who waits or has left takes part in nothing more. */
export function isExploring(table: Table): boolean {
  return table.scavenging !== null && !table.scavenging.left && explorers(table).length > 0;
}

/** How much of the cards of a night at such a place is spent, from 0 to 1 (SCAV-4). */
export function shareSpent(unknown: number, place: Place): number {
  return Math.min(1, Math.max(0, 1 - unknown / UNKNOWN_CARDS[place]));
}
