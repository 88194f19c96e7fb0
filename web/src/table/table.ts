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
  Viewer,
} from '@vigilia/kernel';
import type { Company } from './company.ts';

/** Somebody at the table, as everybody sees them. Colour and symbol are never shared. */
export interface Sitter {
  readonly name: string;
  readonly colour: Colour;
  readonly symbol: SeatSymbol;
  /** The name of the bot, where no person sits. */
  readonly bot: string | null;
  readonly isPresent: boolean;
  /** Who plays for them for now. */
  readonly lent: { readonly to: 'bot' | Seat; readonly once: boolean } | null;
  /** When their clock runs out, in milliseconds since 1970. */
  readonly deadline: number | null;
}

/** One deed as this screen heard of it. */
export interface LogEntry {
  /** How many answers stand afterwards. */
  readonly answers: number;
  readonly by: Seat | null;
  readonly events: readonly GameEvent[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * A table on this screen, wherever it is played: on this device, in the house of a server, or over again from a
 * record. All of it follows from what the viewer may know.
 */
export interface Table<K extends Kinds = Kinds> {
  readonly game: string;
  /** Whether people may go back past what was drawn or shown, as was said before the deal. */
  readonly practice: boolean;
  readonly where: 'here' | 'online' | 'replay';
  readonly assist: ReadonlySignal<Assist>;
  /** Whose eyes this screen has; null watches. */
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
  /** All that stands, the deal first. */
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  /** How many of them this person has been shown: the rest is the recap. */
  readonly seen: ReadonlySignal<number>;
  readonly mayUndo: ReadonlySignal<boolean>;
  /** The order left behind, as it is kept (kernel: Orders). */
  readonly order: ReadonlySignal<string | null>;
  /** At one screen: whom the curtain is down for; null where it is up. */
  readonly curtain: ReadonlySignal<Seat | null>;
  /** What only a table with people elsewhere has. */
  readonly company: Company | null;

  /**
   * Answers the open question by a line of notation, a plan of one choice or several parted by semicolons. Null: all of
   * it was taken. A refusal: nothing was. Otherwise it says where the plan stopped.
   */
  choose(line: string): Promise<Refusal | PlanStop | null>;
  /** Why a single choice would be refused now; null where it would be taken. Nothing happens. */
  why(line: string): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  leaveOrder(line: string | null): Promise<Refusal | null>;
  /** What a good player would choose, the best first. Refused where the table does not allow it. */
  hint(): Promise<readonly Advice<K>[] | Refusal>;
  liftCurtain(): void;
  markSeen(): void;
  /** The audit file of a game that is over or has stopped (docs/audit.md). */
  record(): Promise<string>;
  /** What this device remembers of it, to compare the record with; not there where this device dealt the game. */
  remembered?(): Remembered | null;
  /** Opens another table for the same people and says where it is. */
  rematch(): Promise<string | Refusal>;
  /** Lets go of sockets and workers. */
  close(): void;
}
