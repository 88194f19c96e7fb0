import { hears } from '../engine/audience.ts';
import type { Delivered, GameEvent, Viewer } from '../engine/game.ts';

interface Telling {
  readonly delivered: readonly Delivered<GameEvent>[];
  readonly barrier: boolean;
}

/**
 * What a viewer hears in the true world and would not hear in the imagined one, or the other way round, although
 * it is not marked as revealing; null if there is nothing. Once a reveal differs the two worlds have parted,
 * and what is told after it may differ too. Not to be told what the other world reveals is to learn something:
 * only if a barrier stands may the true world keep silent.
 */
export function whereHeardDiffers(viewer: Viewer, truth: Telling, imagined: Telling): string | null {
  const heard = truth.delivered.filter(({ to }) => hears(viewer, to));
  const other = imagined.delivered.filter(({ to }) => hears(viewer, to));
  for (let index = 0; index < Math.max(heard.length, other.length); index++) {
    const here = JSON.stringify(heard[index]?.event);
    const there = JSON.stringify(other[index]?.event);
    if (here === there) continue;
    const haveParted = heard[index]?.reveals || (truth.barrier && other[index]?.reveals);
    return haveParted ? null : `${here ?? 'silence'} instead of ${there ?? 'silence'}`;
  }
  return null;
}
