import { type Eleven, suspects } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';
import type { Recording } from '../../../record/recording.ts';

/** When a seat could have known who the Chosen One is: by then only one was left. */
export interface Known {
  readonly seat: Seat;
  /** The moment of the recording; null if it never could. */
  readonly at: number | null;
  readonly hour: number | null;
}

/** When each seat could first have known, from all it was shown until then. What is known stays known. */
export function whenKnown(
  recording: Recording<Eleven>,
  viewOf: (state: Eleven['state'], seat: Seat) => Eleven['view'],
): Known[] {
  // The last moment shows every card to everybody.
  const moments = recording.moments.slice(0, -1);
  const isKnown = (at: number, seat: Seat) => {
    const moment = moments[at];
    return moment !== undefined && suspects(viewOf(moment.state, seat)).length === 1;
  };
  return Array.from({ length: recording.header.seats }, (_, seat) => {
    let low = 0;
    let high = moments.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isKnown(middle, seat)) high = middle;
      else low = middle + 1;
    }
    const moment = moments[low];
    return { seat, at: moment === undefined ? null : low, hour: moment?.state.hour ?? null };
  });
}
