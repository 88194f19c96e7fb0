import type { ClauseRow, GameEvent, GameProfile, Kinds, Language, Rulebook, Text } from '@vigilia/kernel';
import type { ComponentType } from 'preact';
import type { GameUi } from '../draft/game-ui.ts';
import type { TextLoaders } from '../i18n/translate.ts';
import type { Theme } from '../storage/settings.ts';
import type { Lesson } from './lesson.ts';

/**
 * All that the page knows of a game before it is loaded. The front door lists every manifest, so a manifest stays small:
 * it imports the game's profile and the picture of its door, and loads everything else when a player asks for it. The
 * texts it names lie beside it in `texts/` and come with those of the page; `bot.<level>` is the name of each bot in its
 * profile's levels.
 */
export interface GameManifest {
  readonly profile: GameProfile;
  readonly door: {
    /** Drawn above the leaf. Its styles may use `.door[data-game='<id>']`. */
    readonly Picture: ComponentType;
    /** The key of a sentence about the game. */
    readonly about: string;
    /** The key of how long a game takes; absent if that cannot be said. */
    readonly length?: string;
  };
  /** The theme in which its tables open for a person who has chosen none; absent if it is that of the system. */
  readonly theme?: Theme;
  /** The messages of kernel, server and game. */
  readonly texts: TextLoaders;
  readonly rulebook: RulebookLoaders;
  /** Draws the figures that the rulebook names; absent if it names none. */
  readonly loadFigures?: () => Promise<RulebookFigures>;
  loadUi(): Promise<GameUi>;
  /** Names under which this device remembers the last bots and the last number of seats. */
  readonly remembers: { readonly level: string; readonly seats: string };
  /** What the bots beside a player are called; absent if they are rivals. */
  readonly company?: CompanyTexts;
  /** The words for what players may leave out; absent if the profile offers nothing. */
  readonly avoids?: AvoidTexts;
  readonly lateness: LatenessTexts;
  readonly lessons: GameLessons | null;
  /** The finished games of a device on a page of their own; absent if the game keeps no shelf. */
  readonly shelf?: GameShelf;
  /** Keys of paragraphs on the page of credits. */
  readonly credits: readonly string[];
}

/** Keys of the words for the bots at a table. */
export interface CompanyTexts {
  /** The name of the choice between them. */
  readonly legend: string;
  /** `count` bots of one `level` beside a player; none if the player is alone. */
  readonly alike: string;
  /** `count` bots of several levels. */
  readonly mixed: string;
}

/** Keys of the words for the kinds of content that a game leaves out, among its {@link GameManifest.texts}. */
export interface AvoidTexts {
  /** What happens when a kind is left out. */
  readonly about: string;
  keyOf(kind: string): string;
}

/** Keys of sentences about watching `count` chapters late. */
interface LatenessTexts {
  /** As agreed before the game. */
  readonly agreed: string;
  /** As told to a watcher. */
  readonly watching: string;
  /** As told to a watcher before the first chapter is old enough. */
  readonly nothingYet: string;
}

export interface GameLessons {
  /** The key of a paragraph about the lessons. */
  readonly about: string;
  /** The lesson that is a first game: the door offers it, in the words of this key, before the first table. */
  readonly first?: { readonly id: string; readonly offer: string };
  load(): Promise<readonly Lesson[]>;
}

/** Every finished game of this device, with what its game tells of it at a glance. */
export interface GameShelf<K extends Kinds = Kinds> {
  /** The key of its name. */
  readonly title: string;
  /** The key of what is said while it is empty. */
  readonly none: string;
  load(): Promise<ShelfUi<K>>;
}

export interface ShelfUi<K extends Kinds = Kinds> {
  /** What is kept of a finished game: small, plain JSON; null if this game has not ended under the present rules. */
  summaryOf(view: K['view'], events: readonly GameEvent[]): unknown;
  /** One game on the shelf. */
  readonly Book: ComponentType<BookProps>;
}

export interface BookProps {
  /** What {@link ShelfUi.summaryOf} once gave, perhaps under an earlier version of the page. */
  readonly content: unknown;
  readonly href: string;
  /** When it was played, and by whom. */
  readonly about: string;
  /** Says the texts of the game. */
  readonly say: (said: Text) => string;
}

/** A manifest as a game writes it: its interface, its lessons and its shelf in the kinds of that game. */
type ManifestOf<K extends Kinds> = Omit<GameManifest, 'loadUi' | 'lessons' | 'shelf'> & {
  readonly shelf?: GameShelf<K>;
  loadUi(): Promise<GameUi<K>>;
  readonly lessons: (Omit<GameLessons, 'load'> & { load(): Promise<readonly Lesson<K>[]> }) | null;
};

/**
 * The manifest of a game as the page handles it, which knows the kinds of no game. What a manifest loads only ever meets
 * tables of its own game, so the compiler may forget which game that is: here, and nowhere else.
 */
export function manifestOf<K extends Kinds>(manifest: ManifestOf<K>): GameManifest {
  return manifest as unknown as GameManifest;
}

/** One drawing of a rulebook by its name, nothing for a name that the game does not draw. */
export type RulebookFigures = ComponentType<{ readonly name: string }>;

/** The rulebook of one game, loaded when it is read. A module `rulebook:<id>` holds these. */
export interface RulebookLoaders {
  /** `rulebook/clauses.json`: every clause and where its words come from. */
  clauses(): Promise<{ default: readonly ClauseRow[] }>;
  readonly in: Readonly<Record<Language, () => Promise<{ default: Rulebook }>>>;
}
