import { writeFileSync } from 'node:fs';
import { text } from '@vigilia/kernel';
import { positionalsOf } from '../arguments/arguments.ts';
import { failure, usageError } from '../arguments/errors.ts';
import { cannotUse } from '../arguments/files.ts';
import type { Command } from '../command/command.ts';
import { print } from '../command/output.ts';
import { describeLocation, STORE_OPTIONS, storeLocationOf } from '../serve/store-location.ts';
import { withStore } from './store.ts';

/** Only the owner may read the file: it holds all secrets of the game. */
const PRIVATE = 0o600;

/** `vigilia export`: writes a table of a server into a file that another server can import. */
export const exportTo: Command = {
  help: 'help.export',
  options: STORE_OPTIONS,
  async run(call) {
    const [table, path] = positionalsOf(call, 2);
    if (table === undefined) throw usageError('usage.no-table');
    const { exportTable } = await import('@vigilia/server');
    const lines = await withStore(call, async (store) => {
      if ((await store.tables.find(table)) === null)
        throw failure('transfer.unknown-table', { place: describeLocation(storeLocationOf(call)) });
      const all: string[] = [];
      for await (const line of exportTable(store, table)) all.push(line);
      return all;
    });
    if (path === undefined) for (const line of lines) print(line);
    else {
      writeNew(path, lines.map((line) => `${line}\n`).join(''));
      print(call.translate(text('transfer.exported', { path })));
    }
    return 0;
  },
};

function writeNew(path: string, content: string): void {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: PRIVATE });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'EEXIST' ? failure('transfer.file-exists', { path }) : cannotUse(path, error);
  }
}
