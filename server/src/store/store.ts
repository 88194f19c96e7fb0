import type { Seat } from '@vigilia/kernel';
import type { Row } from '../table/fact.ts';
import type { Phase } from '../table/table.ts';

/** All that outlives the process. Every promise is kept only once it is on disk. */
export interface Store {
  readonly log: LogStore;
  readonly tables: TableStore;
  readonly identities: IdentityStore;
  readonly talk: TalkStore;
  readonly orders: OrderStore;
  readonly given: GivenStore;
  readonly seatAddresses: SeatAddressStore;
  readonly leases: LeaseStore;
  readonly processes: ProcessStore;
  readonly whole: WholeStore;
  readonly notices: Notices;
  /** Writes one row durably: kept while the database takes writes. */
  proveWrite(now: number): Promise<void>;
  /** What is free on the disk of the data folder, in bytes; null if the database keeps its files elsewhere. */
  freeBytes(): Promise<number | null>;
  /** What is on its way is brought to its end first. */
  close(): Promise<void>;
}

export interface LogStore {
  /**
   * Appends a row, together with the rows that others append meanwhile (group commit). False: the table has a row of
   * this version already, so another process was first, and nothing was written.
   */
  append(row: Row): Promise<boolean>;
  /** The rows after a version, in order. */
  after(table: string, version: number): Promise<Row[]>;
  /** Which of these tables have a row after the version that is known. */
  grown(known: readonly { readonly table: string; readonly version: number }[]): Promise<string[]>;
  keepSnapshot(table: string, version: number, body: string): Promise<void>;
  snapshot(table: string): Promise<{ readonly version: number; readonly body: string } | null>;
}

/** What is known of a table without opening its log. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly isPublic: boolean;
  readonly host: string;
  readonly openedAt: number;
}

export interface TableStore {
  /**
   * Adds the table and the first row of its log together. False: its host has this number of unfinished tables already,
   * however many are added at the same moment, and nothing was written.
   */
  add(table: TableRow, first: Row, limit?: { readonly mostHosted?: number }): Promise<boolean>;
  find(id: string): Promise<TableRow | null>;
  /** The ids after this one, in order. */
  ids(after: string, most: number): Promise<string[]>;
  /** Sets the phase and the host of a table, unless another process has changed what is known of it. */
  correct(known: TableRow, entry: Pick<TableRow, 'phase' | 'host'>): Promise<void>;
  setPhase(id: string, phase: Phase): Promise<void>;
  setHost(id: string, host: string): Promise<void>;
  addMember(table: string, identity: string): Promise<void>;
  removeMember(table: string, identity: string): Promise<void>;
  /** The tables that a person sits at or hosts, the latest first. */
  of(identity: string, most: number): Promise<TableRow[]>;
  /** How many unfinished tables a person hosts. */
  countHosted(identity: string): Promise<number>;
  /**
   * Archives tables that are not over and whose log has not grown since `before`, takes back those that have grown
   * again, and answers how many are new to the archive. An archived table keeps its log and its link; no list names it,
   * and no bot plays there, until a player does something at it.
   */
  archive(before: number, now: number): Promise<number>;
  /** Public tables where people gather, the latest first. */
  lobby(most: number): Promise<TableRow[]>;
}

/** What a key opens. Keys are kept as hashes. */
export type KeyKind = 'cookie' | 'phrase' | 'link' | 'seat';

export interface KeyRow {
  readonly hash: string;
  readonly kind: KeyKind;
  readonly identity: string;
  /** A key of kind `seat` opens one table only. */
  readonly table: string | null;
  /** Milliseconds since 1970; null for ever. */
  readonly expires: number | null;
  /** What a cookie's device is called, such as `Firefox, Android`; null if nothing is known. */
  readonly device?: string | null;
  readonly addedAt?: number | null;
  readonly usedAt?: number | null;
}

export interface IdentityStore {
  /** A new identity and its first key. */
  add(identity: string, at: number, key: KeyRow): Promise<void>;
  addKey(key: KeyRow): Promise<void>;
  /** The key of this hash, if it has not expired. */
  findKey(hash: string, now: number): Promise<KeyRow | null>;
  /** Removes a key and answers whether it was there: of two attempts one succeeds. */
  removeKey(hash: string): Promise<boolean>;
  /** Removes a person's keys of one kind, at one table or at none, and answers whether there were any. */
  removeKeys(identity: string, kind: KeyKind, table: string | null): Promise<boolean>;
  /**
   * Puts these keys, which are of one person, kind and table, in the place of the earlier ones, and answers whether there
   * were any. Of two replacements at the same moment one comes after the other, and its keys stay.
   */
  replaceKeys(keys: readonly [KeyRow, ...KeyRow[]]): Promise<boolean>;
  /** The cookies of one person that have not expired, the latest first. */
  cookiesOf(identity: string, now: number): Promise<KeyRow[]>;
  noteUse(hash: string, at: number): Promise<void>;
  /** Forgets keys that have expired. */
  sweepKeys(now: number): Promise<void>;
}

export interface TalkRow {
  readonly number: number;
  readonly at: number;
  /** Plain JSON, as the protocol shows it. */
  readonly body: string;
}

export interface TalkStore {
  /** Keeps what was said under the next number. */
  say(table: string, at: number, body: string): Promise<TalkRow>;
  /** The latest, in order. */
  latest(table: string, most: number): Promise<TalkRow[]>;
  after(table: string, number: number): Promise<TalkRow[]>;
}

