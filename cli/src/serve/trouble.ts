import { failed } from '../complaint.ts';

export interface Listening {
  readonly host: string;
  readonly port: number;
}

/** What to say where a server could not start. */
export function troubleOf(error: unknown, { host, port }: Listening): unknown {
  if (!(error instanceof Error)) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return failed('serve.port-taken', { port: String(port) });
  if (code === 'EACCES' && syscall === 'listen')
    return failed('serve.port-forbidden', { port: String(port) });
  // A name that leads nowhere, or to another machine.
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return failed('serve.no-such-host', { host });
  return storeTroubleOf(error);
}

/**
 * The same where only the tables are opened. The store says in a sentence of its own, without secrets, that a folder
 * is in use, that a database cannot be reached or that it is newer than this program; anything else is a mistake of
 * ours and thrown as it is.
 */
export function storeTroubleOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error.constructor === Error ? failed('serve.store-trouble', { reason: error.message }) : error;
}
