import type { Bot } from '../engine/bot.ts';
import type { Game, Kinds } from '../engine/game.ts';
import type { Insight } from '../engine/insight.ts';
import type { Orders } from './orders.ts';

/**
 * One of a game's options, as a form or a command offers it. Its label is the text `table-option.<name>` of the game, and
 * each value that is a word has the text `table-option.<name>.<value>`. A field with `false` and `true` is a check box.
 */
export interface OptionField {
  readonly name: string;
  /** Every value that {@link Game.options} takes. */
  readonly values: readonly (string | boolean)[];
  /** The value if a player names none; the game fills in the same one. */
  readonly usual: string | boolean;
}

/**
 * What the front door, the lobby and the command say of a game before its rules are loaded. A profile is plain data
 * in a module of its own, so that a page can list every game and load none.
 */
export interface GameProfile {
  readonly id: string;
  /** Its name on the box, the same in every language. */
  readonly title: string;
  /** The version of the rules, see {@link Game.rules}. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The number of seats if a player names none. */
  readonly usualSeats: number;
  /** The bots that players may choose by name, from the weakest to the strongest. */
  readonly levels: readonly string[];
  /** The bot that sits down if a player names none, and that stands in for a player who is away. */
  readonly opponent: string;
  /** The bot that gives hints; it must be an {@link Adviser}. Null if the game has none. */
  readonly adviser: string | null;
  /** Whether players hide anything from each other. If they do not, one may decide for another who is away. */
  readonly hasSecrets: boolean;
  /**
   * If players hide something from each other: the prompts of questions that are asked before all eyes, such as a
   * bid. What such a question offers must follow from what a watcher may know. A screen that several people share asks
   * it without a curtain and shows what a watcher sees. Without the list, every question is asked in private.
   */
  readonly openPrompts?: readonly string[];
  readonly options: readonly OptionField[];
  /**
   * For a game in which bots never decide for people: the prompts of the decisions on which bots speak. At a table with
   * people the next person clockwise decides for the seat of a bot, and if the prompt is not listed bots keep silent.
   * Bots among themselves decide. Without the list bots decide for their seats and speak wherever they may.
   */
  readonly botsAdviseOn?: readonly string[];
  /**
   * If the game takes account of what its players met at other tables: the name of the option that lists it, in the
   * order of its letters. The page gives it for the people of a table, and it is fixed when the game begins.
   */
  readonly memory?: { readonly option: string };
  /**
   * If players may name kinds of content that the game leaves out for them: the option that lists them, in the order
   * of their letters, and every kind that it offers. The label of the option is the text `table-option.<option>`. The
   * page gives the kinds for the people of a table, and they are fixed when the game begins.
   */
  readonly avoids?: { readonly option: string; readonly kinds: readonly string[] };
}

/** How a search weighs a game's own judgement against what it tries out. */
export interface SearchLeaning {
  readonly exploration: number;
  readonly priorVisits: number;
}

/**
 * All that server, page and command need to play a game, without any way to draw it. Every game package exports one
 * as `entry`; adding a game means adding its entry to the lists of games.
 */
export interface GameEntry<K extends Kinds = Kinds> {
  readonly profile: GameProfile;
  readonly game: Game<K>;
  /** The game's own bots by name, next to those that play any game. */
  readonly bots: Readonly<Record<string, Bot<K>>>;
  /** What the game tells a search; without it only the game's own bots and the random one play. */
  readonly insight?: Insight<K>;
  /** Bots that search with that insight, by name. */
  readonly searchers?: Readonly<Record<string, SearchLeaning>>;
  /** The orders a player may leave behind, if the game knows any. */
  readonly orders?: Orders<K>;
}
