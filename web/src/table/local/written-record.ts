import { type Kinds, recordOf, type Session } from '@vigilia/kernel';
import { playersOf } from '../recorded-players.ts';
import type { Sitter } from '../table.ts';

/** The record of a game and who played it, line by line. Nothing needs it before the game is over. */
export function writtenRecord<K extends Kinds>(session: Session<K>, sitters: readonly Sitter[]): string {
  const header = { ...session.header, players: playersOf(sitters) };
  return Array.from(recordOf({ ...session, header }), (line) => `${JSON.stringify(line)}\n`).join('');
}
