import { createHash } from 'node:crypto';
import { type DestinationStream, pino } from 'pino';

export const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Everything that is ever logged. There is no way to log anything else: a new line is added here, with
 * the name of every field, and asks whether the operator may know it.
 */
export interface Logger {
  started(server: { readonly address: string; readonly database: string; readonly version: string }): void;
  stopping(): void;
  stopped(): void;
  /** `route` is the pattern (`/api/tables/:id`), never the address that was asked for. */
  request(request: { readonly route: string; readonly status: number; readonly milliseconds: number }): void;
  table(event: TableEvent, table: { readonly id: string; readonly game: string }): void;
  botFailed(failure: { readonly game: string; readonly bot: string; readonly reason: string }): void;
  /** Another process was first to write this version. */
  conflict(conflict: { readonly table: string; readonly version: number }): void;
  slowCommit(commit: { readonly milliseconds: number; readonly rows: number }): void;
  archived(event: { readonly tables: number }): void;
  /** The connection with another process was cut. Nothing of what it carried is told. */
  peerCut(why: 'nonsense' | 'silent' | 'unread'): void;
  /** A proxy on this machine names senders, and the operator has not said that there is one. */
  undeclaredProxy(): void;
  error(error: unknown): void;
}

export type TableEvent = 'began' | 'over' | 'left memory';

/** A table by a name that opens nothing: its id is the link to it. */
export function nameOf(table: string): string {
  return createHash('sha256').update(table).digest('hex').slice(0, 8);
}

/** JSON lines to the standard output, or wherever they are to go. */
export function logger(level: Level, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const log = destination === undefined ? pino(options) : pino(options, destination);
  return {
    started: ({ address, database, version }) => log.info({ address, database, version }, 'started'),
    stopping: () => log.info('stopping'),
    stopped: () => log.info('stopped'),
    request: ({ route, status, milliseconds }) => {
      const importance = status >= 500 ? 'error' : 'debug';
      log[importance]({ route, status, milliseconds }, 'request');
    },
    table: (event, { id, game }) => log.info({ event, table: nameOf(id), game }, 'table'),
    botFailed: ({ game, bot, reason }) => log.error({ game, bot, reason: scrubbed(reason) }, 'bot failed'),
    conflict: ({ table, version }) => log.info({ table: nameOf(table), version }, 'conflict'),
    slowCommit: ({ milliseconds, rows }) => log.warn({ milliseconds, rows }, 'slow commit'),
    archived: ({ tables }) => log.info({ tables }, 'archived'),
    peerCut: (why) => log.warn({ why }, 'link cut'),
    undeclaredProxy: () => log.warn('undeclared proxy'),
    error: (error) => log.error(described(error), 'error'),
  };
}

/** Only these two fields: what else hangs on an error may be a row, an address or a whole request. */
function described(error: unknown): { readonly message: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { message: scrubbed(String(error)) };
  const { message, stack } = error;
  return { message: scrubbed(message), ...(stack === undefined ? {} : { stack: scrubbed(stack) }) };
}

/** Takes out of a message from elsewhere what must not be there: passwords in addresses, seeds, links of tables. */
function scrubbed(message: string): string {
  return message
    .replaceAll(/\/\/[^\s/@]*@/g, '//…@')
    .replaceAll(/[0-9a-f]{64}/gi, '…')
    .replaceAll(/(?<=\/)[\w-]{22}(?![\w.-])/g, '…');
}
