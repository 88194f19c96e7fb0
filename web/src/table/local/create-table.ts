import { type Assist, type Header, header, type Refusal, turnedSeats } from '@vigilia/kernel';
import { randomHex } from '../../storage/random-hex.ts';
import { type BrowserStorage, type StoredSeat, type StoredTable, writeTable } from '../../storage/tables.ts';
import type { LocalGame } from './local-game.ts';
import type { PlayContext } from './play-context.ts';

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

/** Stores another table for the same people, each one seat further, and returns its id. */
export function createRematch(
  { agreed, stored }: Pick<LocalGame, 'agreed' | 'stored'>,
  { profile, ui, storage, renewed }: Pick<PlayContext, 'profile' | 'ui' | 'storage' | 'renewed'>,
): string | Refusal {
  const { game, header: before } = agreed;
  // Another begins: when bots only advise, another person.
  const isForPeople = profile.botsAdviseOn !== undefined;
  const seats = turnedSeats(agreed.seats, ({ kind }) => !isForPeople || kind === 'person');
  const options = renewed?.(before.options) ?? before.options;
  const opening = {
    game,
    seats,
    options,
    assist: stored.value.assist,
    practice: before.practice === true,
  };
  // A new table begins under the present rules, whatever the old one began with.
  return createTable(opening, ui.game.rules, storage);
}
