import { type remoteBot, webChannel } from '@vigilia/bots';
import type { Game, GameProfile, Header, Kinds, Orders, Pace, Refusal, Seat } from '@vigilia/kernel';
import type { BrowserStorage } from '../../storage/tables.ts';

/** What a table on this device needs of the page. */
export interface PlayContext {
  readonly ui: { readonly game: Game; readonly orders: Orders<Kinds> | null };
  /** Whether people share what they see, what is asked before all eyes, and whether bots only advise. */
  readonly profile: Pick<GameProfile, 'hasSecrets' | 'openPrompts' | 'botsAdviseOn'>;
  readonly storage: BrowserStorage;
  startThread(): BotThread;
  /** After how many milliseconds of silence a thread of bots counts as dead. */
  readonly patience: number;
  /** How long bots take. */
  pace(): Pace;
  /** The name of a person who gave none; `personCount` is the number of people at the table. */
  defaultName(seat: Seat, personCount: number): string;
  /** The options of a rematch: those of the table before, with what has been met since. */
  renewed?(options: Header['options']): Header['options'];
  /** Refuses an answer that the rules would take: a lesson asks for another one. */
  forbids?(line: string): Refusal | null;
}

/** A thread in which bots think. */
export interface BotThread {
  readonly channel: Parameters<typeof remoteBot>[0];
  end(): void;
}

export function threadIn(worker: Worker): BotThread {
  return { channel: webChannel(worker), end: () => worker.terminate() };
}
