import type { ReadonlySignal } from '@preact/signals';
import { isRefusal, type Refusal, type Seat } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import type { Company } from '../company.ts';
import type { Connection } from './connection.ts';
import type { Requests } from './requests.ts';
import type { ServerState } from './server-state.ts';
import type { Witness } from './witness.ts';

/** The people at a table in the house of a server. */
export class OnlineCompany implements Company {
  readonly line: Company['line'];
  readonly card: ReadonlySignal<Card>;
  readonly seat: ServerState['seat'];
  readonly isHost: ServerState['isHost'];
  readonly isBarred: ServerState['isBarred'];
  readonly talk: ServerState['talk'];
  readonly isAlarmed: Witness['isAlarmed'];
  private readonly told: ServerState;
  private readonly requests: Requests;
  private readonly connection: Connection;
  private readonly witness: Witness;

  constructor(told: ServerState, requests: Requests, connection: Connection, witness: Witness) {
    this.told = told;
    this.requests = requests;
    this.connection = connection;
    this.witness = witness;
    this.isAlarmed = witness.isAlarmed;
    this.line = connection.state;
    this.card = told.card;
    this.seat = told.seat;
    this.isHost = told.isHost;
    this.isBarred = told.isBarred;
    this.talk = told.talk;
  }

  now(): number {
    return this.connection.clock.now();
  }

  async sit(place: Parameters<Company['sit']>[0]): Promise<Refusal | null> {
    const isNew = this.seat.value === null;
    const unknown = isNew ? await this.requests.becomeKnown() : null;
    if (unknown !== null) return unknown;
    const refusal = await whyNot(this.requests.sit(place));
    // A new visitor has no identity on the open socket, so the client reconnects.
    if (refusal === null && isNew && this.seat.value === null) this.connection.renew();
    return refusal;
  }

  stand(): Promise<Refusal | null> {
    return whyNot(this.requests.stand());
  }

  setBot(seat: Seat, bot: string | null): Promise<Refusal | null> {
    return whyNot(this.requests.setBot(seat, bot));
  }

  freeSeat(seat: Seat, bot: string | null): Promise<Refusal | null> {
    return whyNot(this.requests.freeSeat(seat, bot));
  }

  bar(seat: Seat): Promise<Refusal | null> {
    return whyNot(this.requests.bar(seat));
  }

  handOver(seat: Seat): Promise<Refusal | null> {
    return whyNot(this.requests.handOver(seat));
  }

  closeTable(): Promise<Refusal | null> {
    return whyNot(this.requests.close());
  }

  setReady(ready: boolean): Promise<Refusal | null> {
    return whyNot(this.requests.setReady(ready ? this.witness.seal() : null));
  }

  begin(fill: string | null): Promise<Refusal | null> {
    return whyNot(this.requests.begin(fill));
  }

  say(phrase: string): Promise<Refusal | null> {
    return this.connection.ask({ type: 'say', phrase });
  }

  write(words: string): Promise<Refusal | null> {
    return this.connection.ask({ type: 'write', words });
  }

  askUndo(backTo: number): Promise<Refusal | null> {
    return this.connection.ask({ type: 'ask-undo', version: this.told.version, backTo });
  }

  answerUndo(agree: boolean): Promise<Refusal | null> {
    return this.connection.ask({ type: 'answer-undo', version: this.told.version, agree });
  }

  wish(about: Seat, wish: Parameters<Company['wish']>[1]): Promise<Refusal | null> {
    return this.connection.ask({ type: 'wish', version: this.told.version, about, wish });
  }

  takeBack(): Promise<Refusal | null> {
    return this.connection.ask({ type: 'return' });
  }

  look(lens: Seat | null): void {
    this.told.lens.value = lens;
    this.connection.hello();
  }
}

/** What came of it is told over the line, in its turn among all that happens. */
async function whyNot(request: Promise<Card | Refusal>): Promise<Refusal | null> {
  const answer = await request;
  return isRefusal(answer) ? answer : null;
}
