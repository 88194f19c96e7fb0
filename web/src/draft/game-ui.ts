import type { ReadonlySignal } from '@preact/signals';
import type { Ask, Choice, Game, GameEvent, Kinds, Messages, Name, Orders, Text } from '@vigilia/kernel';
import type { ComponentType } from 'preact';
import type { Sound } from '../sound/scores.ts';
import type { Table } from '../table/table.ts';
import type { AnswerDraft } from './answer-draft.ts';
import type { AnsweringUi } from './answering-ui.ts';
import type { GameGoal } from './game-goal.ts';
import type { GameMoments } from './moment.ts';

/** Something that can be named and pointed at: `square:r4c5`, `character:lilja`, `seat:2`. */
export type Noun = `${string}:${string | number}`;

/** How the log of a game is divided. */
export interface LogChapters {
  /** The number of the chapter that an event begins; null if it begins none. */
  begunBy(event: GameEvent): number | null;
  headingOf(chapter: number): Text;
  /** The variable under which the game names a chapter in a word: the `hour` that is III. */
  readonly variable: string;
}

/** A game as the page draws it. */
export interface GameUi<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly orders: Orders<K> | null;
  /** Starts the worker in which bots think. */
  startWorker(): Worker;
  /** What the game adds to the answering panel; a game without it is answered from a plain list. */
  readonly answering?: AnsweringUi<K>;
  /**
   * Fetches what the game needs to draw a table as it stands now, if that is more than this object imports. The page
   * draws nothing of the table before. Without it, everything is there.
   */
  prepare?(table: Table<K>): Promise<void>;
  readonly Board: ComponentType<{ readonly draft: AnswerDraft<K> }>;
  /** The signs of the board, loaded when a player asks for them. Without it, the help lists keys alone. */
  loadLegend?(): Promise<Legend<K>>;
  /** The sheet of the board (`board-parts.ts`: its name and the key of its title), for the link to it in the menu. */
  readonly sheet?: { readonly name: string; readonly title: string };
  /** What wins, for the frame to keep in sight; a game without it says so on its board. */
  readonly goal?: GameGoal<K>;
  /** A moment of a finished game with everything open that lay hidden. Without it, a replay shows what a watcher saw. */
  opened?(state: K['state']): K['view'];
  /** What else lay hidden at such a moment, and has no place on the board. */
  readonly Opened?: ComponentType<{ readonly draft: AnswerDraft<K>; readonly state: K['state'] }>;
  nameOf(variable: string, value: string | number): Name;
  choiceText(choice: K['choice'], view: K['view']): Text;
  eventText(event: GameEvent): Text;
  /**
   * What a seat did in a row, in a few words each: the turn of another player, in one line. Null for what is no turn. Without
   * it, each event has a line of its own.
   */
  turnLine?(events: readonly GameEvent[]): readonly Text[] | null;
  /** What is read when an event happens, beyond its line in the log: a page of a story. Without it, nothing is. */
  proseOf?(event: GameEvent): readonly Text[];
  /** Words that come while the game is played. Without it, the messages of the manifest are all there is to say. */
  lateWords?(table: Table<K>): LateWords;
  /** The chapters of the log; without them it is one. */
  readonly chapters?: LogChapters;
  /** Moments that are shown for two seconds, with a picture; without it, the game has none. */
  readonly moments?: GameMoments<K>;
  /** What an event sounds like; null if it is silent. */
  soundOf(event: GameEvent): Sound | null;
  /** What a device remembers of its tables, if the game takes account of it (kernel: `GameProfile.memory`). */
  readonly memory?: {
    /** Everything that the present rules know: what else was remembered is left out. */
    readonly known: readonly string[];
    /** What an event shows that is to be remembered; null if it shows nothing of that kind. */
    metIn(event: GameEvent): string | null;
  };
  /** A text as the table of this view tells it, if tables differ in that: one may veil its odds. */
  told?(text: Text, view: K['view']): Text;
  /** What a variable of a choice or an event points at; null for what cannot be pointed at. */
  nounOf(variable: string, value: string | number): Noun | null;
  /** The draft that pointing at something makes, if it is more than picking from the list: a walk of several steps. */
  planFor(view: K['view'], ask: Ask<K['choice']>, noun: Noun): readonly K['choice'][] | null;
  /** How a board that decides more than the open question takes what is pointed at. */
  readonly pointing?: Pointing<K>;
}

/** Pointing at a board that keeps a plan of its own: a person is chosen there whose question comes later. */
export interface Pointing<K extends Kinds = Kinds> {
  /** Whether pointing at something does anything; null if no such board is open. */
  canPick(draft: AnswerDraft<K>, noun: Noun): boolean | null;
  /** Takes it; false if no such board is open, and the list of choices takes it. */
  pick(draft: AnswerDraft<K>, noun: Noun): boolean;
}

/** Everything a choice or an event points at. */
export function nounsOf(ui: Pick<GameUi, 'nounOf'>, named: Choice | GameEvent): Noun[] {
  return Object.entries(named).flatMap(([variable, value]: [string, unknown]) => {
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((each) =>
      typeof each === 'string' || typeof each === 'number' ? (ui.nounOf(variable, each) ?? []) : [],
    );
  });
}

/**
 * Words that are too many to be loaded with a game: the stories of a book. A game that has some gives the page what it
 * has of them at any moment, in the language of the page, and says of a message that is not there whether it is one of
 * them. The page shows an ellipsis until they come. Closing it ends what it started to fetch them.
 */
export interface LateWords {
  readonly messages: ReadonlySignal<Messages>;
  /** Whether words of what has happened are on their way. What is read aloud waits for them. */
  readonly isWaiting: ReadonlySignal<boolean>;
  isLate(key: string): boolean;
  close(): void;
}

/** The signs of a game, in groups. `title` is the key of a group's name. */
export type Legend<K extends Kinds = Kinds> = readonly {
  readonly title: string;
  readonly signs: readonly Sign<K>[];
}[];

/** A sign of a game. What is drawn with `data-sign` set to its id is explained by it. */
export interface Sign<K extends Kinds = Kinds> {
  readonly id: string;
  readonly Picture: ComponentType;
  readonly name: Text;
  /** What it is and does. */
  readonly what: Text;
  readonly clause: string;
  /** How it stands for the viewer now; null if there is nothing to tell. */
  now?(view: K['view']): Text | null;
}
