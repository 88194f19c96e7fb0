import { type Absence, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import type { Card, FromServer } from '@vigilia/server/protocol';
import { type Reply, type RouteName, requestTo, type SentParts } from '../../server-api/call-server.ts';
import type { GivenWhenReady } from '../company.ts';
import type { Network } from './network.ts';

/** One entry of the log as the server sends it. */
export type ServerLogEntry = Pick<
  Extract<FromServer, { readonly type: 'happened' }>,
  'version' | 'at' | 'by' | 'answers' | 'events' | 'undone' | 'link'
>;

type TableRoute = Extract<RouteName, `${string} /tables/:id${string}`>;

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

  sit(place: object): Promise<Card | Refusal> {
    return this.ask('POST /tables/:id/sit', { body: place });
  }

  stand(): Promise<Card | Refusal> {
    return this.ask('POST /tables/:id/stand');
  }

  setBot(seat: Seat, bot: string | null): Promise<Card | Refusal> {
    return this.ask('POST /tables/:id/bot', { body: { seat, bot } });
  }

  freeSeat(seat: Seat, bot: string | null): Promise<Card | Refusal> {
    return this.ask('POST /tables/:id/free', { body: bot === null ? { seat } : { seat, bot } });
  }

  bar(seat: Seat): Promise<Card | Refusal> {
    return this.ask('POST /tables/:id/bar', { body: { seat } });
  }

  handOver(seat: Seat): Promise<Card | Refusal> {
    return this.ask('POST /tables/:id/hand-over', { body: { seat } });
  }

  setAbsence(absence: Absence): Promise<Card | Refusal> {
    return this.ask('POST /tables/:id/absence', { body: { absence } });
  }

  close(): Promise<Card | Refusal> {
    return this.ask('POST /tables/:id/close');
  }

  /** Sends the hash of this seat's entropy; null: the seat is not ready any more. */
  setReady(entropyHash: string | null, given: GivenWhenReady): Promise<Card | Refusal> {
    const lists = Object.fromEntries(Object.entries(given).filter(([, list]) => list.length > 0));
    const body = entropyHash === null ? { ready: false } : { ready: true, entropyHash, ...lists };
    return this.ask('POST /tables/:id/ready', { body });
  }

  open(entropy: string): Promise<Card | Refusal> {
    return this.ask('POST /tables/:id/open', { body: { entropy } });
  }

  begin(fill: string | null): Promise<Card | Refusal> {
    return this.ask('POST /tables/:id/begin', { body: fill === null ? {} : { fill } });
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
