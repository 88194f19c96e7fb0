import type { JSHandle, Page } from '@playwright/test';
import type { FromServer } from '@vigilia/server/protocol';

interface Line {
  readonly socket: WebSocket;
  version: number;
}

type Reply = Pick<FromServer, 'type'> & { readonly reason?: { readonly key: string } };

/** A person at a table whose requests go past the page. */
export class Guest {
  private readonly line: JSHandle<Line>;

  private constructor(line: JSHandle<Line>) {
    this.line = line;
  }

  static async come(page: Page, table: string): Promise<Guest> {
    const line = await page.evaluateHandle((id) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
      const come: Line = { socket, version: 0 };
      return new Promise<Line>((welcome) => {
        socket.addEventListener('open', () => socket.send('{"type":"hello","protocol":1}'));
        socket.addEventListener('message', ({ data }) => {
          come.version = JSON.parse(data).version ?? come.version;
          welcome(come);
        });
      });
    }, table);
    return new Guest(line);
  }

  choose(line: string): Promise<void> {
    return this.say({ type: 'choose', line });
  }

  /** Repeats a request until it is accepted: the newest version may not have arrived yet. */
  async say(request: { readonly type: string } & Record<string, unknown>): Promise<void> {
    for (;;) {
      const reply = await this.sayOnce(request);
      if (reply.type === 'happened' || reply.type === 'done') return;
      if (reply.type !== 'stale' && reply.reason?.key !== 'refusal.stale')
        throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(reply)}`);
    }
  }

  private sayOnce(request: object): Promise<Reply> {
    return this.line.evaluate(({ socket, version }, said) => {
      const key = crypto.randomUUID();
      return new Promise<Reply>((answered) => {
        const hear = ({ data }: MessageEvent<string>) => {
          const reply = JSON.parse(data);
          if (reply.key !== key) return;
          socket.removeEventListener('message', hear);
          answered(reply);
        };
        socket.addEventListener('message', hear);
        socket.send(JSON.stringify({ ...said, key, version }));
      });
    }, request);
  }
}
