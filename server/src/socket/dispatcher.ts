import { isRefusal, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import type { RawData } from 'ws';
import type { Hints } from '../bots/hints.ts';
import { type Bucket, fullBucket, take } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { tooFast } from '../limits/rate-limiters.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { FromClient } from '../protocol/from-client.ts';
import { type AnswerContext, answer, giveHint, refused } from './answer.ts';
import type { Inbox } from './inbox.ts';
import { readMessage } from './read-message.ts';
import type { TableChannel } from './table-channel.ts';
import type { Subscriber } from './viewer-group.ts';

export interface DispatchContext extends AnswerContext {
  readonly limits: Limits;
  readonly inbox: Inbox;
  readonly hints: Hints;
  /** Hints by address. */
  readonly hintLimiter: RateLimiter;
  readonly log: Pick<Logger, 'error'>;
  readonly metrics: Pick<Metrics, 'refusals'>;
}

/** A client's end of a socket, which looks at the table with the eyes of a seat if it asks for that. */
export interface Client extends Subscriber {
  lens: Seat | null;
}

/** What answers the messages of one client: here, or at the process where the table is at home. */
export interface Session {
  /** The channel of the table; null until the client has said hello, and if it is at another process. */
  readonly channel: TableChannel | null;
  receive(data: RawData, isBinary: boolean): void;
  close(): void;
}

/** Answers the messages of one client, one after the other: what follows `hello` needs the channel it opens. */
export class Dispatcher implements Session {
  channel: TableChannel | null = null;
  private readonly context: DispatchContext;
  private readonly client: Client;
  /** The id of the table. The table itself may leave memory before the client says hello. */
  private readonly table: string;
  private readonly address: string;
  private talkBucket: Bucket;
  private turn: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(
    context: DispatchContext,
    client: Client,
    { table, address }: { readonly table: string; readonly address: string },
  ) {
    this.context = context;
    this.client = client;
    this.table = table;
    this.address = address;
    this.talkBucket = fullBucket(context.limits.talk, context.tables.now());
  }

  receive(data: RawData, isBinary: boolean): void {
    const message = readMessage(data, isBinary);
    if ('type' in message) return this.context.inbox.add(() => this.begin(message));
    this.context.metrics.refusals.inc({ kind: 'malformed' });
    const { key, where } = message;
    refused(this.channel, this.client, key, refuse(null, 'refusal.malformed', { where }));
  }

  private begin(message: FromClient): void {
    this.turn = this.turn.then(() => this.attempt(message, () => this.handle(message)));
  }

  close(): void {
    this.isClosed = true;
    if (this.channel !== null) this.context.channels.leave(this.channel, this.client);
  }

  private async attempt(message: FromClient, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.context.log.error(error);
      const key = 'key' in message ? message.key : undefined;
      refused(this.channel, this.client, key, refuse(null, 'refusal.our-fault'));
    }
  }

  private async handle(message: FromClient): Promise<void> {
    const { client, channel } = this;
    if (message.type === 'ping') return client.send('{"type":"pong"}');
    if (message.type === 'hello') return this.join(message);
    if (channel === null) return refused(null, client, message.key, refuse(null, 'refusal.hello-first'));
    const refusal = this.whyNotNow(message);
    if (refusal !== null) return refused(channel, client, message.key, refusal);
    if (message.type !== 'hint') return answer(this.context, channel, client, message);
    // Choices do not wait until a bot has thought.
    void this.attempt(message, () => giveHint(this.context.hints, channel, client, message.key));
  }

  private async join({ lens, since: known }: Hello): Promise<void> {
    const { tables, channels, joined } = this.context;
    const since = known ?? null;
    this.client.lens = lens ?? null;
    const loaded = (await tables.lookUp(this.table)) ?? refuse(null, 'refusal.no-table');
    if (isRefusal(loaded)) return refused(null, this.client, undefined, loaded);
    if (since !== null && since > loaded.table.version) await tables.catchUp(loaded);
    if (this.isClosed) return;
    this.channel = await channels.join(loaded, this.client, since);
    // The socket may have closed while the channel was being opened.
    if (this.isClosed) channels.leave(this.channel, this.client);
    else joined(this.channel);
  }

  /** Hints and talk have rates of their own. */
  private whyNotNow(message: FromClient): Refusal | null {
    const { hintLimiter, limits, tables } = this.context;
    const { type } = message;
    if (type === 'hint') return tooFast(hintLimiter.take(this.address, tables.now()));
    const isWorded = type === 'choose' && message.words !== undefined;
    if (type !== 'say' && type !== 'write' && !isWorded) return null;
    const { bucket, wait } = take(this.talkBucket, limits.talk, tables.now());
    this.talkBucket = bucket;
    return tooFast(wait);
  }
}

type Hello = Extract<FromClient, { type: 'hello' }>;
