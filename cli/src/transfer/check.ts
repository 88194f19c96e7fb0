import { text } from '@vigilia/kernel';
import { positionalsOf } from '../arguments/arguments.ts';
import type { Command } from '../command/command.ts';
import { print } from '../command/output.ts';
import { gameRegistry } from '../serve/index.ts';
import { STORE_OPTIONS } from '../serve/store-location.ts';
import { withStore } from './store.ts';

/** `vigilia check`: plays the log of every table of a server that is stopped. */
export const check: Command = {
  help: 'help.check',
  options: STORE_OPTIONS,
  async run(call) {
    positionalsOf(call, 0);
    const { checkTables } = await import('@vigilia/server');
    const { tables, rows, problems } = await withStore(call, (store) => checkTables(store, gameRegistry()), {
      fullCheck: true,
    });
    for (const problem of problems) print(problem);
    print(call.translate(text('transfer.checked', { tables, rows, problems: problems.length })));
    return problems.length === 0 ? 0 : 1;
  },
};
