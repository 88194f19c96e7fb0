import { print } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { writeSave } from './save.ts';
import type { Setting } from './setting.ts';
import type { Table } from './table.ts';

/** Saves the game; where that fails it says so and plays on, for the game is not lost while it is played. */
export function save({ file, people, botNames, say }: Setting, { session: { header, log } }: Table): void {
  try {
    writeSave(file, { vigilia: 1, header, log, people, bots: botNames });
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    print(say(error.text));
  }
}
