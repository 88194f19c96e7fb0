import type { GameProfile } from '@vigilia/kernel';
import { AVOIDABLE_NOTES } from './data/content-notes.ts';
import { COUNCIL_PROMPTS } from './data/councils.ts';
import { DIFFICULTIES } from './data/difficulties.ts';

/** How a table tells what is at stake: in numbers, or in words alone for those who read. */
export const ODDS = ['numbers', 'words'] as const;

/** Diario in a few words: loaded without its rules. */
export const profile: GameProfile = {
  id: 'diario',
  title: 'Diario',
  rules: 4,
  seats: { min: 1, max: 6 },
  usualSeats: 1,
  levels: ['cautious', 'hopeful', 'practical', 'council'],
  opponent: 'council',
  adviser: 'practical',
  hasSecrets: false,
  options: [
    { name: 'difficulty', values: DIFFICULTIES, usual: 'normal' },
    { name: 'odds', values: ODDS, usual: 'numbers' },
  ],
  botsAdviseOn: COUNCIL_PROMPTS,
  memory: { option: 'read' },
  avoids: { option: 'avoid', kinds: AVOIDABLE_NOTES },
};
