import type { IncomingHttpHeaders } from 'node:http';
import { LruCache } from '../limits/lru-cache.ts';
import type { IdentityStore, KeyRow } from '../store/store.ts';
import { bearerIn, COOKIE_AGE, cookieHeader, cookieIn } from './credentials.ts';
import { deviceName } from './device-name.ts';
import { hashOfPhrase, newPhrase } from './phrase.ts';
import { hashOf, isSecret, newIdentity, newSecret } from './secret.ts';

/** How long a cookie is believed without asking the store again. */
const BELIEVED = 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Somebody who has shown a key. */
export interface Visitor {
  /** Never shown to anybody, not even to whom it names. */
  readonly identity: string;
  /** The one table a seat's token opens; null for whoever came with a cookie. */
  readonly table: string | null;
}

/** A device as its owner sees it. */
export interface Device {
  readonly id: string;
  readonly name: string | null;
  readonly addedAt: number | null;
  /** To the day: more would be a diary. */
  readonly usedAt: number | null;
  readonly isThis: boolean;
}

/** How long a link to another device waits to be followed. */
export const LINK_AGE = 10 * 60 * 1000;

interface Options {
  /** Whether people reach the house by https. */
  readonly isSecure: boolean;
  readonly now: () => number;
  /** How many cookies are known without asking the store. */
  readonly remembered?: number;
}

/** Who is who, without names or passwords. Every key is kept as a hash, and opens what its kind opens. */
export class Identities {
  readonly #store: IdentityStore;
  readonly #isSecure: boolean;
  readonly #now: () => number;
  /** Cookies only, each for a short time: another process may sign a device out. */
  readonly #cookies: LruCache<{ readonly key: KeyRow; readonly until: number }>;
  readonly #signedOut: ((identity: string) => void)[] = [];

  constructor(store: IdentityStore, { isSecure, now, remembered = 20_000 }: Options) {
    this.#store = store;
    this.#isSecure = isSecure;
    this.#now = now;
    this.#cookies = new LruCache(remembered);
  }

  /** Who sends these headers. A token is taken before a cookie, and never together with one. */
  async whoIs(headers: IncomingHttpHeaders): Promise<Visitor | null> {
    const token = bearerIn(headers);
    if (token !== null) {
      const key = isSecret(token) ? await this.#find(hashOf(token), 'seat') : null;
      return key && { identity: key.identity, table: key.table };
    }
    const key = await this.#cookieOf(headers);
    return key && { identity: key.identity, table: null };
  }

  /** A new identity, and the header that gives its cookie to the browser. */
  async welcome(
    headers: IncomingHttpHeaders = {},
  ): Promise<{ readonly identity: string; readonly cookie: string }> {
    const identity = newIdentity();
    const { key, cookie } = this.#newCookie(identity, headers);
    await this.#store.add(identity, this.#now(), key);
    return { identity, cookie };
  }

  /** A fresh cookie in place of one that has seen half its days; null where there is no need. */
  async renew(headers: IncomingHttpHeaders): Promise<string | null> {
    if (bearerIn(headers) !== null) return null;
    const key = await this.#cookieOf(headers);
    if (!key || (key.expires ?? Number.POSITIVE_INFINITY) - this.#now() > COOKIE_AGE / 2) return null;
    // The old one stays good until it expires: the answer with the new one may be lost.
    return this.#admit(key.identity, headers);
  }

  async hasPhrase(identity: string): Promise<boolean> {
    return (await this.#find(markOf(identity), 'phrase')) !== null;
  }

  /** Twelve words by which another device becomes the same person. The ones before count no longer. */
  async makePhrase(identity: string): Promise<string> {
    const phrase = newPhrase();
    const hash = hashOfPhrase(phrase);
    if (hash === null) throw new Error('a new phrase cannot be read back');
    await this.#store.removeKeys(identity, 'phrase', null);
    await this.#store.addKey({ hash, kind: 'phrase', identity, table: null, expires: null });
    await this.#store.addKey({
      hash: markOf(identity),
      kind: 'phrase',
      identity,
      table: null,
      expires: null,
    });
    return phrase;
  }

  /** A cookie of its own for the device where the phrase was typed; null where nobody has that phrase. */
  async recover(typed: string, headers: IncomingHttpHeaders = {}): Promise<string | null> {
    const hash = hashOfPhrase(typed);
    const key = hash === null ? null : await this.#find(hash, 'phrase');
    return key && this.#admit(key.identity, headers);
  }

  /** What a link to another device carries: it opens once, and not for long. */
  async makeLink(identity: string): Promise<string> {
    const token = newSecret();
    const expires = this.#now() + LINK_AGE;
    await this.#store.removeKeys(identity, 'link', null);
    await this.#store.addKey({ hash: hashOf(token), kind: 'link', identity, table: null, expires });
    return token;
  }

