import type { IncomingHttpHeaders } from 'node:http';
import { Memory } from '../limits/memory.ts';
import type { IdentityStore, KeyRow } from '../store/store.ts';
import { bearerIn } from './bearer.ts';
import { COOKIE_AGE, cookieHeader, cookieIn } from './cookie.ts';
import { hashOfPhrase, newPhrase } from './phrase.ts';
import { hashOf, isSecret, newIdentity, newSecret } from './secret.ts';
import type { Visitor } from './visitor.ts';

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
  /** Cookies only: they are never taken out of use, so what is remembered stays true until it expires. */
  readonly #cookies: Memory<KeyRow>;

  constructor(store: IdentityStore, { isSecure, now, remembered = 20_000 }: Options) {
    this.#store = store;
    this.#isSecure = isSecure;
    this.#now = now;
    this.#cookies = new Memory(remembered);
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
  async welcome(): Promise<{ readonly identity: string; readonly cookie: string }> {
    const identity = newIdentity();
    const { key, cookie } = this.#newCookie(identity);
    await this.#store.add(identity, this.#now(), key);
    return { identity, cookie };
  }

  /** A fresh cookie in place of one that has seen half its days; null where there is no need. */
  async renew(headers: IncomingHttpHeaders): Promise<string | null> {
    if (bearerIn(headers) !== null) return null;
    const key = await this.#cookieOf(headers);
    if (!key || (key.expires ?? Number.POSITIVE_INFINITY) - this.#now() > COOKIE_AGE / 2) return null;
    return this.#admit(key.identity);
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
  async recover(typed: string): Promise<string | null> {
    const hash = hashOfPhrase(typed);
    const key = hash === null ? null : await this.#find(hash, 'phrase');
    return key && this.#admit(key.identity);
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
  async claim(token: string): Promise<string | null> {
    const key = isSecret(token) ? await this.#find(hashOf(token), 'link') : null;
    if (!key || !(await this.#store.removeKey(key.hash))) return null;
    return this.#admit(key.identity);
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

  async #admit(identity: string): Promise<string> {
    const { key, cookie } = this.#newCookie(identity);
    await this.#store.addKey(key);
    return cookie;
  }

  #newCookie(identity: string): { readonly key: KeyRow; readonly cookie: string } {
    const secret = newSecret();
    const expires = this.#now() + COOKIE_AGE;
    return {
      key: { hash: hashOf(secret), kind: 'cookie', identity, table: null, expires },
      cookie: cookieHeader(secret, { isSecure: this.#isSecure }),
    };
  }

  async #cookieOf(headers: IncomingHttpHeaders): Promise<KeyRow | null> {
    const secret = cookieIn(headers.cookie);
    if (secret === null || !isSecret(secret)) return null;
    const hash = hashOf(secret);
    const known = this.#cookies.recall(hash);
    if (known) return (known.expires ?? Number.POSITIVE_INFINITY) > this.#now() ? known : null;
    const key = await this.#find(hash, 'cookie');
    if (key) this.#cookies.keep(hash, key);
    return key;
  }

  /** The key of this hash, if it is of the kind that opens this door. */
  async #find(hash: string, kind: KeyRow['kind']): Promise<KeyRow | null> {
    const key = await this.#store.findKey(hash, this.#now());
    return key?.kind === kind ? key : null;
  }
}

/** Stands next to a phrase and says that there is one. No phrase has this hash: those are made of 16 bytes. */
function markOf(identity: string): string {
  return hashOf(`there is a phrase of ${identity}`);
}
