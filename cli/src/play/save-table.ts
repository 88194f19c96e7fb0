import { CommandError } from '../arguments/errors.ts';
import { print } from '../command/output.ts';
import type { PlayContext } from './context.ts';
import { writeSave } from './save.ts';
import type { Table } from './table.ts';

/** Saves the game. If that fails it prints why and the game goes on: the table is still in memory. */
export function saveTable(
  { file, people, botNames, translate }: PlayContext,
  { session: { game, header, log, moment } }: Table,
): void {
  const isOver = game.outcome(moment.state) !== null;
  try {
    writeSave(file, { vigilia: 1, header, log, people, bots: botNames, ...(isOver ? { over: true } : {}) });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    print(translate(error.text));
  }
}
