import type { ReadonlySignal } from '@preact/signals';
import type { AbandonedDeal, Absence, Refusal, Seat } from '@vigilia/kernel';
import type { Card, FromServer, Said } from '@vigilia/server/protocol';
import { t } from '../i18n/translate.ts';

/** `lost`: the socket broke, and the page tries to open it again. */
export type ConnectionState = 'connecting' | 'connected' | 'lost';

/** What a ready person gives to the options of the game. */
export interface GivenWhenReady {
  /** What this person has met at other tables, if the game takes account of it. */
  readonly memory: readonly string[];
  /** Kinds of content that the game is to leave out. */
  readonly avoid: readonly string[];
}

/** How long the others have waited for a person, connected or not (docs/protocol.md, `silence`). */
export type Silence = NonNullable<Extract<FromServer, { type: 'happened' }>['silence']>;

/** What only a table on a server has: a connection, a card, talk, consent, absence. */
export interface Company {
  readonly connection: ReadonlySignal<ConnectionState>;
  readonly card: ReadonlySignal<Card>;
  readonly seat: ReadonlySignal<Seat | null>;
  readonly isHost: ReadonlySignal<boolean>;
  /** Whether the host has barred this person from the table. */
  readonly isBarred: ReadonlySignal<boolean>;
  readonly talk: ReadonlySignal<readonly Said[]>;
  /** The person for whose decision other people wait, when they may knock, and who did; null if they wait for none. */
  readonly silence: ReadonlySignal<Silence | null>;
  /** Who did not agree to go back when that was last asked; null once something has happened since. */
  readonly declinedBy: ReadonlySignal<Seat | null>;
  /** The seats whose people are connected. */
  readonly present: ReadonlySignal<readonly Seat[]>;
  /** How many people without a seat look on. */
  readonly watchers: ReadonlySignal<number>;
  /** What the table shows otherwise than this device was shown before; null if all is as it was. */
  readonly alarm: ReadonlySignal<Alarm | null>;
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
  sit(place: { seat?: Seat; name: string; colour?: string; symbol?: string }): Promise<Refusal | null>;
  stand(): Promise<Refusal | null>;
  setBot(seat: Seat, bot: string | null): Promise<Refusal | null>;
  /** The host frees the seat of another person, and puts a bot there if one is named. */
  freeSeat(seat: Seat, bot: string | null): Promise<Refusal | null>;
  /** The host frees the seat of another person, who may not come back. */
  bar(seat: Seat): Promise<Refusal | null>;
  /** The host makes another person the host. */
  handOver(seat: Seat): Promise<Refusal | null>;
  /** The host says how long a person may be away on their turn before the others may act. */
  setAbsence(absence: Absence): Promise<Refusal | null>;
  closeTable(): Promise<Refusal | null>;
  setReady(ready: boolean, given: GivenWhenReady): Promise<Refusal | null>;
  begin(fill: string | null): Promise<Refusal | null>;
  say(phrase: string): Promise<Refusal | null>;
  write(words: string): Promise<Refusal | null>;
  /** Asks the others to go back to the moment at which `backTo` answers stood. */
  askUndo(backTo: number): Promise<Refusal | null>;
  answerUndo(agree: boolean): Promise<Refusal | null>;
  /** Knocks for the person whose decision has taken long; if no answer comes, the others may act. */
  knock(about: Seat): Promise<Refusal | null>;
  /** Says what to do about a seat whose clock has run out, or whose person has been away or silent for too long. */
  vote(about: Seat, vote: 'wait' | 'bot-once' | 'bot' | 'deputy'): Promise<Refusal | null>;
  /** Takes the own seat back from the bot or person it was lent to. */
  takeBack(): Promise<Refusal | null>;
  /** A watcher sees the table as a seat sees it, if the table allows that. */
  look(lens: Seat | null): void;
}

/**
 * What a table shows otherwise than before: the hash of the seed, a deal that is to be opened, or the log; or that it
 * leaves out hashes of the log.
 */
export type Alarm = 'commitment' | 'deal' | 'log' | 'withheld';

/** The warning about it. */
export function alarmText(alarm: Alarm): string {
  if (alarm === 'commitment') return t('gathering.alarm');
  if (alarm === 'deal') return t('gathering.alarm-deal');
  return t(alarm === 'log' ? 'gathering.alarm-log' : 'gathering.alarm-withheld');
}

/** Who broke a deal off. */
export function abandonedDealText({ by, players }: AbandonedDeal): string {
  const names = players.map(({ seat, name }) => name || t('gathering.seat', { number: seat + 1 })).join(', ');
  if (by === 'host') return t('undealt.host');
  return t(by === 'player' ? 'undealt.player' : 'undealt.time', { names });
}
