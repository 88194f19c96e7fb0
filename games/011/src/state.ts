import type { Seat, State } from '@vigilia/kernel';
import type { Source } from './choices.ts';
import type { Square } from './city.ts';
import type { Power } from './data/cards.ts';
import type { Character } from './data/characters.ts';
import type { EventId } from './data/events.ts';
import type { Direction, Place } from './data/places.ts';
import type { Frame } from './frames.ts';

export interface Options {
  /** The Unknown deck lies face up from the start (SET-11). */
  readonly beginners: boolean;
}

export type Phase = 'event' | 'auction' | 'clues' | 'turns' | 'location' | 'discard' | 'over';

export type Role = 'hero' | 'fenrir';

/** Where a Character card lies: the Chosen One's, the n-th of the Unknown deck or the n-th of a seat's hand. */
export type CardPlace = 'chosen' | `unknown:${number}` | `${Seat}:${number}`;

/** That cards were looked at, where and how many, is open to all (ACT-1); what they were is not. */
export interface Look {
  readonly hour: number;
  readonly source: Source;
  /** How many cards were looked at, out of how many. */
  readonly cards: number;
  readonly of: number;
}

export interface Player {
  time: number;
  music: number;
  clues: number;
  /** Research tiles in hand. */
  tiles: readonly string[];
  /** Character cards: one, or two in the three-player game. */
  characters: readonly Character[];
  /** Power cards in hand. */
  powers: readonly Power[];
  /** Power cards played. */
  spent: readonly Power[];
  /** Dealt at Hour V (FEN-1). */
  role: Role | null;
  /** A declaration has shown all whether this is a Hero or Fenrir. */
  isRoleOpen: boolean;
  out: boolean;
  /** Character cards this player alone was shown. */
  seen: readonly CardPlace[];
  looks: readonly Look[];
}

export interface Auction {
  /** Counted from 1; null until the opener has named it. */
  position: number | null;
  opener: Seat;
  bid: number | null;
  leader: Seat | null;
  passed: readonly Seat[];
}

export interface Turn {
  seat: Seat;
  character: Character | null;
  /** The Character named in a declaration of victory. */
  declared: Character | null;
  /** Tiles in hand that Fenrir has shown for their Wolf Marks (WIN-2). No other player may know what is drawn later. */
  marks: readonly string[];
  /** How often the ability is used (EVT-B). */
  uses: number;
  /** Teeth the gears were turned by; 0 before. */
  teeth: number;
  /** Paid steps. */
  walked: number;
  /** Whether the machine on the gears was used. */
  rode: boolean;
  playedCard: boolean;
  playedTile: boolean;
  /** The Item tile whose effect is under way: it lies open until that is over (TURN-5). */
  playing: string | null;
  /** Cards that lie apart because they were seen this turn (ACT-7), as `source/card`. */
  apart: readonly string[];
  /** How many frames lay on the agenda when the turn began: what is above goes when its player is out. */
  floor: number;
}

export interface Ending {
  readonly how: 'hero' | 'fenrir' | 'ragnarok';
  readonly winner: Seat | null;
}

/** Lists and records are replaced, never changed in place: two tables may share them. */
export interface Table extends State {
  agenda: Frame[];
  readonly options: Options;
  hour: number;
  phase: Phase;
  event: EventId | null;
  /** Who stands where this Hour: a place for everyone active when it began. */
  order: readonly (Seat | null)[];
  /** Last Hour's order. */
  lastOrder: readonly Seat[];
  auction: Auction | null;
  turn: Turn | null;
  /** The faces at the pointers: machine, movement, action. */
  gears: readonly [machine: number, movement: number, action: number];
  characters: Readonly<Record<Character, Square>>;
  clues: readonly Square[];
  organ: Square | null;
  slots: Readonly<Record<Direction, Place | null>>;
  /** Who used whom this Hour. */
  used: Readonly<Partial<Record<Character, Seat>>>;
  blocked: readonly Character[];
  readonly players: readonly Player[];
  unknown: readonly Character[];
  chosen: Character;
  /** Character cards that lie open for all. */
  open: readonly CardPlace[];
  /** Named as the Chosen One in vain. */
  denied: readonly Character[];
  /** Research tiles face down, top first. */
  stack: readonly string[];
  /** Events face down, top first. */
  events: readonly EventId[];
  over: Ending | null;
}

/** What lies open of a turn. */
export type OpenTurn = Readonly<
  Pick<
    Turn,
    'seat' | 'character' | 'declared' | 'teeth' | 'walked' | 'rode' | 'playedCard' | 'playedTile' | 'playing'
  >
>;

/** What lies open of a player. The Power cards left do: each player began with the same four and plays them openly. */
export type OpenPlayer = Readonly<
  Pick<Player, 'time' | 'music' | 'clues' | 'powers' | 'spent' | 'out' | 'looks'>
>;

/**
 * What a table and every view of it tell alike. A rule that needs no more than this is a predicate over it, written
 * once: the rules, the bots, what they explain and the page all ask that one.
 */
export interface OpenFacts
  extends Readonly<
    Pick<
      Table,
      | 'seats'
      | 'hour'
      | 'phase'
      | 'event'
      | 'order'
      | 'lastOrder'
      | 'auction'
      | 'gears'
      | 'characters'
      | 'clues'
      | 'organ'
      | 'slots'
      | 'used'
      | 'blocked'
      | 'denied'
      | 'over'
    >
  > {
  readonly turn: OpenTurn | null;
  readonly players: readonly OpenPlayer[];
}
