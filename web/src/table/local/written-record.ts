import { type Kinds, recordOf, type Session } from '@vigilia/kernel';

/** The record of a game, line by line. Nothing needs it before the game is over, so it is a file of its own. */
export function writtenRecord<K extends Kinds>(session: Session<K>): string {
  return Array.from(recordOf(session), (line) => `${JSON.stringify(line)}\n`).join('');
}
