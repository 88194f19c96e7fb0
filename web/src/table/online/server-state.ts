import { batch, computed, type Signal, signal } from '@preact/signals';
import { type Ask, type Seat, type Text, withChange } from '@vigilia/kernel';
import type { Card, FromServer, Said } from '@vigilia/server/protocol';
import { looksOf } from '../../seats/looks.ts';
import type { Silence } from '../company.ts';
import type { DraftedElsewhere, Sitter } from '../table.ts';

type Message<Type extends FromServer['type']> = Extract<FromServer, { readonly type: Type }>;

/** The state of a table as the latest messages of the server give it. */
export class ServerState {
  readonly card: Signal<Card>;
  readonly seat = signal<Seat | null>(null);
  /** The seat whose view a watcher has chosen; null: the view without any secrets. */
  readonly lens = signal<Seat | null>(null);
  readonly isHost = signal(false);
  readonly isBarred = signal(false);
  readonly isWelcome = signal(false);
  readonly view = signal<unknown>(null);
  readonly asks = signal<readonly Ask[]>([]);
  readonly asked = signal<readonly Seat[]>([]);
  readonly mayUndo = signal(false);
  readonly deadlines = signal<readonly (number | null)[]>([]);
  readonly absences = signal<readonly (number | null)[]>([]);
  readonly silence = signal<Silence | null>(null);
  readonly order = signal<string | null>(null);
  readonly present = signal<readonly Seat[]>([]);
  /** Why bots spoke as they did on the open decision, if this viewer may know what they said. */
  readonly reasons = signal<ReadonlyMap<Seat, readonly Text[]>>(new Map());
  /** Who did not agree to go back when that was last asked; null once something has happened since. */
  readonly declinedBy = signal<Seat | null>(null);
  /** How many people without a seat look on. */
  readonly watchers = signal(0);
  /** What the player who is asked is drafting; null while that is nothing. */
  readonly drafted = signal<DraftedElsewhere | null>(null);
  readonly talk = signal<readonly Said[]>([]);
  readonly viewer = computed(() => this.seat.value ?? this.lens.value);
  /** The latest version of the table that a message named. */
  version = 0;

  constructor(card: Card) {
    this.card = signal(card);
  }

  welcome(message: Message<'welcome'>): void {
    batch(() => {
      this.seat.value = message.seat;
      this.isHost.value = message.isHost;
      this.isBarred.value = message.isBarred;
      this.card.value = message.card;
      this.view.value = message.view;
      this.order.value = message.order;
      this.talk.value = message.talk as Said[];
      this.present.value = message.present;
      this.watchers.value = message.watchers ?? 0;
      // What is drafted now follows the welcome.
      this.drafted.value = null;
      this.isWelcome.value = true;
      this.applyTurn(message);
    });
  }

  /** Whether the message brought a later version. */
  happened(message: Message<'happened'>): boolean {
    if (message.version <= this.version) return false;
    batch(() => {
      const asked = this.card.value.undo;
      const isAnswered = asked !== null && message.card?.undo === null && message.events.length === 0;
      this.declinedBy.value =
        isAnswered && message.undone === undefined && message.by !== asked.by ? message.by : null;
      if (message.view !== undefined) this.view.value = withChange(this.view.value, message.view);
      if (message.card !== undefined) this.card.value = message.card;
      this.applyTurn(message);
    });
    return true;
  }

  cameOrWent({ seats, watchers = 0 }: Message<'present'>): void {
    batch(() => {
      this.present.value = seats;
      this.watchers.value = watchers;
    });
  }

  draftedAt({ seat, line }: Message<'drafted'>): void {
    this.drafted.value = line === '' ? null : { seat, line };
  }

  said(message: Said): void {
    const last = this.talk.value.at(-1)?.number ?? 0;
    if (message.number > last) this.talk.value = [...this.talk.value, message];
  }

  private applyTurn(message: Message<'welcome' | 'happened'>): void {
    this.version = message.version;
    this.asks.value = message.asks as unknown as readonly Ask[];
    this.asked.value = message.asked;
    this.mayUndo.value = message.mayUndo;
    this.deadlines.value = message.deadlines;
    this.absences.value = message.absences ?? [];
    this.silence.value = message.silence ?? null;
    this.reasons.value = new Map(message.reasons?.map(({ seat, reason }) => [seat, [reason]]));
  }
}

/** Who is at the table, and by seat when its clock runs out and when others may act for a person who has left. */
interface SeatTimes {
  readonly present: readonly Seat[];
  readonly deadlines: readonly (number | null)[];
  readonly absences: readonly (number | null)[];
}

/** The seats of a table with their names, colours and symbols, made from its card. */
export function sittersOf(
  { seats, commitment }: Card,
  { present, deadlines, absences }: SeatTimes,
): Sitter[] {
  const seated = seats.map((sitter) => ({
    // An empty seat has no name; a bot gets one from the list.
    name: sitter === null ? '' : (sitter.name ?? null),
    colour: sitter?.colour,
    symbol: sitter?.symbol,
  }));
  return looksOf(seated, commitment).map((look, seat) => {
    const sitter = seats[seat] ?? null;
    const bot = sitter?.bot ?? null;
    return {
      ...look,
      bot,
      isPresent: bot !== null || present.includes(seat),
      lent: sitter?.lent ?? null,
      deadline: deadlines[seat] ?? null,
      awayUntil: absences[seat] ?? null,
    };
  });
}
