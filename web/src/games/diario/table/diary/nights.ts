import { type Diario, game } from '@vigilia/game-diario';
import { isRefusal, type Viewer } from '@vigilia/kernel';
import { type Recording, recordingOf } from '../../../../record/recording.ts';
import type { DraftProps, View } from '../asked.ts';

/** The house after dark on one day of a game. */
export interface Night {
  readonly day: number;
  readonly view: View;
}

const AFTER_DARK: readonly View['phase'][] = ['evening', 'scavenging', 'raid'];

/**
 * The house as it stood each night of a recorded game, for one viewer. A day that did not come to its night is shown as
 * it was left. The graves are those of the end of the day.
 */
export function nightsIn({ moments }: Pick<Recording<Diario>, 'moments'>, viewer: Viewer): readonly Night[] {
  const days = Map.groupBy(moments, ({ state }) => state.day);
  return [...days].flatMap(([day, ofDay]) => {
    const last = ofDay.at(-1);
    const night = ofDay.findLast(({ state }) => AFTER_DARK.includes(state.phase)) ?? last;
    if (last === undefined || night === undefined) return [];
    const { gone } = game.view(last.state, viewer);
    return [{ day, view: { ...game.view(night.state, viewer), gone } }];
  });
}

/** The nights of the game at a table, from its record; none while it is played, or if the record cannot be had. */
export async function nightsOf({ table }: DraftProps['draft']): Promise<readonly Night[]> {
  if (table.view.value?.over == null) return [];
  try {
    const recording = await recordingOf(game, await table.record());
    return isRefusal(recording) ? [] : nightsIn(recording, table.viewer.peek());
  } catch {
    return [];
  }
}
