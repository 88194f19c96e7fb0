import { type Refusal, refuse, type Seat } from '@vigilia/kernel';
import type { Card, FromServer } from '@vigilia/server/protocol';
import type { SocketFactory } from './web-socket.ts';

/** One deed as the server tells of it. */
export type HeardEntry = Pick<
  Extract<FromServer, { readonly type: 'happened' }>,
  'version' | 'at' | 'by' | 'answers' | 'events' | 'undone'
>;

/** How long somebody waits for an answer, in milliseconds. */
const PATIENCE = 15_000;

/** What can be asked of a table over HTTP. Everything is answered by a value, or by why not. */
export class Requests {
  private readonly wire: SocketFactory;
  private readonly path: string;

  constructor(wire: SocketFactory, table: string) {
    this.wire = wire;
    this.path = `/api/tables/${table}`;
  }

  card(): Promise<Card | Refusal> {
    return this.ask('GET', '');
  }

  async story(lens: Seat | null): Promise<readonly HeardEntry[] | Refusal> {
    const story = await this.ask<{ deeds: HeardEntry[] }>(
      'GET',
      `/story${lens === null ? '' : `?lens=${lens}`}`,
    );
    return 'deeds' in story ? story.deeds : story;
  }

  async record(): Promise<string | Refusal> {
    const response = await this.send('GET', `${this.path}/record`);
    if ('refused' in response) return response;
    return response.ok ? response.text() : answerIn<Refusal>(response);
  }

  rematch(): Promise<Card | Refusal> {
    return this.ask('POST', '/rematch');
  }

  /** Gets the cookie before anything else: a seat whose answer is lost would belong to an identity nobody has. */
  async becomeKnown(): Promise<Refusal | null> {
    const response = await this.send('POST', '/api/me');
    if ('refused' in response) return response;
    return response.ok ? null : answerIn<Refusal>(response);
  }

  sit(place: object): Promise<Card | Refusal> {
    return this.ask('POST', '/sit', place);
  }

  stand(): Promise<Card | Refusal> {
    return this.ask('POST', '/stand');
  }

  setBot(seat: Seat, bot: string | null): Promise<Card | Refusal> {
    return this.ask('POST', '/bot', { seat, bot });
  }

  freeSeat(seat: Seat, bot: string | null): Promise<Card | Refusal> {
    return this.ask('POST', '/free', bot === null ? { seat } : { seat, bot });
  }

  bar(seat: Seat): Promise<Card | Refusal> {
    return this.ask('POST', '/bar', { seat });
  }

  handOver(seat: Seat): Promise<Card | Refusal> {
    return this.ask('POST', '/hand-over', { seat });
  }

  close(): Promise<Card | Refusal> {
    return this.ask('POST', '/close');
  }

  /** Seals what this seat gives to the deal, or says that it is not ready after all (null). */
  setReady(entropyHash: string | null): Promise<Card | Refusal> {
    return this.ask('POST', '/ready', entropyHash === null ? { ready: false } : { ready: true, entropyHash });
  }

  open(entropy: string): Promise<Card | Refusal> {
    return this.ask('POST', '/open', { entropy });
  }

  begin(fill: string | null): Promise<Card | Refusal> {
    return this.ask('POST', '/begin', fill === null ? {} : { fill });
  }

  private async ask<T extends object>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<T | Refusal> {
    const response = await this.send(method, `${this.path}${path}`, body);
    return 'refused' in response ? response : answerIn(response);
  }

  private async send(method: string, path: string, body?: object): Promise<Response | Refusal> {
    try {
      return await this.wire.request(path, {
        method,
        signal: AbortSignal.timeout(PATIENCE),
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
    } catch {
      return unreachable();
    }
  }
}

async function answerIn<T extends object>(response: Response): Promise<T | Refusal> {
  try {
    return (await response.json()) as T | Refusal;
  } catch {
    // Something between here and the house answered in its place.
    return unreachable();
  }
}

function unreachable(): Refusal {
  return refuse(null, 'online.unreachable');
}
