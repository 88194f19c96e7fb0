import type { ReadonlySignal } from '@preact/signals';
import type {
  Advice,
  Ask,
  Assist,
  Colour,
  GameEvent,
  Kinds,
  PlanStop,
  Refusal,
  Remembered,
  RulesNote,
  Seat,
  SeatSymbol,
  Text,
  Viewer,
} from '@vigilia/kernel';
import type { Company } from './company.ts';

/** A seat as all see it. No two seats have the same colour or symbol. */
export interface Sitter {
  readonly name: string;
  readonly colour: Colour;
  readonly symbol: SeatSymbol;
  /** The name of the bot, if no person sits. */
  readonly bot: string | null;
  readonly isPresent: boolean;
  /** The bot or seat that plays for this one for now. */
  readonly lent: { readonly to: 'bot' | Seat; readonly once: boolean } | null;
  /** When the clock of the seat runs out, in milliseconds since 1970. */
  readonly deadline: number | null;
  /** When the others may act for a person who has left on their turn, in milliseconds since 1970. */
  readonly awayUntil: number | null;
}

/** What the player who is asked is drafting, for all to follow (kernel: `openQuestion`). */
export interface DraftedElsewhere {
  readonly seat: Seat;
  /** A plan in notation. */
  readonly line: string;
}

/** One entry of the log: the deal or an answer, with the events that the viewer may know. */
export interface LogEntry {
  /** The number of answers that stand after it. */
  readonly answers: number;
  readonly by: Seat | null;
  readonly events: readonly GameEvent[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The way to the next decision of this screen past what bots do. */
export interface Skipping {
  /** Whether bots are waited for, and no person is. */
  readonly isOffered: ReadonlySignal<boolean>;
  /** The number of the first entry of the log that was skipped; null if none was since the last answer here. */
  readonly from: ReadonlySignal<number | null>;
  /** Bots answer at once until a person has to. Everything they do is in the log as always. */
  start(): void;
}

/**
 * A table on this screen, wherever it is played: on this device, on a server, or again from a record. It holds only
 * what its viewer may know.
 */
export interface Table<K extends Kinds = Kinds> {
  readonly game: string;
  /** Whether people may undo past a draw or a reveal; the header says so before the deal. */
  readonly practice: boolean;
  readonly where: 'local' | 'online' | 'replay';
  readonly assist: ReadonlySignal<Assist>;
  /** The seat whose view this screen shows; null: a watcher's. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The version of the rules the game began with, the present one, and where an old game stops; null before it begins. */
  readonly rules: ReadonlySignal<RulesNote | null>;
  /** Null until the game has begun. */
  readonly view: ReadonlySignal<K['view'] | null>;
  /** The questions this screen may answer now. */
  readonly asks: ReadonlySignal<readonly Ask<K['choice']>[]>;
  /** Every seat that is asked something now. */
  readonly asked: ReadonlySignal<readonly Seat[]>;
  readonly sitters: ReadonlySignal<readonly Sitter[]>;
  /** All entries that stand, the deal first. */
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  /** How many entries this person has seen: the recap shows the rest. */
  readonly seen: ReadonlySignal<number>;
  readonly mayUndo: ReadonlySignal<boolean>;
  /** The order that this seat left, in its stored form (kernel: Orders). */
  readonly order: ReadonlySignal<string | null>;
  /** On a shared screen: the seat for which the curtain is down; null if it is up. */
  readonly curtain: ReadonlySignal<Seat | null>;
  /**
   * On a shared screen: whether the person who is asked before all eyes looks at the table alone; null if no such
   * question is open.
   */
  readonly isAlone?: ReadonlySignal<boolean | null>;
  /** The whole state at this moment, if all its cards lie open here: a finished game, looked at by no seat. */
  readonly opened?: ReadonlySignal<K['state'] | null>;
  /** On a shared screen: whether it stays with a person until {@link putAway}, for secrets that were just shown. */
  readonly isShowing?: ReadonlySignal<boolean>;
  /** Why bots gave their voices on the open decision, by seat, if this device knows. */
  readonly reasons?: ReadonlySignal<ReadonlyMap<Seat, readonly Text[]>>;
  /** What another player drafts at their own screen; null while that is nothing. */
  readonly drafted?: ReadonlySignal<DraftedElsewhere | null>;
  /** Shows the others what is drafted here on an open question; an empty line: nothing. */
  showDraft?(draft: DraftedElsewhere & { readonly question: number }): Promise<Refusal | null>;
  /** Whether all people of this screen see all of it: what one of them was shown, the others were. */
  readonly isSharedOpenly?: boolean;
  /** Not there if nothing can be skipped: a replay, or people who wait for each other. */
  readonly skipping?: Skipping;
  /** Whether a lesson says what is to be answered: then nothing is answered or drafted by itself. */
  readonly isGuided?: boolean;
  /** Null if the table is not on a server. */
  readonly company: Company | null;

  /**
   * Answers the open question with notation: a plan of one choice, or of several separated by semicolons. Null: all of
   * it was accepted. A refusal: nothing was. Otherwise it says where the plan stopped. `seat` names whose question of
   * {@link asks} is answered; without it, it is the first. `words` are written with a voice, if people talk freely on a
   * server; empty if nothing is.
   */
  choose(line: string, seat?: Seat, words?: string): Promise<Refusal | PlanStop | null>;
  /** Why a single choice would be refused now; null if it would be accepted. Changes nothing. */
  why(line: string): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  leaveOrder(line: string | null): Promise<Refusal | null>;
  /** What a good player would choose, the best first. Refused if the table does not allow it. */
  hint(): Promise<readonly Advice<K>[] | Refusal>;
  /** Lets the table give hints, or no longer. Only at a table of one person on this device: others would have to agree. */
  giveHints?(isWanted: boolean): void;
  liftCurtain(): void;
  /** Ends what keeps the screen with the person who was shown something: it is put away. */
  putAway?(): void;
  /** If {@link isAlone} is not null: shows the table to that person alone, behind the curtain, or to all again. */
  lookAlone?(isAlone: boolean): void;
  markSeen(): void;
  /** The audit file of a game that is over or has stopped (docs/audit.md). */
  record(): Promise<string>;
  /** What this device remembers of it, to compare the record with; not there if this device dealt the game. */
  remembered?(): Remembered | null;
  /** Opens another table for the same people, each one seat further, and says where it is. */
  rematch(): Promise<string | Refusal>;
  /** Lets go of sockets and workers. */
  close(): void;
}

/** Whether the game of a table is over. Until then at least one seat is asked. */
export function isOver(table: Table): boolean {
  if (table.company !== null) return table.company.card.value.phase === 'over';
  return table.view.value !== null && table.asked.value.length === 0;
}

/** Whether the game on this table began under earlier rules and cannot go on under the present ones. */
export function isStopped({ where, rules }: Pick<Table, 'where' | 'rules'>): boolean {
  return where !== 'replay' && (rules.value?.stopped ?? null) !== null;
}

/** Whether several people look at this screen together now, and this seat is one of theirs. */
export function isSharedSeat<K extends Kinds>(table: Table<K>, seat: Seat | null): boolean {
  const sitters = table.sitters.value;
  if (seat === null || table.where !== 'local' || sitters[seat]?.bot !== null) return false;
  const personCount = sitters.filter(({ bot }) => bot === null).length;
  return personCount > 1 && (table.isSharedOpenly === true || table.viewer.value === null);
}
