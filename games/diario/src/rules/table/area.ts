import { EXPLORATION, type ExplorationId } from '../../data/cards/exploration.ts';
import type { Obstacle } from '../../data/cards/locations.ts';
import type { StayingResidentId } from '../../data/cards/second-visits.ts';
import { isResident, isSpot, type Spot } from '../../data/cards/spots.ts';
import type { Run } from '../../kinds/kinds.ts';
import type { Area, Scavenging, Table } from '../../state/state.ts';
import { discardCard } from './decks.ts';

export const NO_AREA: Area = { cards: [], residents: [] };

/** The obstacle that a card of the Unknown deck shows; null if it shows none. */
export function obstacleOn(card: ExplorationId): Obstacle | null {
  const drawn = EXPLORATION[card];
  return drawn.kind === 'map' && drawn.map !== 'open-space' ? drawn.map : null;
}

/** All that can be gone back to; a Hideout serves from where it lies. */
export function spotsIn({ scavenging }: Pick<Table, 'scavenging'>): Spot[] {
  if (scavenging === null) return [];
  const { cards, residents } = scavenging.area;
  return [...cards.filter(isSpot), ...residents];
}

/** The Hideout of this night, for one backstab (FIGHT-9); null if none lies open. */
export function hideoutIn({ scavenging }: Pick<Table, 'scavenging'>): ExplorationId | null {
  return scavenging?.area.cards.find((card) => EXPLORATION[card].kind === 'hideout') ?? null;
}

/** A card of the Unknown deck lies open in the Scavenging area until it is used or the night ends (SCAV-7). */
export function layOpen(run: Run, card: ExplorationId): void {
  const table = run.state;
  const { unknown } = table.discards;
  table.discards = { ...table.discards, unknown: unknown.filter((other) => other !== card) };
  changeArea(table, ({ cards, residents }) => ({ cards: [...cards, card], residents }));
}

/**
 * A Resident who was met stays. One whose card has been shuffled into the deck meanwhile may be met anew, and does not.
 */
export function stay(run: Run, resident: StayingResidentId): void {
  const table = run.state;
  const { residents: met } = table.discards;
  if (table.scavenging === null || !met.includes(resident)) return;
  table.discards = { ...table.discards, residents: met.filter((other) => other !== resident) };
  changeArea(table, ({ cards, residents }) => ({ cards, residents: [...residents, resident] }));
  run.announce({ type: 'stays', resident });
}

/** What was used is discarded. */
export function useUp(run: Run, used: Spot | ExplorationId): void {
  const table = run.state;
  changeArea(table, ({ cards, residents }) => ({
    cards: cards.filter((card) => card !== used),
    residents: residents.filter((resident) => resident !== used),
  }));
  if (isResident(used)) discardCard(run, 'residents', used);
  else discardCard(run, 'unknown', used);
}

/** The night ends: all that lies open is put with what was turned and met. */
export function clearArea(run: Run): void {
  const { area } = run.state.scavenging as Scavenging;
  for (const card of [...area.cards, ...area.residents]) useUp(run, card);
}

function changeArea(table: Table, changed: (area: Area) => Area): void {
  const scavenging = table.scavenging as Scavenging;
  table.scavenging = { ...scavenging, area: changed(scavenging.area) };
}
