import type { Game, Kinds, Orders } from '@vigilia/kernel';

/** What the server is given of a game: it knows no rule of any. */
export interface GameEntry<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  /** The bots that may sit at its tables, by name. */
  readonly bots: readonly string[];
  /** The bot that sits down where nobody names another, and stands in for whoever is away. */
  readonly opponent: string;
  /** The bot that people may ask for a hint, where the game has one that can say why. */
  readonly adviser?: string;
  /** Whether players hide anything from each other: where they do not, one may decide for another who is away. */
  readonly hasSecrets: boolean;
  /** Orders a player may leave behind, if the game knows any. */
  readonly orders?: Orders<K>;
}

/** Every game of the house, by its id. */
export type GameRegistry = ReadonlyMap<string, GameEntry>;
