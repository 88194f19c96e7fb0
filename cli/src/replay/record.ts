import { type ChoiceEntry, type Header, headerIn, objectIn, standingChoices } from '@vigilia/kernel';
import { failure } from '../arguments/errors.ts';
import { linesOf } from '../arguments/files.ts';
import { isSave } from '../play/save.ts';

/** A recorded game: its header and the choices that stand. */
export interface Recording {
  readonly header: Header;
  readonly choices: readonly ChoiceEntry[];
  /** Whether the record says that the game was over; only saves do. */
  readonly over: boolean;
}

/** Reads the game of this number, counted from 1, from an audit file; or the only one of a save. */
export async function readRecord(path: string, number: number): Promise<Recording> {
  let header: Header | null = null;
  const choices: ChoiceEntry[] = [];
  let games = 0;
  let rows = 0;
  for await (const written of linesOf(path)) {
    rows++;
    const line = objectIn(written);
    if (line === null) throw failure('replay.not-a-record', { path, row: rows });
    if (isSave(line))
      return { header: line.header, choices: standingChoices(line.log), over: line.over ?? false };
    if ('game' in line) games++;
    if (games > number) break;
    if (games < number) continue;
    if ('game' in line) header = headerIn(line);
    else if (typeof line.choice === 'string') choices.push({ by: Number(line.by), choice: line.choice });
    else if (typeof line.backTo === 'number') choices.length = Math.min(choices.length, line.backTo);
  }
  if (header === null) throw failure('replay.no-such-game', { path, number, games });
  return { header, choices, over: false };
}
