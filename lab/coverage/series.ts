import type { StoryId } from '@vigilia/game-diario/content';
import { drawBelow, namedSeed } from '@vigilia/kernel';
import { playCovered } from './play.ts';
import { Steering } from './steer.ts';
import { addTally, count, countBranch, emptyTally, type Tally } from './tally.ts';
import { watched } from './watched.ts';

/** A part of the games, as plain data: it goes to another thread. */
export interface SeriesJob {
  readonly seed: string;
  readonly games: number;
  /** What earlier games have shown. */
  readonly before: Tally;
}

export interface Covered {
  readonly tally: Tally;
  /** Stories that were read twice in one game. */
  readonly twice: readonly StoryId[];
}

/**
 * Plays a series of games. Each is dealt to players who have read what the series has seen from end to end, and is
 * steered towards what was not seen.
 */
export async function playSeries({ seed, games, before }: SeriesJob): Promise<Covered> {
  const tally = emptyTally();
  const seen = emptyTally();
  addTally(seen, before);
  const game = watched((frame) => {
    countBranch(tally, frame);
    countBranch(seen, frame);
  });
  const twice: StoryId[] = [];
  const chance = { seed: namedSeed(`aims of ${seed}`), drawn: {} };
  const steering = new Steering(seen, (sides) => drawBelow(chance, 'aims', sides));
  for (let played = 0; played < games; played++) {
    const told = new Set<StoryId>();
    await playCovered(game, steering.game(`coverage ${seed}/${played}`, played), (event, dealt) => {
      count(tally, event, dealt);
      count(seen, event, dealt);
      if (event.type !== 'story-read') return;
      if (told.has(event.story)) twice.push(event.story);
      told.add(event.story);
    });
  }
  return { tally, twice };
}
