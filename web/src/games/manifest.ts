import type { GameProfile } from '@vigilia/kernel';
import type { ComponentType } from 'preact';
import type { GameUi } from '../draft/game-ui.ts';
import type { TextLoaders } from '../i18n/message.ts';
import type { Lesson } from './lesson.ts';
import type { RulebookLoaders } from './rulebook-loaders.ts';

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
  };
  /** The messages of kernel, server and game. */
  readonly texts: TextLoaders;
  readonly rulebook: RulebookLoaders;
  /** Null where the game is not played in the browser: its door then shows the command that plays it in a terminal. */
  readonly browser: BrowserGame | null;
  readonly lessons: GameLessons | null;
  /** Keys of paragraphs on the page of credits. */
  readonly credits: readonly string[];
}

/** A game that the page plays. */
export type PlayableGame = GameManifest & { readonly browser: BrowserGame };

/** What it takes to play a game in the browser. */
export interface BrowserGame {
  loadUi(): Promise<GameUi>;
  /** Names under which this device remembers the last bots and the last number of seats. */
  readonly remembers: { readonly level: string; readonly seats: string };
  /** Keys of sentences about watching `count` chapters late. */
  readonly lateness: {
    /** As agreed before the game. */
    readonly agreed: string;
    /** As told to a watcher. */
    readonly watching: string;
    /** As told to a watcher before the first chapter is old enough. */
    readonly nothingYet: string;
  };
}

export interface GameLessons {
  /** The key of a paragraph about the lessons. */
  readonly about: string;
  load(): Promise<readonly Lesson[]>;
}
