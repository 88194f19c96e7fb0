import type { Adviser, Ask, Bot, Choice, Game, GameEvent, Kinds, Name, Text } from '@vigilia/kernel';
import { usageError } from './errors.ts';
import { eleven } from './games/011/ui.ts';
import { diario } from './games/diario/ui.ts';
import type { Book } from './rules/book.ts';
import type { Statistics } from './simulate/statistics.ts';
import { suggestions } from './suggest.ts';
import type { Language } from './texts/language.ts';
import type { Messages } from './texts/translate.ts';
import type { TournamentStatistics } from './tournament/statistics.ts';
import type { TerminalUi } from './ui/terminal-ui.ts';

/** A game as it lies on the shelf, with all that is needed to play it here. */
export interface TerminalGame<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  /** Whether players hide anything from each other: then a curtain falls between people at one screen. */
  readonly hasSecrets: boolean;
  /** How many play where nobody says. */
  readonly usualSeats: number;
  readonly ui: TerminalUi<K['view']>;
  /** Bots that know this game, by name, next to those that play any. */
  readonly bots: Readonly<Record<string, Bot<K>>>;
  /** Bots that think as long as they are given, in milliseconds for a choice; null for as long as they like. */
  readonly thinkers?: Readonly<Record<string, (budget: number | null) => Bot<K>>>;
  /** The bot people play against unless they name another. */
  readonly opponent: string;
  /** Whom people may ask for a hint. */
  readonly adviser?: Adviser<K>;
  texts(language: Language): Promise<Messages>;
  rulebook(language: Language): Promise<Book>;
  nameOf(variable: string, value: string | number): Name;
  choiceText(choice: Choice, view: K['view']): Text;
  /** What a question decides, without choices that only prepare it: voices are given on these options. */
  decisionOf?(ask: Ask): Ask;
  /** What a choice brings, where its words do not say it. */
  glossOf(choice: Choice, view: K['view'], prompt: Text): readonly Text[];
  eventText(event: GameEvent): Text;
  /** What is read aloud besides when this happens: the words of a card, a story. */
  proseOf(event: GameEvent): readonly Text[];
  /** What happens at the end of the phase if nobody does anything about it. */
  forecast(view: K['view']): readonly Text[];
  /** What is said after the end besides how it ended: a score. */
  afterword(view: K['view']): readonly Text[];
  /** Every way a game can end, as its outcome says it. */
  readonly endings: readonly string[];
  /** Begins to count what is worth counting over many games. */
  statistics(): Statistics<K>;
  /** What it counts of every bot in a tournament, beyond who won. */
  readonly tournamentStatistics?: TournamentStatistics<K>;
}

/** Every game of the house, by its id. */
export const GAMES: Readonly<Record<string, TerminalGame>> = {
  [eleven.game.id]: eleven,
  [diario.game.id]: diario,
};

export function findGame(id: string): Game | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id]?.game : undefined;
}

/** The game that was asked for by its id. */
export function gameNamed(id: string | undefined): TerminalGame {
  const games = Object.keys(GAMES);
  if (id === undefined) throw usageError('usage.no-game', { games });
  const found = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (found === undefined)
    throw usageError('usage.unknown-game', { game: id, games: suggestions(id, games) });
  return found;
}
