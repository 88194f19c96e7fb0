import type { GameProfile } from '@vigilia/kernel';

/** Candles in a few words: loaded without its rules. */
export const profile: GameProfile = {
  id: 'candles',
  title: 'Candles',
  rules: 1,
  seats: { min: 2, max: 4 },
  usualSeats: 2,
  levels: ['random'],
  opponent: 'random',
  adviser: null,
  hasSecrets: true,
  options: [],
};
