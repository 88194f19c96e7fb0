import {
  type Header,
  type Kinds,
  type RecordedPlayer,
  recordOf,
  type Seat,
  type Session,
} from '@vigilia/kernel';
import { inBatches } from '../platform/in-batches.ts';
import { looksOf } from '../seats/looks.ts';
import { presentSitter } from './sitters.ts';
import type { Sitter } from './table.ts';

/** The players of a table as its record names them. */
export function playersOf(sitters: readonly Sitter[]): RecordedPlayer[] {
  return sitters.map(({ name, bot, colour, symbol }) => ({ name, bot, colour, symbol }));
}

/**
 * The seats of a record. If it names no player, as one of a simulation does not, `unnamed` does; a bot without a name
 * is called as it was at its table.
 */
export function recordedSitters(
  { players, seats, commitment }: Pick<Header, 'players' | 'seats' | 'commitment'>,
  unnamed: (seat: Seat) => string,
): Sitter[] {
  const known = Array.from({ length: seats }, (_, seat) => readPlayer(players, seat));
  const named = known.map(({ name, bot, colour, symbol }, seat) => ({
    name: name ?? (bot === undefined ? unnamed(seat) : null),
    colour,
    symbol,
  }));
  return looksOf(named, commitment).map((look, seat) => presentSitter(look, known[seat]?.bot ?? null));
}

/** A player of a file that may hold anything. */
function readPlayer(players: unknown, seat: Seat): Partial<Record<keyof RecordedPlayer, string>> {
  const player: unknown = Array.isArray(players) ? players[seat] : null;
  const fields = typeof player === 'object' && player !== null ? Object.entries(player) : [];
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string' && value !== ''));
}

/** Writing one means playing the game again, and more than one part of the page asks for it. */
const written = new WeakMap<object, Promise<string>>();

/** The record of a game and who played it, line by line. Nothing needs it before the game is over. */
export function writtenRecord<K extends Kinds>(
  session: Session<K>,
  sitters: readonly Sitter[],
): Promise<string> {
  const record = written.get(session) ?? write(session, sitters);
  written.set(session, record);
  return record;
}

async function write<K extends Kinds>(session: Session<K>, sitters: readonly Sitter[]): Promise<string> {
  const header = { ...session.header, players: playersOf(sitters) };
  const lines: string[] = [];
  for await (const line of inBatches(recordOf({ ...session, header }))) lines.push(JSON.stringify(line));
  return `${lines.join('\n')}\n`;
}
