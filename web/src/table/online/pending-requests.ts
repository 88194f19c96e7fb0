import type { FromClient, FromServer } from '@vigilia/server/protocol';
import { randomHex } from '../../storage/random-hex.ts';

/** What is answered under its key. */
type Request = Exclude<FromClient, { readonly type: 'hello' | 'ping' }>;
type Reply = Extract<FromServer, { readonly type: 'happened' | 'done' | 'refused' | 'stale' | 'advice' }>;
/** A letter as it is written, before it has a key. */
type Unkeyed<L> = L extends Request ? Omit<L, 'key'> : never;

const KEY_BYTES = 12;

/** What was said and not answered yet. It is said again, under the same key, to whoever comes back. */
export class PendingRequests {
  private readonly say: (request: Request) => void;
  private readonly open = new Map<string, { readonly request: Request; answered(reply: Reply): void }>();

  constructor(say: (request: Request) => void) {
    this.say = say;
  }

  send(written: Unkeyed<Request>): Promise<Reply> {
    const key = randomHex(KEY_BYTES);
    const request = { ...written, key } as Request;
    return new Promise((answered) => {
      this.open.set(key, { request, answered });
      this.say(request);
    });
  }

  sayAgain(): void {
    for (const { request } of this.open.values()) this.say(request);
  }

  /** Hears an answer; every other message is none. */
  hear(message: FromServer): void {
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
      case 'order':
      case 'wake':
      case 'pong':
      case 'bye':
        return;
    }
  }
}
