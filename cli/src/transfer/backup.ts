import { text } from '@vigilia/kernel';
import { positionalsOf } from '../arguments/arguments.ts';
import { usageError } from '../arguments/errors.ts';
import type { Call, Command } from '../command/command.ts';
import { print } from '../command/output.ts';
import { storeError } from '../serve/start-errors.ts';
import { describeLocation, STORE_OPTIONS, storeLocationOf } from '../serve/store-location.ts';

/** `vigilia backup`: copies all tables of a server into one file while the server runs. */
export const backup: Command = {
  help: 'help.backup',
  options: STORE_OPTIONS,
  async run(call) {
    const path = fileOf(call);
    const { backUp } = await import('@vigilia/server');
    await backUp(storeLocationOf(call), path).catch((error: unknown) => {
      throw storeError(error);
    });
    print(call.translate(text('transfer.backed-up', { path })));
    return 0;
  },
};

/** `vigilia restore`: puts such a file into an empty location. */
export const restoreFrom: Command = {
  help: 'help.restore',
  options: STORE_OPTIONS,
  async run(call) {
    const path = fileOf(call);
    const place = storeLocationOf(call);
    const { restore } = await import('@vigilia/server');
    await restore(place, path).catch((error: unknown) => {
      throw storeError(error);
    });
    print(call.translate(text('transfer.restored', { place: describeLocation(place) })));
    return 0;
  },
};

function fileOf(call: Call): string {
  const [path] = positionalsOf(call, 1);
  if (path === undefined) throw usageError('usage.no-backup');
  return path;
}
