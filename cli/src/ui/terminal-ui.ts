import type { Ask, Choice, GameEntry, GameEvent, Kinds, OpenRulebook, Text } from '@vigilia/kernel';
import type { Language } from '../texts/language.ts';
import type { Translate } from '../texts/translate.ts';
import type { GameWords } from '../texts/translators.ts';
import type { Statistics, TournamentStatistics } from './statistics.ts';

export interface RenderOptions {
  readonly translate: Translate;
  /** In characters. */
  readonly width: number;
}

/**
 * How a terminal shows a game. A game gives the parts in which it differs from the default one
 * (`default-ui.ts`), which shows every game that has texts.
 */
export interface TerminalUi<K extends Kinds = Kinds> extends GameWords {
  rulebook(language: Language): Promise<OpenRulebook>;
  /** A drawing of the rulebook by its name, line by line; no lines for a name that the game does not draw. */
  figure(name: string, options: RenderOptions): string[];

  /** All that a viewer sees of the table, line by line. */
  board(view: K['view'], options: RenderOptions): string[];
  /** What a viewer may look up besides: conclusions, the words of cards. */
  sheet(view: K['view'], options: RenderOptions): string[];
  /** Changes whenever the board must be drawn again before the next question. */
  redrawKey(view: K['view']): string;

  choiceText(choice: Choice, view: K['view']): Text;
  /** What a choice brings, if its text does not say so. */
  glossOf(choice: Choice, view: K['view'], prompt: Text): readonly Text[];
  eventText(event: GameEvent): Text;
  /** What the players read aloud when this happens: the words of a card, a story. */
  proseOf(event: GameEvent): readonly Text[];
  /** What happens at the end of the phase unless a player prevents it. */
  forecast(view: K['view']): readonly Text[];
  /** What is shown after the end besides how the game ended: a score. */
  afterword(view: K['view']): readonly Text[];
  /** For a game that asks several seats at once, of which all but the first give an opinion on its decision. */
  readonly opinions?: Opinions<K>;

  /** The ways in which a game can end, in the order of a summary; others follow as they come. */
  readonly endings: readonly string[];
  /** Counts over a series of simulated games. */
  statistics(): Statistics<K>;
  /** Counts for every bot of a tournament besides its wins. */
  readonly tournamentStatistics?: TournamentStatistics<K>;
}

export interface Opinions<K extends Kinds> {
  /** The question on which opinions are given, by the view of a seat that gives one. */
  decisionOf(view: K['view']): Ask | null;
  /** The question whose options wait until the seat that decides has heard the opinions; null if none wait. */
  waitingAt(view: K['view'], ask: Ask): Ask | null;
  /** How to type an opinion, below the question. */
  readonly note: Text;
  /** How one player at the screen types the opinion of another, in the list of commands. */
  readonly help: Text;
}

/** A game and how the terminal shows it. */
export interface TerminalGame<K extends Kinds = Kinds> {
  readonly entry: GameEntry<K>;
  readonly ui: TerminalUi<K>;
}
