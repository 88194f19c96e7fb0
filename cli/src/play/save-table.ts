import { CommandError } from '../errors.ts';
import { print } from '../output.ts';
import type { PlayContext } from './context.ts';
import { writeSave } from './save.ts';
import type { Table } from './table.ts';

/** Saves the game; where that fails it says so and plays on, for the game is not lost while it is played. */
export function saveTable(
  { file, people, botNames, translate }: PlayContext,
  { session: { header, log } }: Table,
): void {
  try {
    writeSave(file, { vigilia: 1, header, log, people, bots: botNames });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    print(translate(error.text));
  }
}
