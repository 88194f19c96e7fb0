import type { CannotListen, FolderInUse } from '@vigilia/server';
import { failure } from '../arguments/errors.ts';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** The error of a server that could not start. */
export function startError(error: unknown, { host, port }: ListenAddress): unknown {
  if (!(error instanceof Error)) return error;
  if (cannotListen(error)) return peerError(error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return failure('serve.port-taken', { port: String(port) });
  if (code === 'EACCES' && syscall === 'listen')
    return failure('serve.port-forbidden', { port: String(port) });
  // An unknown name, or the address of another machine.
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return failure('serve.no-such-host', { host });
  if (isFolderInUse(error)) return failure('serve.folder-taken', { folder: error.folder });
  return storeError(error);
}

function peerError({ address: { host, port }, code }: CannotListen): Error {
  if (code === 'EADDRINUSE') return failure('serve.link-taken', { host, port: String(port) });
  return failure('serve.link-trouble', { address: `${host}:${port}`, code });
}

/**
 * The error of tables that could not be opened. The store reports in a sentence of its own, without secrets, that a
 * database cannot be reached or that it is newer than this program; any other error is a fault of this program and
 * thrown as it is.
 */
export function storeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isFolderInUse(error)) return failure('serve.folder-in-use', { folder: error.folder });
  return error.constructor === Error ? failure('serve.store-trouble', { reason: error.message }) : error;
}

/** By its name: the server and its classes are loaded only if they are needed. */
function isFolderInUse(error: Error): error is FolderInUse {
  return error.name === 'FolderInUse';
}

function cannotListen(error: Error): error is CannotListen {
  return error.name === 'CannotListen';
}
