import { isRefusal, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import type { Card, FromServer } from '@vigilia/server/protocol';
import type { Network } from './network.ts';

/** One entry of the log as the server sends it. */
export type ServerLogEntry = Pick<
  Extract<FromServer, { readonly type: 'happened' }>,
  'version' | 'at' | 'by' | 'answers' | 'events' | 'undone' | 'link'
>;

/** After this time a request counts as failed, in milliseconds. */
const TIMEOUT = 15_000;

/** The HTTP requests of a table. Each returns a value, or a refusal that says why not. */
export class Requests {
  private readonly network: Network;
  private readonly path: string;

  constructor(network: Network, table: string) {
    this.network = network;
    this.path = `/api/tables/${table}`;
  }

  card(): Promise<Card | Refusal> {
    return this.ask('GET', '');
  }

  async history(lens: Seat | null): Promise<readonly ServerLogEntry[] | Refusal> {
    const history = await this.ask<{ deeds: ServerLogEntry[] }>(
      'GET',
      `/story${lens === null ? '' : `?lens=${lens}`}`,
    );
    return 'deeds' in history ? history.deeds : history;
  }

  async record(): Promise<string | Refusal> {
    const response = await this.send('GET', `${this.path}/record`);
    if ('refused' in response) return response;
    return response.ok ? response.text() : answerIn<Refusal>(response);
  }

  rematch(): Promise<Card | Refusal> {
    return this.ask('POST', '/rematch');
  }

  /** Gets the cookie before a seat: if that answer were lost, the seat would belong to an identity without a device. */
  async identify(): Promise<Refusal | null> {
    const response = await this.send('POST', '/api/me');
    if ('refused' in response) return response;
    return response.ok ? null : answerIn<Refusal>(response);
  }

  /**
   * Does something at the table; null: it is done. The new state comes over the socket, in its order among all messages,
   * so the answer only says why not.
   */
  async act(path: string, body?: object): Promise<Refusal | null> {
    const answer = await this.ask<Card>('POST', path, body);
    return isRefusal(answer) ? answer : null;
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
      return await this.network.request(path, {
        method,
        signal: AbortSignal.timeout(TIMEOUT),
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
    // A proxy between the page and the server answered, not the server.
    return unreachable();
  }
}

function unreachable(): Refusal {
  return refuse(null, 'online.unreachable');
}
