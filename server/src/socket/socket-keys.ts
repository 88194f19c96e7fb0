import type { IncomingHttpHeaders } from 'node:http';
import type { Identities } from '../identity/identities.ts';
import { hashOf } from '../identity/secret.ts';

/** The headers that a key may come in. */
type KeyHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>;

interface Admitted {
  readonly identity: string;
  /** The identity hashed, as notices name it. */
  readonly person: string;
  readonly headers: KeyHeaders;
}

/** An open socket. */
interface Cuttable {
  cutOff(): void;
}

/**
 * Cuts off the sockets whose key counts no longer: its device was signed out, its token was voided, or its time is over.
 * Those of the same person with another key stay open.
 */
export class SocketKeys {
  readonly #identities: Identities;
  readonly #admitted = new Map<Cuttable, Admitted>();

  /** Checks the sockets of a person as soon as one of their keys is removed. */
  constructor(identities: Identities, failed: (error: unknown) => void) {
    this.#identities = identities;
    identities.devices.onSignedOut((person) => {
      this.check(person).catch(failed);
    });
  }

  /** A socket was opened by the key in these headers. */
  add(socket: Cuttable, identity: string, { cookie, authorization }: KeyHeaders): void {
    this.#admitted.set(socket, {
      identity,
      person: hashOf(identity),
      headers: { ...(cookie && { cookie }), ...(authorization && { authorization }) },
    });
  }

  remove(socket: Cuttable): void {
    this.#admitted.delete(socket);
  }

  /**
   * Checks the sockets of one person, or all of them, one after the other: another process may have removed a key, and its
   * notice may be lost.
   */
  async check(only: string | null = null): Promise<void> {
    for (const [socket, { identity, person, headers }] of [...this.#admitted]) {
      if (only !== null && person !== only) continue;
      const visitor = await this.#identities.visitorIn(headers);
      if (visitor?.identity !== identity) socket.cutOff();
    }
  }
}
