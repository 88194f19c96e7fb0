import type { Beat } from '../scene.ts';
import type { FightPicture } from './fight-picture.ts';

/** How long a step is looked at, in milliseconds, before the round is brought to its length. */
export const LENGTHS = { opening: 900, draws: 450, roll: 650, wound: 700, fall: 1_100, word: 800 };

/** A round lasts no less and no more than this, in milliseconds at normal speed. */
const ROUND = { least: 3_000, most: 6_000 };

/** Steps brought to the length of a round: a part of one may be shorter. */
export function inLength(
  beats: readonly Beat<FightPicture>[],
  isWhole: boolean,
): readonly Beat<FightPicture>[] {
  const length = beats.reduce((sum, beat) => sum + beat.length, 0);
  const wanted = Math.min(ROUND.most, isWhole ? Math.max(ROUND.least, length) : length);
  return beats.map((beat) => ({ ...beat, length: (beat.length * wanted) / length }));
}
