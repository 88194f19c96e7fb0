import type { IncomingHttpHeaders } from 'node:http';
import type { IdentityStore, KeyRow } from '../store/store.ts';
import { bearerIn, COOKIE_AGE } from './credentials.ts';
import { Devices, type DevicesOptions } from './devices.ts';
import { hashOfPhrase, newPhrase } from './phrase.ts';
import { hashOf, isSecret, newIdentity, newSecret } from './secret.ts';

/** A person or a program that has shown a key. */
export interface Visitor {
  /** Never sent to any client, not even to its owner. */
  readonly identity: string;
  /** The one table that a seat's token opens; null for a visitor with a cookie. */
  readonly table: string | null;
}

/** How long a link to another device waits to be followed. */
export const LINK_AGE = 10 * 60 * 1000;

/** Knows people again without names or passwords. Every key is stored as a hash, and opens what its kind opens. */
export class Identities {
  readonly devices: Devices;
  readonly #store: IdentityStore;
  readonly #now: () => number;

  constructor(store: IdentityStore, options: DevicesOptions) {
    this.#store = store;
    this.#now = options.now;
    this.devices = new Devices(store, options);
  }

  /** The visitor who sends these headers. A token is taken before a cookie, and never together with one. */
  async visitorIn(headers: IncomingHttpHeaders): Promise<Visitor | null> {
    const token = bearerIn(headers);
    if (token !== null) {
      const key = isSecret(token) ? await this.#find(hashOf(token), 'seat') : null;
      return key && { identity: key.identity, table: key.table };
    }
    const key = await this.devices.keyIn(headers);
    return key && { identity: key.identity, table: null };
  }

  /** A new identity, and the header that gives its cookie to the browser. */
  async create(
    headers: IncomingHttpHeaders = {},
  ): Promise<{ readonly identity: string; readonly cookie: string }> {
    const identity = newIdentity();
    const { key, cookie } = this.devices.newCookie(identity, headers);
    await this.#store.add(identity, this.#now(), key);
    return { identity, cookie };
  }

  /** A fresh cookie in place of one that has passed half its days; null if there is no need. */
  async renew(headers: IncomingHttpHeaders): Promise<string | null> {
    if (bearerIn(headers) !== null) return null;
    const key = await this.devices.keyIn(headers);
    if (!key || (key.expires ?? Number.POSITIVE_INFINITY) - this.#now() > COOKIE_AGE / 2) return null;
    // The old one stays valid until it expires: the answer with the new one may be lost.
    return this.devices.add(key.identity, headers);
  }

  async hasPhrase(identity: string): Promise<boolean> {
    return (await this.#find(markOf(identity), 'phrase')) !== null;
  }

  /** Twelve words by which another device becomes the same person. Earlier words become void. */
  async makePhrase(identity: string): Promise<string> {
    const phrase = newPhrase();
    const hash = hashOfPhrase(phrase);
    if (hash === null) throw new Error('a new phrase cannot be read back');
    const key = { kind: 'phrase', identity, table: null, expires: null } as const;
    await this.#store.replaceKeys([
      { ...key, hash },
      { ...key, hash: markOf(identity) },
    ]);
    return phrase;
  }

  /** A cookie for the device where the phrase was typed; null if it is the phrase of no person. */
  async recover(typed: string, headers: IncomingHttpHeaders = {}): Promise<string | null> {
    const hash = hashOfPhrase(typed);
    const key = hash === null ? null : await this.#find(hash, 'phrase');
    return key && this.devices.add(key.identity, headers);
  }

  /** The token of a link to another device: it works once, and for ten minutes. */
  async makeLink(identity: string): Promise<string> {
    const token = newSecret();
    const expires = this.#now() + LINK_AGE;
    await this.#store.replaceKeys([{ hash: hashOf(token), kind: 'link', identity, table: null, expires }]);
    return token;
  }

  /** A cookie for the device that followed the link; null if the link has expired or was used. */
  async claim(token: string, headers: IncomingHttpHeaders = {}): Promise<string | null> {
    const key = isSecret(token) ? await this.#find(hashOf(token), 'link') : null;
    if (!key || !(await this.#store.removeKey(key.hash))) return null;
    return this.devices.add(key.identity, headers);
  }

  /** A token by which a program answers for a person at one table. An earlier token becomes void. */
  async makeSeatToken(identity: string, table: string): Promise<string> {
    const token = newSecret();
    const expires = this.#now() + COOKIE_AGE;
    const key = { hash: hashOf(token), kind: 'seat', identity, table, expires } as const;
    if (await this.#store.replaceKeys([key])) this.devices.announceSignedOut(identity);
    return token;
  }

  async voidSeatToken(identity: string, table: string): Promise<void> {
    if (await this.#store.removeKeys(identity, 'seat', table)) this.devices.announceSignedOut(identity);
  }

  /** The key of this hash, if it is of this kind. */
  async #find(hash: string, kind: KeyRow['kind']): Promise<KeyRow | null> {
    const key = await this.#store.findKey(hash, this.#now());
    return key?.kind === kind ? key : null;
  }
}

/** Stored next to a phrase to say that there is one. No phrase has this hash: phrases are made of 16 bytes. */
function markOf(identity: string): string {
  return hashOf(`there is a phrase of ${identity}`);
}