  /** A cookie of its own for the device that followed the link; null where it is too late, or not the first. */
  async claim(token: string, headers: IncomingHttpHeaders = {}): Promise<string | null> {
    const key = isSecret(token) ? await this.#find(hashOf(token), 'link') : null;
    if (!key || !(await this.#store.removeKey(key.hash))) return null;
    return this.#admit(key.identity, headers);
  }

  /** A token by which a program answers for somebody at one table. The one before counts no longer. */
  async makeSeatToken(identity: string, table: string): Promise<string> {
    const token = newSecret();
    const expires = this.#now() + COOKIE_AGE;
    await this.voidSeatToken(identity, table);
    await this.#store.addKey({ hash: hashOf(token), kind: 'seat', identity, table, expires });
    return token;
  }

  async voidSeatToken(identity: string, table: string): Promise<void> {
    await this.#store.removeKeys(identity, 'seat', table);
  }

  /** The devices that are this person, the latest first. */
  async devices(identity: string, headers: IncomingHttpHeaders): Promise<Device[]> {
    const here = this.#hashIn(headers);
    const keys = await this.#store.cookiesOf(identity, this.#now());
    return keys.map(({ hash, device = null, addedAt = null, usedAt = null }) => ({
      id: deviceId(hash),
      name: device,
      addedAt,
      usedAt,
      isThis: hash === here,
    }));
  }

  /** Takes a device's cookie out of use; false where this person has no such device. */
  async signOut(identity: string, id: string): Promise<boolean> {
    const keys = await this.#store.cookiesOf(identity, this.#now());
    const key = keys.find(({ hash }) => deviceId(hash) === id);
    if (key === undefined) return false;
    await this.#forget(key.hash);
    for (const tell of this.#signedOut) tell(identity);
    return true;
  }

  /** Told whose device was signed out: a connection of it must not live on. */
  onSignedOut(tell: (identity: string) => void): void {
    this.#signedOut.push(tell);
  }

  async #forget(hash: string): Promise<void> {
    await this.#store.removeKey(hash);
    this.#cookies.delete(hash);
  }

  async #admit(identity: string, headers: IncomingHttpHeaders): Promise<string> {
    const { key, cookie } = this.#newCookie(identity, headers);
    await this.#store.addKey(key);
    return cookie;
  }

  #newCookie(
    identity: string,
    headers: IncomingHttpHeaders,
  ): { readonly key: KeyRow; readonly cookie: string } {
    const secret = newSecret();
    const addedAt = this.#now();
    const expires = addedAt + COOKIE_AGE;
    const device = deviceName(headers['user-agent']);
    const key = { hash: hashOf(secret), kind: 'cookie' as const, identity, table: null, expires };
    return {
      key: { ...key, device, addedAt, usedAt: dayOf(addedAt) },
      cookie: cookieHeader(secret, { isSecure: this.#isSecure }),
    };
  }

  async #cookieOf(headers: IncomingHttpHeaders): Promise<KeyRow | null> {
    const hash = this.#hashIn(headers);
    if (hash === null) return null;
    const now = this.#now();
    const known = this.#cookies.get(hash);
    if (known && known.until > now)
      return (known.key.expires ?? Number.POSITIVE_INFINITY) > now ? known.key : null;
    const key = await this.#find(hash, 'cookie');
    if (!key) return null;
    this.#cookies.set(hash, { key, until: now + BELIEVED });
    if ((key.usedAt ?? 0) < dayOf(now)) await this.#store.noteUse(hash, dayOf(now));
    return key;
  }

  /** The hash of the cookie that these headers bring; null where they bring none. */
  #hashIn(headers: IncomingHttpHeaders): string | null {
    const secret = cookieIn(headers.cookie, { isSecure: this.#isSecure });
    return secret === null || !isSecret(secret) ? null : hashOf(secret);
  }

  /** The key of this hash, if it is of the kind that opens this door. */
  async #find(hash: string, kind: KeyRow['kind']): Promise<KeyRow | null> {
    const key = await this.#store.findKey(hash, this.#now());
    return key?.kind === kind ? key : null;
  }
}

/** Names a device to its owner; the hash says nothing of the cookie. */
function deviceId(hash: string): string {
  return hash.slice(0, 16);
}

function dayOf(at: number): number {
  return at - (at % DAY);
}

/** Stands next to a phrase and says that there is one. No phrase has this hash: those are made of 16 bytes. */
function markOf(identity: string): string {
  return hashOf(`there is a phrase of ${identity}`);
}
