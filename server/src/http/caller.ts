import type { IncomingHttpHeaders } from 'node:http';
import type { Refusal } from '@vigilia/kernel';
import type { Visitor } from '../identity/visitor.ts';
import { tooFast } from '../limits/rate-limiters.ts';
import type { House } from './services.ts';

/** Who asks. */
export class Caller {
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  /** The cookie to give back with the answer. */
  cookie: string | null = null;
  #visitor: Visitor | null;
  readonly #house: House;

  constructor(headers: IncomingHttpHeaders, address: string, visitor: Visitor | null, house: House) {
    this.headers = headers;
    this.address = address;
    this.#visitor = visitor;
    this.#house = house;
  }

  /** The identity of who asks; null for somebody who never needed one. */
  get identity(): string | null {
    return this.#visitor?.identity ?? null;
  }

  /** The identity of who asks, made now where there is none yet. */
  async identify(): Promise<string | Refusal> {
    if (this.#visitor) return this.#visitor.identity;
    const { identities, gates, now } = this.#house;
    const refusal = tooFast(gates.newcomers.pass(this.address, now()));
    if (refusal) return refusal;
    const { identity, cookie } = await identities.welcome(this.headers);
    this.#visitor = { identity, table: null };
    this.cookie = cookie;
    return identity;
  }
}
