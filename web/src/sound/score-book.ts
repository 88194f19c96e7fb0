import { breaking, doom, howl, organ, verdict } from './moment-scores.ts';
import {
  bell,
  coin,
  dice,
  door,
  page,
  paper,
  ratchet,
  type Score,
  seal,
  shots,
  step,
  wind,
} from './scores.ts';

/** Every sound by its name. */
export const SCORES = {
  ratchet,
  seal,
  paper,
  bell,
  coin,
  step,
  wind,
  door,
  dice,
  page,
  shots,
  howl,
  organ,
  verdict,
  breaking,
  doom,
} as const satisfies Record<string, Score>;

export type Sound = keyof typeof SCORES;
