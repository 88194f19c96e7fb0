import { text } from '@vigilia/kernel';
import type { Level, ServerOptions } from '@vigilia/server';
import { type Arguments, isSet, numberOf, positionalsOf, textOf } from '../arguments.ts';
import type { Command } from '../command.ts';
import { usageError } from '../errors.ts';
import { print } from '../output.ts';
import { builtPage } from './page.ts';
import { describePlace, PLACE_OPTIONS, placeOf } from './place.ts';
import { listenForStop } from './signal.ts';
import { startError } from './start-errors.ts';

const USUAL_PORT = 8011;
const MOST_PORT = 65_535;
const USUAL_HOST = '127.0.0.1';
const USUAL_LEVEL = 'warn';
const MOST_THREADS = 256;
const MOST_DAYS = 36_500;

/** `vigilia serve`: the house is open until somebody closes it. */
export const serve: Command = {
  help: 'help.serve',
  options: {
    ...PLACE_OPTIONS,
    port: { type: 'string' },
    host: { type: 'string' },
    public: { type: 'string' },
    'behind-proxy': { type: 'boolean' },
    log: { type: 'string' },
    bots: { type: 'string' },
    limits: { type: 'string' },
    'archive-after': { type: 'string' },
  },
  async run(call) {
    positionalsOf(call, 0);
    // Only here: no other command should wait until a whole server is loaded.
    const [{ LEVELS, logger, startServer }, { gameRegistry }, { limitsOf }] = await Promise.all([
      import('@vigilia/server'),
      import('./games.ts'),
      import('./limits.ts'),
    ]);
    const place = placeOf(call);
    const pages = builtPage();
    const listening = {
      port: numberOf(call, 'port', { least: 0, most: MOST_PORT, otherwise: USUAL_PORT }),
      host: textOf(call, 'host') ?? USUAL_HOST,
    };
    const options: ServerOptions = {
      ...listening,
      games: gameRegistry(),
      store: place,
      proxies: isSet(call, 'behind-proxy') ? 1 : 0,
      bots: { worker: new URL('./bots.ts', import.meta.url), ...threadsOf(call) },
      log: logger(levelOf(call, LEVELS)),
      ...(pages === null ? {} : { pages }),
      ...publicAddressOf(call),
      ...limitsOf(call),
      ...archivingOf(call),
    };
    const ending = listenForStop();
    try {
      const server = await startServer(options).catch((error: unknown) => {
        throw startError(error, listening);
      });
      const { publicAddress: address = server.address } = options;
      print(call.translate(text('serve.open', { address, place: describePlace(place) })));
      if (pages === null) print(call.translate(text('serve.no-page')));
      await ending.received;
      print(call.translate(text('serve.closing')));
      await server.stop();
      return 0;
    } finally {
      ending.stopListening();
    }
  },
};

function levelOf(given: Arguments, levels: readonly Level[]): Level {
  const written = textOf(given, 'log') ?? USUAL_LEVEL;
  const level = levels.find((known) => known === written);
  if (level === undefined) throw usageError('usage.level', { known: levels, written });
  return level;
}

/** How many, if it was said: the server knows best otherwise. */
function threadsOf(given: Arguments): { readonly threads?: number } {
  if (textOf(given, 'bots') === undefined) return {};
  return { threads: numberOf(given, 'bots', { least: 1, most: MOST_THREADS, otherwise: 1 }) };
}

/** After how many days, if it was said. */
function archivingOf(given: Arguments): { readonly archiveAfter?: number } {
  if (textOf(given, 'archive-after') === undefined) return {};
  return { archiveAfter: numberOf(given, 'archive-after', { least: 0, most: MOST_DAYS, otherwise: 0 }) };
}

/** Only where the house is, without a path: links are made from it. */
function publicAddressOf(given: Arguments): { readonly publicAddress?: string } {
  const written = textOf(given, 'public');
  if (written === undefined) return {};
  const address = URL.parse(written);
  const isPlain =
    address !== null && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`;
  if (!isPlain) throw usageError('usage.public', { written });
  return { publicAddress: address.origin };
}
