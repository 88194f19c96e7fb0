import type { IncomingHttpHeaders } from 'node:http';
import { LruCache } from '../limits/lru-cache.ts';
import type { IdentityStore, KeyRow } from '../store/store.ts';
import { COOKIE_AGE, cookieHeader, cookieIn } from './credentials.ts';
import { deviceName } from './device-name.ts';
import { hashOf, isSecret, newSecret } from './secret.ts';

/** How long a cookie is trusted without asking the store again. */
const TRUSTED = 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** A device as its owner sees it. */
export interface Device {
  readonly id: string;
  readonly name: string | null;
  readonly addedAt: number | null;
  /** To the day: more would be a diary. */
  readonly usedAt: number | null;
  readonly isThis: boolean;
}

/** A cookie that is about to be stored, and the header that gives it to the browser. */
interface NewCookie {
  readonly key: KeyRow;
  readonly cookie: string;
}

/** `person` is the hashed identity of the person whose key it was. */
export type SignedOutListener = (person: string, where: { readonly isElsewhere: boolean }) => void;

export interface DevicesOptions {
  /** Whether people reach the server by https. */
  readonly isSecure: boolean;
  readonly now: () => number;
  /** How many cookies are cached. */
  readonly remembered?: number;
}

/** The devices of every person: each has a cookie of its own, of which the store keeps the hash. */
export class Devices {
  readonly #store: IdentityStore;
  readonly #isSecure: boolean;
  readonly #now: () => number;
  /** Each for a short time only: another process may sign a device out. */
  readonly #cache: LruCache<{ readonly key: KeyRow; readonly until: number }>;
  readonly #signedOut: SignedOutListener[] = [];

  constructor(store: IdentityStore, { isSecure, now, remembered = 20_000 }: DevicesOptions) {
    this.#store = store;
    this.#isSecure = isSecure;
    this.#now = now;
    this.#cache = new LruCache(remembered);
  }

  /** The key of the cookie in these headers; null if they bring none that counts. */
  async keyIn(headers: IncomingHttpHeaders): Promise<KeyRow | null> {
    const hash = this.#hashIn(headers);
    if (hash === null) return null;
    const now = this.#now();
    const known = this.#cache.get(hash);
    if (known && known.until > now)
      return (known.key.expires ?? Number.POSITIVE_INFINITY) > now ? known.key : null;
    const key = await this.#store.findKey(hash, now);
    if (key?.kind !== 'cookie') return null;
    this.#cache.set(hash, { key, until: now + TRUSTED });
    if ((key.usedAt ?? 0) < dayOf(now)) await this.#store.noteUse(hash, dayOf(now));
    return key;
  }

  /** A cookie for a device that is not stored yet. */
  newCookie(identity: string, headers: IncomingHttpHeaders): NewCookie {
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

  /** Makes the device that sends these headers one of this person's; answers the header with its cookie. */
  async add(identity: string, headers: IncomingHttpHeaders): Promise<string> {
    const { key, cookie } = this.newCookie(identity, headers);
    await this.#store.addKey(key);
    return cookie;
  }

  /** The devices of this person, the latest first. */
  async of(identity: string, headers: IncomingHttpHeaders): Promise<Device[]> {
    const here = this.#hashIn(headers);
    const keys = await this.#store.cookiesOf(identity, this.#now());
    return keys.map(({ hash, device = null, addedAt = null, usedAt = null }) => ({
      id: idOf(hash),
      name: device,
      addedAt,
      usedAt,
      isThis: hash === here,
    }));
  }

  /** Removes a device's cookie; false if this person has no such device. */
  async signOut(identity: string, id: string): Promise<boolean> {
    const keys = await this.#store.cookiesOf(identity, this.#now());
    const key = keys.find(({ hash }) => idOf(hash) === id);
    if (key === undefined) return false;
    await this.#store.removeKey(key.hash);
    this.#cache.delete(key.hash);
    this.announceSignedOut(identity);
    return true;
  }

  /** A key of this person is gone. */
  announceSignedOut(identity: string): void {
    for (const listener of this.#signedOut) listener(hashOf(identity), { isElsewhere: false });
  }

  /** Another process has signed a device of this person out. */
  signedOutElsewhere(person: string): void {
    // Which of the cookies it was is not said: all are looked up again.
    this.#cache.clear();
    for (const listener of this.#signedOut) listener(person, { isElsewhere: true });
  }

  /** Calls back when a key of a person was removed: the connections that it opened must not live on. */
  onSignedOut(listener: SignedOutListener): void {
    this.#signedOut.push(listener);
  }

  #hashIn(headers: IncomingHttpHeaders): string | null {
    const secret = cookieIn(headers.cookie, { isSecure: this.#isSecure });
    return secret === null || !isSecret(secret) ? null : hashOf(secret);
  }
}

/** Names a device to its owner; the hash says nothing of the cookie. */
function idOf(hash: string): string {
  return hash.slice(0, 16);
}

function dayOf(at: number): number {
  return at - (at % DAY);
}
