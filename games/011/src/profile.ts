import type { GameProfile } from '@vigilia/kernel';

/** 011 in a few words: loaded without its rules. */
export const profile: GameProfile = {
  id: '011',
  title: '011',
  rules: 3,
  seats: { min: 3, max: 6 },
  usualSeats: 4,
  levels: ['random', 'apprentice', 'detective', 'inspector'],
  opponent: 'apprentice',
  adviser: 'detective',
  hasSecrets: true,
  openPrompts: ['prompt.open-auction', 'prompt.raise', 'prompt.place-clue'],
  options: [{ name: 'beginners', values: [false, true], usual: false }],
};
