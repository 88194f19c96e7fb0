import type { AbandonedDeal, PlanStop, Reasoned, Seat, Session, Worded } from '@vigilia/kernel';
import type { Loan, Sitter, Vote } from './fact.ts';
import type { TableSettings } from './settings.ts';

/** Before the deal, during the game, after it. */
export type Phase = 'gathering' | 'playing' | 'over';

/** A table as its log makes it. Every function on it returns a new one and changes nothing in place. */
export interface Table {
  readonly id: string;
  /** How many rows its log holds. */
  readonly version: number;
  readonly openedAt: number;
  readonly setting: TableSettings;
  /** Whether bots decide nothing if people sit there: they only speak (kernel: `GameProfile.botsAdviseOn`). */
  readonly botsAdvise: boolean;
  /** The identity that opened it, or that it was handed to. */
  readonly host: string;
  /** Identities that may not sit here, nor watch. */
  readonly barred: readonly Barred[];
  /** It was closed before a game began; its phase is `over`. */
  readonly isClosed: boolean;
  /** Secret until the game is over. */
  readonly seed: string;
  readonly commitment: string;
  readonly phase: Phase;
  /** By seat; null if the seat is free. */
  readonly chairs: readonly (Chair | null)[];
  /** While the seats open what they gave to the deal: when that ends. */
  readonly dealing: Dealing | null;
  /** The seats that did not open in time when the game was last to be dealt. */
  readonly unopened: readonly Seat[];
  /** The deals that were broken off, in order. */
  readonly abandonedDeals: readonly AbandonedDeal[];
  /** The identities of the guests who broke them off, one for each deal and guest. */
  readonly breakers: readonly string[];
  readonly play: Play | null;
  /** Why bots spoke as they did: known to those who may hear them. */
  readonly reasons: readonly Reasoned[];
  /** What people wrote with their latest voices: told with a voice to those who hear it. */
  readonly worded: readonly Worded[];
  readonly undo: AskedUndo | null;
  /** What the others want done about seats that keep them waiting. */
  readonly votes: readonly CastVote[];
  /** The latest knock; it counts for the question that it was about. */
  readonly knocked: Knocked | null;
  /** By seat: the keys of its latest commands, so that none is done twice. */
  readonly keys: readonly (readonly Keyed[])[];
  readonly rematch: string | null;
}

export interface Dealing {
  readonly until: number;
  /** What the game begins with besides what was agreed, and the hash of all its options; missing in tables of before. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly optionsHash?: string;
}

export interface Barred {
  readonly identity: string;
  /** What they were called when they were barred. */
  readonly name: string;
}

/** A seat that is taken. */
export interface Chair {
  readonly sitter: Sitter;
  /** Since when its person is expected to connect, for the first time or again; null once they have, and for bots. */
  readonly awaitedSince: number | null;
  readonly ready: boolean;
  /** The hash of what it gives to the deal, shown before any seat opens; null if it gives nothing. */
  readonly entropyHash: string | null;
  /** What it gives to the deal, once it is opened. */
  readonly entropy: string | null;
  /** Who answers for it while its owner is away. */
  readonly loan: Loan | null;
}

/** The game on the table. Its log lies in the rows of the table. */
export interface Play extends Session {
  /** By seat: since when its open question is open; null if it is asked nothing. */
  readonly asked: readonly (Since | null)[];
}

export interface Since {
  readonly version: number;
  readonly at: number;
}

export interface AskedUndo {
  readonly by: Seat;
  readonly backTo: number;
  readonly agreed: readonly Seat[];
}

export interface CastVote {
  readonly by: Seat;
  readonly about: Seat;
  /** Called so in messages and in the store. */
  readonly wish: Vote;
}

export interface Knocked extends Since {
  readonly by: Seat;
  readonly about: Seat;
}

export interface Keyed {
  readonly key: string;
  readonly version: number;
  /** How far a plan of choices was taken that stopped before its end: a client that sends it again is told again. */
  readonly stop?: PlanStop;
}
