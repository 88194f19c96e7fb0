import type { GameEntry } from '@vigilia/kernel';
import { type Candles, candles } from '@vigilia/kernel/toy';

/** Candles, as a game package would export it. */
export const entry: GameEntry<Candles> = {
  profile: {
    id: candles.id,
    title: 'Candles',
    rules: candles.rules,
    seats: candles.seats,
    usualSeats: 3,
    levels: ['random'],
    opponent: 'random',
    adviser: null,
    hasSecrets: true,
    options: [],
  },
  game: candles,
  bots: {},
};
