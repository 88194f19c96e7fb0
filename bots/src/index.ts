import type { Game, Kinds } from '@vigilia/kernel';
import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot, Draw } from './bot.ts';
export { consult } from './consult.ts';
export { type Played, playOut } from './play-out.ts';
export { random, randomChoice } from './random.ts';

/** Every bot by the name it is asked for, made for the game it is to play. */
export const BOTS: Readonly<Record<string, <K extends Kinds>(game: Game<K>) => Bot<K>>> = { random };
