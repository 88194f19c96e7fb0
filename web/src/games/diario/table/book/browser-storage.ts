import type { Messages } from '@vigilia/kernel';
import { addressOf, VOLUMES, volumeFile } from './book-files.ts';
import type { BookStorage } from './book-loader.ts';

/** The service worker keeps what lies here when a new version of the page comes (app/offline/books.ts). */
const CACHE = 'vigilia-books';
/** How long to wait before a file is fetched again, in milliseconds. */
const PAUSE = 5_000;

/** The book on the server. Its parts stay on this device. */
export const browserStorage: BookStorage = { fetch: fetchWords, later };

async function fetchWords(address: string): Promise<Messages> {
  // Not there on a page without encryption.
  const kept = 'caches' in globalThis ? await caches.match(address) : undefined;
  if (kept !== undefined) return kept.json();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  if ('caches' in globalThis && isPart(address)) await keep(address, response.clone());
  return response.json();
}

function isPart(address: string): boolean {
  return VOLUMES.some((part) => address.endsWith(addressOf('', volumeFile(part))));
}

async function keep(address: string, response: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(address, response);
  } catch {
    // With full storage the book is fetched again at the next game.
  }
}

function later(again: () => void): void {
  const timer = setTimeout(retry, PAUSE);
  addEventListener('online', retry, { once: true });

  function retry() {
    clearTimeout(timer);
    removeEventListener('online', retry);
    again();
  }
}