export interface LeftOrder {
  readonly seat: Seat;
  readonly order: string;
}

/** Orders that players left behind, secret from all others. */
export interface OrderStore {
  of(table: string): Promise<readonly LeftOrder[]>;
  /** Null takes the order back. */
  set(table: string, seat: Seat, order: string | null): Promise<void>;
  /** Removes this order, and no other that has come in its place; answers whether it was there. */
  remove(table: string, seat: Seat, order: string): Promise<boolean>;
}

/** What a player gives to the options of a game when ready. */
export interface Given {
  /** What the player has met at other tables (kernel: `GameProfile.memory`). */
  readonly memory: readonly string[];
  /** Kinds of content that the game leaves out for the player (kernel: `GameProfile.avoids`). */
  readonly avoid: readonly string[];
}

export type GivenKind = keyof Given;

/** What the players of gathering tables have given: one set of each kind a table. */
export interface GivenStore {
  /** In the order of their letters. */
  of(table: string, kind: GivenKind): Promise<string[]>;
  add(table: string, given: Given): Promise<void>;
  forget(table: string): Promise<void>;
}

/** Where the people of gathering public tables sat down from, as marks that say nothing without the key. */
export interface SeatAddressStore {
  /** Random, of this database; no export holds it. */
  key(): Promise<string>;
  /** By identity. */
  of(table: string): Promise<ReadonlyMap<string, string>>;
  set(table: string, identity: string, mark: string): Promise<void>;
  forget(table: string): Promise<void>;
  /** Forgets those of tables where no people gather any more. */
  sweep(): Promise<void>;
}

/** At which process a table is at home: that one answers for its bots and orders, and serves its sockets. */
export interface LeaseStore {
  /**
   * Takes the lease of a table that no process holds, and answers which one holds it now; null if there is no such table.
   * A table that `isDue` has to be taken over at once if its holder dies.
   */
  claim(table: string, holder: string, lease: { readonly isDue: boolean }): Promise<string | null>;
  /** The holders of the leases of these tables; those that no process holds are left out. */
  holders(tables: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The due tables of a holder. */
  heldBy(holder: string): Promise<string[]>;
  /** Gives a lease back. A table that `isDue` should be taken at once. */
  release(table: string, holder: string, lease: { readonly isDue: boolean }): Promise<void>;
  /** Gives all leases of a holder back; those of due tables should be taken at once. */
  releaseAll(holder: string): Promise<void>;
  /** Tables that are due and whose lease is free: those after this id, in order. */
  due(after: string, most: number): Promise<string[]>;
}

/** A process on this database, and where the others reach it. */
export interface ServingProcess {
  readonly id: string;
  readonly address: string;
}

/** The processes that serve this database. A process that is not alive any more holds no lease. */
export interface ProcessStore {
  /** The time of the database, in milliseconds since 1970: the clocks of several machines are not the same. */
  now(): Promise<number>;
  /** Notes that a process is alive until a time. False: it had been given up before, or is new. */
  renew(process: ServingProcess, until: number): Promise<boolean>;
  all(): Promise<readonly (ServingProcess & { readonly aliveUntil: number })[]>;
  /** Gives up the processes that are not alive any more, frees every lease whose holder is unknown, and answers which they were. */
  giveUp(now: number): Promise<string[]>;
  /** Removes a process that serves no more, and frees its leases with it. */
  remove(id: string): Promise<void>;
  /** What a process must know to be believed that it serves this database; no export holds it. */
  secret(): Promise<string>;
}

/** A table with everything that belongs to it, secrets too. */
export interface WholeTable {
  readonly table: TableRow;
  /** The identities that sit at it. */
  readonly members: readonly string[];
  readonly rows: readonly Row[];
  readonly said: readonly TalkRow[];
  readonly orders: readonly LeftOrder[];
}

/** Tables on their way from one server to another. */
export interface WholeStore {
  /** All of a table as of one moment. */
  read(id: string): Promise<WholeTable | null>;
  /** Adds all of it or nothing. A game that is going on is due at once. */
  add(whole: WholeTable): Promise<void>;
}

/** That something at a table has changed. */
export interface TableNotice {
  readonly table: string;
  readonly about: 'log' | 'talk' | 'orders' | 'presence';
  /** The version of the log, the number of what was said, or which seats are present. */
  readonly value?: number | readonly number[];
}

/** That a key of a person was removed, whose hashed identity this is. */
export interface SignedOutNotice {
  readonly about: 'signed-out';
  readonly person: string;
}

/** That the process which says this has begun to serve the database, or that one serves it no more and its tables are free. */
export interface MembershipNotice {
  readonly about: 'joined' | 'left';
}

export type OutgoingNotice = TableNotice | SignedOutNotice | MembershipNotice;

/** What processes tell each other, and which one did. A notice holds nothing secret, and may be lost. */
export type Notice = OutgoingNotice & { readonly from: string };

/** Whom a notice reaches: every other process, or the one at which the table is at home. */
export type Recipients = 'all' | 'home';

export interface Notices {
  /** Reaches no listener in this process. */
  tell(notice: OutgoingNotice, recipients?: Recipients): void;
  /** `missed` is called after a time in which notices may have been lost. */
  listen(hear: (notice: Notice) => void, missed?: () => void): void;
}
