import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type PlanStop, type Refusal, refuse } from '@vigilia/kernel';
import type { FromServer } from '@vigilia/server/protocol';
import type { ConnectionState } from '../company.ts';
import type { Network } from './network.ts';
import { PendingRequests } from './pending-requests.ts';
import { ReconnectingSocket } from './reconnecting-socket.ts';
import type { ServerState } from './server-state.ts';

type NewRequest = Parameters<PendingRequests['send']>[0];
type Reply = Awaited<ReturnType<PendingRequests['send']>>;

/** How long the client waits after "too fast" if the server names no time, in milliseconds. */
const DEFAULT_WAIT = 1_000;

/** The client of one table: sends requests until they are answered and applies every message to the state. */
export class TableClient {
  readonly connection: ReadonlySignal<ConnectionState>;
  readonly clock = new ServerClock();
  private readonly socket: ReconnectingSocket;
  private readonly requests: PendingRequests;
  private readonly serverState: ServerState;
  private readonly onMessage: (message: FromServer) => void;
  private readonly connectionState = signal<ConnectionState>('connecting');

  /** `onMessage` gets every message after it has been applied to the state. */
  constructor(
    network: Network,
    path: string,
    serverState: ServerState,
    onMessage: (message: FromServer) => void,
  ) {
    this.serverState = serverState;
    this.onMessage = onMessage;
    this.connection = this.connectionState;
    this.requests = new PendingRequests((request) => this.socket.send(request));
    this.socket = new ReconnectingSocket(network, path, {
      opened: () => {
        this.hello();
        this.requests.resend();
      },
      received: (message) => this.receive(message),
      lost: () => {
        this.connectionState.value = 'lost';
      },
    });
  }

  /** Names the viewer and the last version seen; the server answers with what was missed or with the whole state. */
  hello(): void {
    const { lens, version } = this.serverState;
    this.socket.send({
      type: 'hello',
      protocol: 1,
      ...(version > 0 ? { since: version } : {}),
      ...(lens.value === null ? {} : { lens: lens.value }),
    });
  }

  /** Sends a request until it is answered. Null: it was done. */
  async ask(request: NewRequest): Promise<Refusal | null> {
    return this.refusalOf(await this.requests.send(request));
  }

  /** Answers a question. Null: every choice was accepted; otherwise a refusal, or where the plan stopped. */
  async choose(request: NewRequest & { readonly type: 'choose' }): Promise<Refusal | PlanStop | null> {
    const reply = await this.requests.send(request);
    return this.refusalOf(reply) ?? ('stop' in reply && reply.stop !== undefined ? reply.stop : null);
  }

  async askForAdvice(): Promise<Extract<FromServer, { readonly type: 'advice' }>['advice'] | Refusal> {
    const reply = await this.requests.send({ type: 'hint' });
    if (reply.type === 'advice') return reply.advice;
    return reply.type === 'refused' ? refusalIn(reply) : refuse(null, 'refusal.stale');
  }

  reconnect(): void {
    this.socket.reconnect();
  }

  close(): void {
    this.socket.close();
  }

  /** Why a request was not done. After a stale one the client asks for the present state. */
  private refusalOf(reply: Reply): Refusal | null {
    if (reply.type === 'refused') return refusalIn(reply);
    if (reply.type !== 'stale') return null;
    this.hello();
    return refuse(null, 'refusal.stale');
  }

  /** A message is one change: what is asked never comes before the log that led to it. */
  private receive(message: FromServer): void {
    batch(() => {
      this.apply(message);
      this.onMessage(message);
      this.requests.receive(message);
    });
  }

  private apply(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.serverState.welcome(message);
        this.connectionState.value = 'connected';
        return;
      case 'happened':
        if (this.serverState.happened(message)) this.clock.sync(message.at);
        return;
      case 'said':
        this.serverState.said(message);
        return;
      case 'present':
        this.serverState.cameOrWent(message);
        return;
      case 'drafted':
        this.serverState.draftedAt(message);
        return;
      case 'order':
        this.serverState.order.value = message.order;
        return;
      case 'refused':
        if (message.key === undefined) this.slowDown(message);
        return;
      case 'done':
      case 'stale':
      case 'advice':
      case 'wake':
      case 'pong':
      case 'bye':
        return;
    }
  }

  /** The server left a message unread because too many came at once. It does not say which, so all are sent again. */
  private slowDown({ reason }: Extract<FromServer, { readonly type: 'refused' }>): void {
    const { seconds } = reason.vars;
    const wait = typeof seconds === 'number' ? seconds * 1000 : DEFAULT_WAIT;
    setTimeout(() => this.requests.resend(), wait);
  }
}

function refusalIn({ clause, reason, column }: Extract<FromServer, { readonly type: 'refused' }>): Refusal {
  return { refused: true, clause, reason, ...(column === undefined ? {} : { column }) };
}

/** The server's clock, estimated from the times in its messages. */
class ServerClock {
  private ahead = 0;

  /** A message of this time has just arrived, in milliseconds since 1970. */
  sync(at: number): void {
    this.ahead = at - Date.now();
  }

  now(): number {
    return Date.now() + this.ahead;
  }
}
