import { choiceAt, countChoices, type Insight } from '@vigilia/kernel';
import { type Doors, placeOf, roomOf } from './doors.ts';
import type { House, Room } from './house.ts';

const UNSAID = 0.5;

/** Sees what the plan of the house says about a room, and opens any door by habit. */
export function insightInto(house: House): Insight<Doors> {
  const here = (state: Doors['state']): Room => roomOf(house, placeOf(state) ?? 'hall');
  return {
    candidates(state, { choices }) {
      const { doors } = here(state);
      return choices
        .map((choice) => ({ choice, promise: doors[choice.door]?.promise ?? UNSAID }))
        .sort((one, other) => other.promise - one.promise);
    },
    habit: (_state, ask, draw) => choiceAt(ask, draw(countChoices(ask))),
    isFarFrom: (_root, state) => here(state).isFar === true,
    prospects: (state) => here(state).prospects ?? Array.from({ length: state.seats }, () => UNSAID),
  };
}
