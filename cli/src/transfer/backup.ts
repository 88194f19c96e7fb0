import { text } from '@vigilia/kernel';
import { positionalsOf } from '../arguments.ts';
import type { Call, Command } from '../command.ts';
import { usageError } from '../errors.ts';
import { print } from '../output.ts';
import { describePlace, PLACE_OPTIONS, placeOf } from '../serve/place.ts';
import { storeError } from '../serve/start-errors.ts';

/** `vigilia backup`: all tables of a server in one file, while it runs. */
export const backup: Command = {
  help: 'help.backup',
  options: PLACE_OPTIONS,
  async run(call) {
    const path = fileOf(call);
    const { backUp } = await import('@vigilia/server');
    await backUp(placeOf(call), path).catch((error: unknown) => {
      throw storeError(error);
    });
    print(call.translate(text('transfer.backed-up', { path })));
    return 0;
  },
};

/** `vigilia restore`: such a file, put into an empty place. */
export const restoreFrom: Command = {
  help: 'help.restore',
  options: PLACE_OPTIONS,
  async run(call) {
    const path = fileOf(call);
    const place = placeOf(call);
    const { restore } = await import('@vigilia/server');
    await restore(place, path).catch((error: unknown) => {
      throw storeError(error);
    });
    print(call.translate(text('transfer.restored', { place: describePlace(place) })));
    return 0;
  },
};

function fileOf(call: Call): string {
  const [path] = positionalsOf(call, 1);
  if (path === undefined) throw usageError('usage.no-backup');
  return path;
}
