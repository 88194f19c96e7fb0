import type { Bot, Game, Kinds } from '@vigilia/kernel';
import { random } from './random.ts';

export { consult } from './consult.ts';
export { type Played, playOut } from './play-out.ts';
export { random } from './random.ts';

/** Every bot by the name it is asked for, made for the game it is to play. */
export const BOTS: Readonly<Record<string, <K extends Kinds>(game: Game<K>) => Bot<K>>> = { random };
