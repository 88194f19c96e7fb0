import { readFileSync } from 'node:fs';
import { text } from '@vigilia/kernel';
import { type Command, print } from '../command.ts';
import { failed, misused } from '../complaint.ts';
import { cannotUse } from '../files.ts';
import { PLACE_OPTIONS } from '../serve/place.ts';
import { servedShelf } from '../serve/shelf.ts';
import { withStore } from './store.ts';

/** `vigilia import`: a table that was exported, set up again. */
export const importFrom: Command = {
  help: 'help.import',
  options: PLACE_OPTIONS,
  async run(call) {
    const [path, ...rest] = call.positionals;
    if (path === undefined) throw misused('usage.no-export');
    if (rest.length > 0) throw misused('usage.too-much', { rest: rest.join(' ') });
    const lines = linesIn(path);
    const { importTable, whyNotWhole } = await import('@vigilia/server');
    const shelf = servedShelf();
    const table = await withStore(call, (store) =>
      importTable(store, lines, (rows) => whyNotWhole(shelf, rows)).catch((error: unknown) => {
        throw refusedBecause(error, path);
      }),
    );
    print(call.say(text('transfer.imported', { table })));
    return 0;
  },
};

/** Whole, before any table is touched. */
function linesIn(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    throw cannotUse(path, error);
  }
}

/** The server says in a sentence of its own, without secrets, what is wrong with the file. */
function refusedBecause(error: unknown, path: string): unknown {
  const isOfTheFile = error instanceof Error && error.constructor === Error;
  return isOfTheFile ? failed('transfer.refused', { path, reason: error.message }) : error;
}
