import { text } from '@vigilia/kernel';
import type { ServerOptions } from '@vigilia/server';
import { renderUnicodeCompact } from 'uqr';
import { isSet, numberOf, positionalsOf, textOf } from '../arguments/arguments.ts';
import type { Command } from '../command/command.ts';
import { print } from '../command/output.ts';
import {
  archivingOf,
  builtPage,
  isOnlyHere,
  levelOf,
  linkOf,
  MOST_PORT,
  publicAddressOf,
  threadsOf,
} from './options.ts';
import { listenForStop } from './signal.ts';
import { startError } from './start-errors.ts';
import { describeLocation, STORE_OPTIONS, storeLocationOf } from './store-location.ts';

const USUAL_PORT = 8011;
const USUAL_HOST = '127.0.0.1';

/** `vigilia serve`: runs a server until a signal stops it. */
export const serve: Command = {
  help: 'help.serve',
  options: {
    ...STORE_OPTIONS,
    port: { type: 'string' },
    host: { type: 'string' },
    public: { type: 'string' },
    'behind-proxy': { type: 'boolean' },
    link: { type: 'string' },
    log: { type: 'string' },
    bots: { type: 'string' },
    limits: { type: 'string' },
    'archive-after': { type: 'string' },
  },
  async run(call) {
    positionalsOf(call, 0);
    // Loaded here, so that no other command waits for a whole server.
    const [{ LEVELS, logger, startServer }, { botsWorker, gameRegistry }, { limitsOf }] = await Promise.all([
      import('@vigilia/server'),
      import('./index.ts'),
      import('./limits.ts'),
    ]);
    const location = storeLocationOf(call);
    const pages = builtPage();
    const listening = {
      port: numberOf(call, 'port', { least: 0, most: MOST_PORT, otherwise: USUAL_PORT }),
      host: textOf(call, 'host') ?? USUAL_HOST,
    };
    const options: ServerOptions = {
      ...listening,
      games: gameRegistry(),
      store: location,
      proxies: isSet(call, 'behind-proxy') ? 1 : 0,
      bots: { worker: botsWorker, ...threadsOf(call) },
      log: logger(levelOf(call, LEVELS)),
      ...(pages === null ? {} : { pages }),
      ...publicAddressOf(call),
      ...linkOf(call),
      ...limitsOf(call),
      ...archivingOf(call),
    };
    const stop = listenForStop();
    try {
      const server = await startServer(options).catch((error: unknown) => {
        throw startError(error, listening);
      });
      const { publicAddress: address = server.address } = options;
      print(call.translate(text('serve.open', { address, place: describeLocation(location) })));
      if (process.stdout.isTTY && !isOnlyHere(address)) print(renderUnicodeCompact(address));
      if (pages === null) print(call.translate(text('serve.no-page')));
      await stop.received;
      print(call.translate(text('serve.closing')));
      await server.stop();
      return 0;
    } finally {
      stop.stopListening();
    }
  },
};
