import type { IncomingHttpHeaders } from 'node:http';
import type { Refusal } from '@vigilia/kernel';
import type { Visitor } from '../identity/identities.ts';
import { tooFast } from '../limits/rate-limiters.ts';
import type { Services } from './services.ts';

/** The client behind a request. */
export class Caller {
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  /** The cookie to give back with the answer. */
  cookie: string | null = null;
  #visitor: Visitor | null;
  readonly #services: Services;

  constructor(headers: IncomingHttpHeaders, address: string, visitor: Visitor | null, services: Services) {
    this.headers = headers;
    this.address = address;
    this.#visitor = visitor;
    this.#services = services;
  }

  /** The identity of the caller; null for one who has none yet. */
  get identity(): string | null {
    return this.#visitor?.identity ?? null;
  }

  /** The identity of the caller, made now if there is none yet. */
  async identify(): Promise<string | Refusal> {
    if (this.#visitor) return this.#visitor.identity;
    const { identities, limiters, now } = this.#services;
    const refusal = tooFast(limiters.newcomers.take(this.address, now()));
    if (refusal) return refusal;
    const { identity, cookie } = await identities.create(this.headers);
    this.#visitor = { identity, table: null };
    this.cookie = cookie;
    return identity;
  }
}
