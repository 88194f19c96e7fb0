import type { Colour } from '../colours.ts';
import type { PersonId } from '../people.ts';
import type { ChapterId } from './chapters.ts';
import type { EndingId, EventId } from './events.ts';
import type { ExplorationId } from './exploration.ts';
import type { FateId } from './fate.ts';
import type { FindingsId } from './findings.ts';
import type { LocationId } from './locations.ts';
import type { NarrativeId } from './narrative.ts';
import type { RaidId } from './raids.ts';
import type { ResidentId } from './residents.ts';
import type { VisitorId } from './visitors.ts';

/** What is in each deck. */
export interface Deck {
  events: EventId | EndingId | ChapterId;
  /** Events that are not in this game (SET-4). */
  'unused-events': EventId;
  people: PersonId;
  visitors: VisitorId;
  exploration: ExplorationId;
  /** The Unknown deck (SCAV-4). */
  unknown: ExplorationId;
  findings: FindingsId;
  residents: ResidentId;
  /** Red-corner cards still set aside (SET-6). */
  'red-residents': ResidentId;
  raids: RaidId;
  'red-raids': RaidId;
  locations: LocationId;
  fate: FateId;
  narrative: NarrativeId;
  colours: Colour;
}

export type DeckName = keyof Deck;

export type Decks = { readonly [Name in DeckName]: readonly Deck[Name][] };

export const NO_CARDS: Decks = {
  events: [],
  'unused-events': [],
  people: [],
  visitors: [],
  exploration: [],
  unknown: [],
  findings: [],
  residents: [],
  'red-residents': [],
  raids: [],
  'red-raids': [],
  locations: [],
  fate: [],
  narrative: [],
  colours: [],
};
