import type { FromClient, FromServer } from '@vigilia/server/protocol';
import { randomHex } from '../../storage/random-hex.ts';

/** What is answered under its key. */
type Letter = Exclude<FromClient, { readonly type: 'hello' | 'ping' }>;
type Reply = Extract<FromServer, { readonly type: 'happened' | 'done' | 'refused' | 'stale' | 'advice' }>;
/** A letter as it is written, before it has a key. */
type Written<L> = L extends Letter ? Omit<L, 'key'> : never;

const KEY_BYTES = 12;

/** What was said and not answered yet. It is said again, under the same key, to whoever comes back. */
export class Letters {
  private readonly say: (letter: Letter) => void;
  private readonly open = new Map<string, { readonly letter: Letter; answered(reply: Reply): void }>();

  constructor(say: (letter: Letter) => void) {
    this.say = say;
  }

  send(written: Written<Letter>): Promise<Reply> {
    const key = randomHex(KEY_BYTES);
    const letter = { ...written, key } as Letter;
    return new Promise((answered) => {
      this.open.set(key, { letter, answered });
      this.say(letter);
    });
  }

  sayAgain(): void {
    for (const { letter } of this.open.values()) this.say(letter);
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
