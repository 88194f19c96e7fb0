import {
  ASSISTS,
  type Assist,
  type Entry,
  type Header,
  isRefusal,
  type Refusal,
  refuse,
} from '@vigilia/kernel';
import { metGroup, readRules } from './table-marks.ts';

export type StoredSeat =
  /** An empty name stands for the person who uses this device. */
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly bot: string };

/** A table on this device in its stored form: plain JSON, all of it. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly header: Header;
  readonly log: readonly Entry[];
  readonly seats: readonly StoredSeat[];
  readonly assist: Assist;
  /** All times are milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly over: boolean;
  /** By seat: how many log entries it has seen, the deal included. */
  readonly seen: readonly number[];
  /** By seat: the order it left, if any. */
  readonly orders: readonly (string | null)[];
  /** When the game was dealt, and when each answer that stands was given. */
  readonly times: readonly number[];
}

/** The part of a browser's storage that the page uses. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'vigilia.table.';

/** The storage key of a table. */
export function keyOf(id: string): string {
  return `${PREFIX}${id}`;
}

/** Every table that can be read, the one played last first. */
export function listTables(storage: BrowserStorage = localStorage): StoredTable[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const tables = keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => readTable(key.slice(PREFIX.length), storage));
  return tables.filter((table) => 'header' in table).sort((one, other) => other.changedAt - one.changedAt);
}

export function readTable(id: string, storage: BrowserStorage = localStorage): StoredTable | Refusal {
  return tableOf(id, storage.getItem(keyOf(id)));
}

/** The table in a stored form; `id` is whose it should be. */
export function tableOf(id: string, written: string | null): StoredTable | Refusal {
  if (written === null) return refuse(null, 'here.gone');
  const table = tableIn(written);
  return table?.id === id ? table : refuse(null, 'here.broken');
}

/** Stores a table. Full storage refuses it and keeps what it held. */
export function writeTable(table: StoredTable, storage: BrowserStorage = localStorage): Refusal | null {
  return store(table.id, JSON.stringify(table), storage);
}

/** Stores what {@link tableOf} reads. */
export function store(id: string, written: string, storage: BrowserStorage): Refusal | null {
  try {
    storage.setItem(keyOf(id), written);
    return null;
  } catch {
    return refuse(null, 'here.full');
  }
}

export function removeTable(id: string, storage: BrowserStorage = localStorage): void {
  storage.removeItem(keyOf(id));
  readRules.remove(id, storage);
  metGroup.remove(`/here/${id}`, storage);
  storage.removeItem(`vigilia.shelf.here.${id}`);
}

/** Whether a value has the parts of a stored table. The kernel decides whether they make a game. */
function isStoredTable(value: unknown): value is StoredTable {
  if (!isRecord(value)) return false;
  const { id, game, header, log, seats, assist, createdAt, changedAt, over, seen, orders, times } = value;
  return (
    [id, game].every((each) => typeof each === 'string') &&
    [createdAt, changedAt].every((each) => typeof each === 'number') &&
    [log, seats, seen, orders, times].every(Array.isArray) &&
    typeof over === 'boolean' &&
    ASSISTS.some((known) => known === assist) &&
    (seats as unknown[]).every(isSeat) &&
    (log as unknown[]).every(isRecord) &&
    isRecord(header) &&
    header.seats === (seats as unknown[]).length &&
    Array.isArray(header.entropy) &&
    isRecord(header.options)
  );
}

function isSeat(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { kind, name, bot } = value;
  return kind === 'bot' ? typeof bot === 'string' : kind === 'person' && typeof name === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A table as a file for another device. */
export function exportTable(table: StoredTable): string {
  return `${JSON.stringify(table)}\n`;
}

/** Stores the table of such a file and returns its id. A further game of the same table on this device stays. */
export function importTable(file: string, storage: BrowserStorage = localStorage): string | Refusal {
  const table = tableIn(file);
  if (table === null) return refuse(null, 'here.not-a-table');
  const known = readTable(table.id, storage);
  if (!isRefusal(known) && known.changedAt >= table.changedAt) return table.id;
  return writeTable(table, storage) ?? table.id;
}

function tableIn(file: string): StoredTable | null {
  try {
    const table: unknown = JSON.parse(file);
    return isStoredTable(table) ? table : null;
  } catch {
    return null;
  }
}
