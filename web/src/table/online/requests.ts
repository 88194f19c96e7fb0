import { isRefusal, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import type { Card, FromServer } from '@vigilia/server/protocol';
import { type Reply, type RouteName, requestTo, type SentParts } from '../../platform/call-server.ts';
import type { Network } from './network.ts';

/** One entry of the log as the server sends it. */
export type ServerLogEntry = Pick<
  Extract<FromServer, { readonly type: 'happened' }>,
  'version' | 'at' | 'by' | 'answers' | 'events' | 'undone' | 'link'
>;

type TableRoute = Extract<RouteName, `${string} /tables/:id${string}`>;

/** What can be done at a table, as the end of its route. */
type TableAct = TableRoute extends infer Name
  ? Name extends `POST /tables/:id${infer Path}`
    ? Path
    : never
  : never;

/** After this time a request counts as failed, in milliseconds. */
const TIMEOUT = 15_000;

/** The HTTP requests of a table. Each returns a value, or a refusal that says why not. */
export class Requests {
  private readonly network: Network;
  private readonly table: string;

  constructor(network: Network, table: string) {
    this.network = network;
    this.table = table;
  }

  card(): Promise<Card | Refusal> {
    return this.ask('GET /tables/:id');
  }

  async history(lens: Seat | null): Promise<readonly ServerLogEntry[] | Refusal> {
    const query = lens === null ? {} : { lens: String(lens) };
    const history = await this.ask('GET /tables/:id/story', { query });
    return 'deeds' in history ? history.deeds : history;
  }

  async record(): Promise<string | Refusal> {
    const response = await this.send(`/api/tables/${this.table}/record`, { method: 'GET' });
    if ('refused' in response) return response;
    return response.ok ? response.text() : answerIn<Refusal>(response);
  }

  rematch(): Promise<Card | Refusal> {
    return this.ask('POST /tables/:id/rematch');
  }

  /** Gets the cookie before a seat: if that answer were lost, the seat would belong to an identity without a device. */
  async identify(): Promise<Refusal | null> {
    const { address, given } = requestTo('POST /me', {});
    const response = await this.send(address, given);
    if ('refused' in response) return response;
    return response.ok ? null : answerIn<Refusal>(response);
  }

  /**
   * Does something at the table; null: it is done. The new state comes over the socket, in its order among all messages,
   * so the answer only says why not.
   */
  async act(path: TableAct, body?: object): Promise<Refusal | null> {
    const answer = await this.ask(`POST /tables/:id${path}`, body === undefined ? {} : { body });
    return isRefusal(answer) ? answer : null;
  }

  private async ask<Name extends TableRoute>(
    name: Name,
    sent: Omit<SentParts, 'params'> = {},
  ): Promise<Reply<Name> | Refusal> {
    const { address, given } = requestTo(name, { ...sent, params: { id: this.table } });
    const response = await this.send(address, given);
    return 'refused' in response ? response : answerIn(response);
  }

  private async send(address: string, given: RequestInit): Promise<Response | Refusal> {
    try {
      return await this.network.request(address, { ...given, signal: AbortSignal.timeout(TIMEOUT) });
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
