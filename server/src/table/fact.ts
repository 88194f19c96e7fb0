import type { AbandonedDeal, PlanStop, Seat, Text } from '@vigilia/kernel';
import type { Absence, OlderTableSettings } from './settings.ts';

/** A person or a bot at a seat. */
export type Sitter = Person | SeatedBot;

export interface Person {
  /** The identity the seat belongs to; never sent to any client. */
  readonly identity: string;
  readonly name: string;
  readonly colour: string;
  readonly symbol: string;
}

export interface SeatedBot {
  readonly bot: string;
}

/** Who answers for a seat whose owner is away: a bot, or another seat if players hide nothing from each other. */
export interface Loan {
  readonly to: 'bot' | Seat;
  /** For the open decision only, or until the owner returns. */
  readonly once: boolean;
}

/** What the others may want, and vote for, when a clock has run out, or a person has been away for too long. */
export const VOTES = ['wait', 'bot-once', 'bot', 'deputy'] as const;
export type Vote = (typeof VOTES)[number];

/** One thing that happened at a table, in the order it happened. A table is what its facts make of it. */
export type Fact =
  | {
      readonly fact: 'opened';
      readonly setting: OlderTableSettings;
      readonly host: string;
      readonly seed: string;
    }
  | { readonly fact: 'sat'; readonly seat: Seat; readonly sitter: Sitter }
  /** The person at this seat has connected: the seat is kept for them. */
  | { readonly fact: 'came'; readonly seat: Seat }
  /** The person at this seat closed the page on their turn, at this time. */
  | { readonly fact: 'left'; readonly seat: Seat; readonly since: number }
  /** The host changed how long a person may be away. */
  | { readonly fact: 'absence-set'; readonly absence: Absence }
  | { readonly fact: 'stood'; readonly seat: Seat }
  /** The person at this seat is the host from now on. */
  | { readonly fact: 'handed'; readonly seat: Seat }
  /** The person at this seat may not come back to the table; that they stand up is a fact of its own. */
  | { readonly fact: 'barred'; readonly seat: Seat }
  /** The table closes before a game began. */
  | { readonly fact: 'closed' }
  /**
   * Ready to play, with the hash of what this seat gives to the deal. Tables of before gave it open at once, in
   * `entropy`.
   */
  | {
      readonly fact: 'ready';
      readonly seat: Seat;
      readonly entropyHash?: string;
      readonly entropy?: string;
    }
  | { readonly fact: 'unready'; readonly seat: Seat }
  /**
   * Every hash is on the table: from now until then the seats open what they gave. The game begins with these options
   * besides those that were agreed; their hash lies on the table too. Tables of before fixed them with the last seat.
   */
  | {
      readonly fact: 'dealing';
      readonly until: number;
      readonly options?: Readonly<Record<string, unknown>>;
      readonly optionsHash?: string;
    }
  /** The dealing ends without a game: all give something new. Tables of before did not say who ended it. */
  | ({ readonly fact: 'undealt' } & Pick<AbandonedDeal, 'by' | 'players'>)
  /** What a seat gave to the deal, opened. */
  | { readonly fact: 'entropy'; readonly seat: Seat; readonly entropy: string }
  /** These seats did not open in time: all give something new. */
  | { readonly fact: 'unopened'; readonly seats: readonly Seat[] }
  /**
   * The game is dealt; `chained` if its log is hashed entry by entry, and `form` if that covers the seats of bots and
   * which deals were broken off (docs/audit.md). `options` are those that were not agreed when the table was opened: what
   * its players have met at other tables.
   */
  | {
      readonly fact: 'began';
      readonly rules: number;
      readonly chained?: true;
      readonly form?: 3;
      readonly options?: Readonly<Record<string, unknown>>;
    }
  /** A choice in notation, or several parted by semicolons, and where the plan they are of stopped before its end. */
  | {
      readonly fact: 'chose';
      readonly seat: Seat;
      readonly choice: string;
      readonly stop?: PlanStop;
      /** Why a bot spoke as it did: known to those who may know its choice. */
      readonly reason?: Text;
      /** What a person wrote with a voice: known to those who may know the voice. */
      readonly words?: string;
    }
  | {
      readonly fact: 'undid';
      readonly seat: Seat;
      readonly backTo: number;
      readonly consent: readonly Seat[];
    }
  | { readonly fact: 'undo-asked'; readonly seat: Seat; readonly backTo: number }
  | { readonly fact: 'undo-agreed'; readonly seat: Seat }
  | { readonly fact: 'undo-declined'; readonly seat: Seat }
  | { readonly fact: 'wished'; readonly seat: Seat; readonly about: Seat; readonly wish: Vote }
  /** A person at this seat knocks for the person whose decision keeps the table waiting. */
  | { readonly fact: 'knocked'; readonly seat: Seat; readonly about: Seat }
  /** The clock of a seat begins anew. */
  | { readonly fact: 'waited'; readonly seat: Seat }
  | { readonly fact: 'lent'; readonly seat: Seat; readonly loan: Loan }
  | { readonly fact: 'returned'; readonly seat: Seat }
  /** The same people play again, at another table. */
  | { readonly fact: 'rematched'; readonly table: string };

/** What one command did: it is in the log whole, under one version, or not at all. */
export interface Act {
  /** The seat whose command it was; null if no seat sent it. */
  readonly by: Seat | null;
  /** Names the command, so that it is done once however often it is sent. */
  readonly key?: string;
  readonly facts: readonly Fact[];
  /** The hash of the game's log before this row (docs/audit.md); none before the deal and in tables of before. */
  readonly previous?: string;
}

/** Where the plan of an act stopped before its end; undefined if it did not. */
export function planStopOf({ facts }: Act): PlanStop | undefined {
  for (const fact of facts) if (fact.fact === 'chose') return fact.stop;
  return undefined;
}

/** A row of a table's log. */
export interface Row {
  readonly table: string;
  /** Counted from 1, without gaps. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly act: Act;
}
