import type { Assist } from '@vigilia/kernel';
import { type Header, header, type Refusal } from '@vigilia/kernel';
import { randomHex } from '../../storage/random-hex.ts';
import { type BrowserStorage, type StoredSeat, type StoredTable, writeTable } from '../../storage/tables.ts';

/** What is agreed before a game on this device. */
export interface Opening {
  readonly game: string;
  readonly seats: readonly StoredSeat[];
  readonly options?: Header['options'];
  readonly assist: Assist;
  /** Whether people may go back past what was drawn or shown. */
  readonly practice?: boolean;
  /** Only for a table that is dealt like another one; otherwise the seed is random. */
  readonly seed?: string;
}

const SEED_BYTES = 32;
const ID_BYTES = 8;

/** Stores a new table on this device and returns its id. `rules` is the version of the game's rules. */
export function createTable(opening: Opening, rules: number, storage: BrowserStorage): string | Refusal {
  const { game, seats, options = {}, assist, practice = false, seed = randomHex(SEED_BYTES) } = opening;
  const now = Date.now();
  const table: StoredTable = {
    id: randomHex(ID_BYTES),
    game,
    header: header({
      game,
      rules,
      seed,
      entropy: [],
      seats: seats.length,
      options,
      form: 3,
      practice,
      bots: [...seats.keys()].filter((seat) => seats[seat]?.kind === 'bot'),
    }),
    log: [],
    seats,
    assist,
    createdAt: now,
    changedAt: now,
    over: false,
    seen: seats.map(() => 0),
    orders: seats.map(() => null),
    times: [now],
  };
  return writeTable(table, storage) ?? table.id;
}
