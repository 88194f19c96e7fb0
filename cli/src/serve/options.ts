import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Level, ServerOptions } from '@vigilia/server';
import { type Arguments, numberOf, textOf } from '../arguments/arguments.ts';
import { usageError } from '../arguments/errors.ts';

const USUAL_LEVEL = 'warn';
const MOST_THREADS = 256;
const MOST_DAYS = 36_500;
export const MOST_PORT = 65_535;
const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The folder of the page; null before the page is built. */
export function builtPage(folder = BUILT): string | null {
  return existsSync(join(folder, 'index.html')) ? folder : null;
}

export function levelOf(given: Arguments, levels: readonly Level[]): Level {
  const written = textOf(given, 'log') ?? USUAL_LEVEL;
  const level = levels.find((known) => known === written);
  if (level === undefined) throw usageError('usage.level', { known: levels, written });
  return level;
}

/** The number of threads for bots; without the option the server counts the cores. */
export function threadsOf(given: Arguments): { readonly threads?: number } {
  if (textOf(given, 'bots') === undefined) return {};
  return { threads: numberOf(given, 'bots', { least: 1, most: MOST_THREADS, otherwise: 1 }) };
}

/** In days; without the option the server has its own. */
export function archivingOf(given: Arguments): { readonly archiveAfter?: number } {
  if (textOf(given, 'archive-after') === undefined) return {};
  return { archiveAfter: numberOf(given, 'archive-after', { least: 0, most: MOST_DAYS, otherwise: 0 }) };
}

/** The address under which players reach the server. It has no path: the server makes links from it. */
export function publicAddressOf(given: Arguments): { readonly publicAddress?: string } {
  const written = textOf(given, 'public');
  if (written === undefined) return {};
  const address = URL.parse(written);
  const isPlain =
    address !== null && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`;
  if (!isPlain) throw usageError('usage.public', { written });
  return { publicAddress: address.origin };
}

/** Where other processes on the same database reach this one; without the option only those on this machine do. */
export function linkOf(given: Arguments): Pick<ServerOptions, 'link'> {
  const written = textOf(given, 'link');
  if (written === undefined) return {};
  const [, host, port] = /^([\w.-]+|\[[\da-f:.]+\]):(\d{1,5})$/i.exec(written) ?? [];
  if (host === undefined || !(Number(port) > 0 && Number(port) <= MOST_PORT))
    throw usageError('usage.link', { written });
  return { link: { host, port: Number(port) } };
}

/** Whether no other machine reaches an address. */
export function isOnlyHere(address: string): boolean {
  return /^(?:localhost|127[.].*|\[::1\]|0[.]0[.]0[.]0)$/.test(new URL(address).hostname);
}
