import { type Character, facesAfter, type Square, stepsShown } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';
import type { View } from '../eleven.ts';
import { journeysWith, machineReady } from '../ways/journeys.ts';
import { legsWith } from '../ways/walks.ts';

/** How a declarer comes to the goal by the gears alone: the turn, and the Time it takes with the way. */
interface Reach {
  readonly teeth: number;
  readonly time: number;
}

/** The cheapest turn of the gears that leads there; null where cards, tiles or an ability must help. */
export function reachOfDeclarer(view: View, seat: Seat, walker: Character, goal: Square): Reach | null {
  if (view.characters[walker] === goal) return { teeth: 1, time: 1 };
  const time = view.players[seat]?.time ?? 0;
  const found = [1, 2, 3].flatMap((teeth): Reach[] => {
    if (time - teeth < 1) return [];
    const after = declaredTurn(view, seat, walker, teeth);
    const machine = machineReady(after);
    const legs = legsWith(time - teeth, stepsShown(after), machine === 'carriage');
    const journey = journeysWith(after, legs, machine).get(goal);
    return journey === undefined ? [] : [{ teeth, time: teeth + journey.time }];
  });
  return found.toSorted((one, other) => one.time - other.time)[0] ?? null;
}

/** The table as it would be after a right declaration and a turn of the gears. */
function declaredTurn(view: View, seat: Seat, character: Character, teeth: number): View {
  const turn = {
    seat,
    character,
    declared: character,
    teeth,
    walked: 0,
    rode: false,
    playedCard: false,
    playedTile: false,
    playing: null,
  };
  return { ...view, turn, gears: facesAfter(view, teeth) };
}
