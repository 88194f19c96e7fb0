import type { FromClient, FromServer } from '@vigilia/server/protocol';
import { randomHex } from '../../storage/random-hex.ts';

/** The messages that the server answers under their key. */
type Request = Exclude<FromClient, { readonly type: 'hello' | 'ping' }>;
type Reply = Extract<FromServer, { readonly type: 'happened' | 'done' | 'refused' | 'stale' | 'advice' }>;
/** A request before it has a key. */
type Unkeyed<L> = L extends Request ? Omit<L, 'key'> : never;

const KEY_BYTES = 12;

/** Requests without an answer yet. After a reconnection they are sent again under the same key. */
export class PendingRequests {
  private readonly sendNow: (request: Request) => void;
  private readonly open = new Map<string, { readonly request: Request; answered(reply: Reply): void }>();

  constructor(sendNow: (request: Request) => void) {
    this.sendNow = sendNow;
  }

  send(unkeyed: Unkeyed<Request>): Promise<Reply> {
    const key = randomHex(KEY_BYTES);
    const request = { ...unkeyed, key } as Request;
    return new Promise((answered) => {
      this.open.set(key, { request, answered });
      this.sendNow(request);
    });
  }

  resend(): void {
    for (const { request } of this.open.values()) this.sendNow(request);
  }

  /** Settles the request that a message answers; other messages settle none. */
  receive(message: FromServer): void {
    switch (message.type) {
      case 'happened':
      case 'done':
      case 'refused':
      case 'stale':
      case 'advice': {
        const { key = '' } = message;
        const open = this.open.get(key);
        this.open.delete(key);
        open?.answered(message);
        return;
      }
      case 'welcome':
      case 'said':
      case 'present':
      case 'drafted':
      case 'order':
      case 'wake':
      case 'pong':
      case 'bye':
        return;
    }
  }
}
