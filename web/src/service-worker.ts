import { answerTo, booksToRenew } from './app/offline.ts';

/** The build writes these: the files of this version, the parts of its story books, and its name. */
declare const __FILES__: readonly string[];
declare const __BOOKS__: readonly string[];
declare const __VERSION__: string;

interface ExtendableEventLike extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEventLike extends ExtendableEventLike {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const PREFIX = 'vigilia-';
const CACHE = `${PREFIX}${__VERSION__}`;
/** The story books in the languages that were read on this device. */
const BOOKS = `${PREFIX}books`;
const PAGE = '/';
/** How long the network may take before the page on this device is shown instead, in milliseconds. */
const TIMEOUT = 3_000;

const FILES = __FILES__;
const cached = new Set(FILES);

addEventListener('install', (event) =>
  (event as ExtendableEventLike).waitUntil(Promise.all([cacheFiles(), renewBooks()])),
);
addEventListener('activate', (event) => (event as ExtendableEventLike).waitUntil(forgetOldVersions()));
addEventListener('fetch', (event) => {
  const fetchEvent = event as FetchEventLike;
  switch (answerTo(fetchEvent.request, location.origin, cached)) {
    case 'page':
      return fetchEvent.respondWith(page(fetchEvent.request));
    case 'file':
      return fetchEvent.respondWith(file(fetchEvent.request));
    case 'network':
      return;
  }
});

/** A file whose name holds its hash is the same in every version: it is fetched once. */
async function cacheFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = await Promise.all(
    FILES.map(
      async (name) => [name, name.startsWith('/assets/') ? await caches.match(name) : undefined] as const,
    ),
  );
  const fetched = known.flatMap(([name, response]) =>
    response === undefined ? [new Request(name, { cache: 'no-cache' })] : [],
  );
  await cache.addAll(fetched);
  await Promise.all(
    known.map(([name, response]) => (response === undefined ? null : cache.put(name, response))),
  );
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE && name !== BOOKS);
  const books = await caches.open(BOOKS);
  const { old: oldBooks } = booksToRenew(await addressesIn(books), __BOOKS__);
  await Promise.all([
    ...old.map((name) => caches.delete(name)),
    ...oldBooks.map((address) => books.delete(address)),
  ]);
}

/** A game that was begun in a language finds its words in this version too. */
async function renewBooks(): Promise<void> {
  const books = await caches.open(BOOKS);
  await books.addAll([...booksToRenew(await addressesIn(books), __BOOKS__).missing]);
}

async function addressesIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/** From the network if it answers in time: the server writes the card of a table into the page. */
async function page(request: Request): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    const response = await fetch(request, { signal: timeout.signal });
    if (response.status < 500) return response;
  } catch {
    // The server is unreachable or too slow.
  } finally {
    clearTimeout(timer);
  }
  return (await ownCopy(PAGE)) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await ownCopy(new URL(request.url).pathname)) ?? fetch(request);
}

async function ownCopy(name: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(name);
}
