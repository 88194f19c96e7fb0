import { type ReadonlySignal, signal } from '@preact/signals';
import { type PlanStop, type Refusal, refuse } from '@vigilia/kernel';
import type { FromServer } from '@vigilia/server/protocol';
import { PendingRequests } from './pending-requests.ts';
import { ReconnectingSocket } from './reconnecting-socket.ts';
import { ServerClock } from './server-clock.ts';
import type { ServerState } from './server-state.ts';
import type { SocketFactory } from './web-socket.ts';

type Letter = Parameters<PendingRequests['send']>[0];
type Reply = Awaited<ReturnType<PendingRequests['send']>>;

/** Whoever was too fast waits for so long where the server does not say how long, in milliseconds. */
const SLOWLY = 1_000;

/** What this screen says to its table and hears from it. */
export class Connection {
  readonly state: ReadonlySignal<'connecting' | 'connected' | 'lost'>;
  readonly clock = new ServerClock();
  private readonly line: ReconnectingSocket;
  private readonly requests: PendingRequests;
  private readonly told: ServerState;
  private readonly heard: (message: FromServer) => void;
  private readonly lineState = signal<'connecting' | 'connected' | 'lost'>('connecting');

  /** `heard` is told of every message, once it has been taken to heart. */
  constructor(wire: SocketFactory, path: string, told: ServerState, heard: (message: FromServer) => void) {
    this.told = told;
    this.heard = heard;
    this.state = this.lineState;
    this.requests = new PendingRequests((request) => this.line.say(request));
    this.line = new ReconnectingSocket(wire, path, {
      opened: () => {
        this.hello();
        this.requests.sayAgain();
      },
      heard: (message) => this.hear(message),
      lost: () => {
        this.lineState.value = 'lost';
      },
    });
  }

  /** Says who looks and what they saw last; the table answers with how it stands. */
  hello(): void {
    const { lens, version } = this.told;
    this.line.say({
      type: 'hello',
      protocol: 1,
      ...(version > 0 ? { since: version } : {}),
      ...(lens.value === null ? {} : { lens: lens.value }),
    });
  }

  /** Says something as often as it takes; null where it was done. */
  async ask(request: Letter): Promise<Refusal | null> {
    return this.refusalOf(await this.requests.send(request));
  }

  /** Answers a question; null where every choice was taken, otherwise a refusal or where the plan stopped. */
  async choose(request: Letter & { readonly type: 'choose' }): Promise<Refusal | PlanStop | null> {
    const reply = await this.requests.send(request);
    return this.refusalOf(reply) ?? ('stop' in reply && reply.stop !== undefined ? reply.stop : null);
  }

  /** Why something was not done. What is stale is looked at again. */
  private refusalOf(reply: Reply): Refusal | null {
    if (reply.type === 'refused') return refusalIn(reply);
    if (reply.type !== 'stale') return null;
    this.hello();
    return refuse(null, 'refusal.stale');
  }

  async askForAdvice(): Promise<Extract<FromServer, { readonly type: 'advice' }>['advice'] | Refusal> {
    const reply = await this.requests.send({ type: 'hint' });
    if (reply.type === 'advice') return reply.advice;
    return reply.type === 'refused' ? refusalIn(reply) : refuse(null, 'refusal.stale');
  }

  renew(): void {
    this.line.renew();
  }

  close(): void {
    this.line.close();
  }

  private hear(message: FromServer): void {
    this.takeToHeart(message);
    this.heard(message);
    this.requests.hear(message);
  }

  private takeToHeart(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.told.welcome(message);
        this.lineState.value = 'connected';
        return;
      case 'happened':
        if (this.told.happened(message)) this.clock.hear(message.at);
        return;
      case 'said':
        this.told.said(message);
        return;
      case 'present':
        this.told.present.value = message.seats;
        return;
      case 'order':
        this.told.order.value = message.order;
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

  /** Something was not even read, because too much came at once: nobody knows what, so all of it is said again. */
  private slowDown({ reason }: Extract<FromServer, { readonly type: 'refused' }>): void {
    const { seconds } = reason.vars;
    const wait = typeof seconds === 'number' ? seconds * 1000 : SLOWLY;
    setTimeout(() => this.requests.sayAgain(), wait);
  }
}

function refusalIn({ clause, reason, column }: Extract<FromServer, { readonly type: 'refused' }>): Refusal {
  return { refused: true, clause, reason, ...(column === undefined ? {} : { column }) };
}
