import type { GameEntry } from '@vigilia/kernel';
import { type Candles, candles } from './candles.ts';
import { profile } from './profile.ts';

/** Candles, which only the bot for any game plays. */
export const entry: GameEntry<Candles> = { profile, game: candles, bots: {} };
