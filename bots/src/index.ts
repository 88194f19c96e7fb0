import type { Bot, Game, Kinds } from '@vigilia/kernel';
import { random } from './random.ts';

export { botNamesOf, botOf } from './bots-of.ts';
export { consult } from './consult.ts';
export { greedy } from './greedy.ts';
export { type Played, playOut } from './play-out.ts';
export { QuickDraws } from './quick-draws.ts';
export { random } from './random.ts';
export { type Allowance, RoundPace } from './round-pace.ts';
export type { Budget } from './search/budget.ts';
export { search } from './search/search.ts';
export { type Asked, think } from './search/think.ts';
export type { Found, Thought } from './search/thought.ts';
export type { Thinker } from './thinker.ts';
export * from './tournament/index.ts';
export type { WorkerChannel } from './worker/messages.ts';
export { nodeChannel } from './worker/node-channel.ts';
export { remoteBot } from './worker/remote.ts';
export { type Library, serveBots } from './worker/serve.ts';
export { webChannel } from './worker/web-channel.ts';

/** Every bot by the name it is asked for, made for the game it is to play. */
export const BOTS: Readonly<Record<string, <K extends Kinds>(game: Game<K>) => Bot<K>>> = { random };
