import type { Game, Kinds, Orders, Refusal, Seat } from '@vigilia/kernel';
import type { BrowserStorage } from '../../storage/tables.ts';
import type { BotThread } from './thread.ts';

/** What a table on this device needs of the page. */
export interface PlayContext {
  readonly ui: { readonly game: Game; readonly orders: Orders<Kinds> | null };
  readonly storage: BrowserStorage;
  startThread(): BotThread;
  /** After how many milliseconds of silence a thread of bots counts as dead. */
  readonly patience: number;
  /** How long a bot waits before it moves, in milliseconds. */
  pause(): number;
  /** How long somebody may look at what only they are shown before the curtain falls. */
  readonly look: number;
  /** What somebody who gave no name is called, among so many people. */
  nameless(seat: Seat, people: number): string;
  /** What is not to be answered although the rules would take it: a lesson asks for something else. */
  forbids?(line: string): Refusal | null;
}
