import { type Kinds, recordOf, type Session } from '@vigilia/kernel';
import { inBatches } from '../../browser/in-batches.ts';
import { playersOf } from '../recorded-players.ts';
import type { Sitter } from '../table.ts';

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
