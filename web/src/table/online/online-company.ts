import type { ReadonlySignal } from '@preact/signals';
import type { Absence, Refusal, Seat } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import type { Company, GivenWhenReady } from '../company.ts';
import type { Requests } from './requests.ts';
import type { ServerState } from './server-state.ts';
import type { TableClient } from './table-client.ts';
import type { TableNote } from './table-note.ts';

/** The people at a table on a server. */
export class OnlineCompany implements Company {
  readonly connection: Company['connection'];
  readonly card: ReadonlySignal<Card>;
  readonly seat: ServerState['seat'];
  readonly isHost: ServerState['isHost'];
  readonly isBarred: ServerState['isBarred'];
  readonly talk: ServerState['talk'];
  readonly silence: ServerState['silence'];
  readonly declinedBy: ServerState['declinedBy'];
  readonly present: ServerState['present'];
  readonly watchers: ServerState['watchers'];
  readonly alarm: TableNote['alarm'];
  private readonly serverState: ServerState;
  private readonly requests: Requests;
  private readonly client: TableClient;
  private readonly note: TableNote;

  constructor(serverState: ServerState, requests: Requests, client: TableClient, note: TableNote) {
    this.serverState = serverState;
    this.requests = requests;
    this.client = client;
    this.note = note;
    this.alarm = note.alarm;
    this.connection = client.connection;
    this.card = serverState.card;
    this.seat = serverState.seat;
    this.isHost = serverState.isHost;
    this.isBarred = serverState.isBarred;
    this.talk = serverState.talk;
    this.silence = serverState.silence;
    this.declinedBy = serverState.declinedBy;
    this.present = serverState.present;
    this.watchers = serverState.watchers;
  }

  now(): number {
    return this.client.clock.now();
  }

  async sit(place: Parameters<Company['sit']>[0]): Promise<Refusal | null> {
    const isNew = this.seat.value === null;
    const unknown = isNew ? await this.requests.identify() : null;
    if (unknown !== null) return unknown;
    const refusal = await this.requests.act('/sit', place);
    // A new visitor has no identity on the open socket, so the client reconnects.
    if (refusal === null && isNew && this.seat.value === null) this.client.reconnect();
    return refusal;
  }

  stand(): Promise<Refusal | null> {
    return this.requests.act('/stand');
  }

  setBot(seat: Seat, bot: string | null): Promise<Refusal | null> {
    return this.requests.act('/bot', { seat, bot });
  }

  freeSeat(seat: Seat, bot: string | null): Promise<Refusal | null> {
    return this.requests.act('/free', bot === null ? { seat } : { seat, bot });
  }

  bar(seat: Seat): Promise<Refusal | null> {
    return this.requests.act('/bar', { seat });
  }

  handOver(seat: Seat): Promise<Refusal | null> {
    return this.requests.act('/hand-over', { seat });
  }

  setAbsence(absence: Absence): Promise<Refusal | null> {
    return this.requests.act('/absence', { absence });
  }

  closeTable(): Promise<Refusal | null> {
    return this.requests.act('/close');
  }

  /** A ready person sends the hash of their entropy. */
  setReady(ready: boolean, given: GivenWhenReady): Promise<Refusal | null> {
    if (!ready) return this.requests.act('/ready', { ready });
    const lists = Object.fromEntries(Object.entries(given).filter(([, list]) => list.length > 0));
    return this.requests.act('/ready', { ready, entropyHash: this.note.seal(), ...lists });
  }

  begin(fill: string | null): Promise<Refusal | null> {
    return this.requests.act('/begin', fill === null ? {} : { fill });
  }

  say(phrase: string): Promise<Refusal | null> {
    return this.client.ask({ type: 'say', phrase });
  }

  write(words: string): Promise<Refusal | null> {
    return this.client.ask({ type: 'write', words });
  }

  askUndo(backTo: number): Promise<Refusal | null> {
    return this.client.ask({ type: 'ask-undo', version: this.serverState.version, backTo });
  }

  answerUndo(agree: boolean): Promise<Refusal | null> {
    return this.client.ask({ type: 'answer-undo', version: this.serverState.version, agree });
  }

  knock(about: Seat): Promise<Refusal | null> {
    return this.client.ask({ type: 'knock', version: this.serverState.version, about });
  }

  vote(about: Seat, vote: Parameters<Company['vote']>[1]): Promise<Refusal | null> {
    return this.client.ask({ type: 'wish', version: this.serverState.version, about, wish: vote });
  }

  takeBack(): Promise<Refusal | null> {
    return this.client.ask({ type: 'return' });
  }

  look(lens: Seat | null): void {
    this.serverState.lens.value = lens;
    this.client.hello();
  }
}
