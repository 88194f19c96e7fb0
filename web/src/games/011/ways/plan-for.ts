import { machineReady, placeNow, type Square, stepsToWalk } from '@vigilia/game-011';
import { type Ask, isRefusal } from '@vigilia/kernel';
import type { Noun } from '../../../draft/game-ui.ts';
import { type Choice, type ChoiceOf, isVerb, type View } from '../eleven.ts';
import { type Journey, journeysOf, journeysWith } from './journeys.ts';
import { legsWith } from './walks.ts';

const SQUARE = 'square:';

/** The whole way to the square pointed at; if the gears are still to turn, with the turn that leads there. */
export function planFor(view: View, ask: Ask<Choice>, noun: Noun): readonly Choice[] | null {
  if (!noun.startsWith(SQUARE)) return null;
  const square: Square = noun.slice(SQUARE.length);
  return goalsOf(view, ask).get(square)?.choices ?? null;
}

/** Every square that can be reached by answering this question; before the gears turn, by the turn that leads there. */
export function goalsOf(view: View, ask: Ask<Choice>): ReadonlyMap<Square, Journey> {
  return ask.prompt.key === 'prompt.gears' ? journeysByTurn(view, ask) : journeysOf(view, ask);
}

type Turn = ChoiceOf<'turn'>;

/** A turn of the gears that lets the Character come to a square, and the way there. */
interface TurnAndWay {
  readonly turn: Turn;
  readonly choices: readonly Choice[];
  readonly time: number;
}

/** The turns after which a square can be reached, the one that costs least Time first. */
export function turnsReaching(view: View, ask: Ask<Choice>, square: Square): TurnAndWay[] {
  return journeysByTurns(view, ask)
    .flatMap(({ turn, journeys }) => {
      const journey = journeys.get(square);
      return journey === undefined ? [] : [turnAndWay(turn, journey)];
    })
    .toSorted((one, other) => one.time - other.time);
}

/** Every square that a turn of the gears lets the Character come to, by the turn and the way that cost least Time. */
function journeysByTurn(view: View, ask: Ask<Choice>): ReadonlyMap<Square, Journey> {
  const found = new Map<Square, Journey>();
  for (const { turn, journeys } of journeysByTurns(view, ask)) {
    for (const [square, journey] of journeys) {
      const { choices, time } = turnAndWay(turn, journey);
      if (time < (found.get(square)?.time ?? Number.POSITIVE_INFINITY))
        found.set(square, { ...journey, choices, time });
    }
  }
  return found;
}

function turnAndWay(turn: Turn, { choices, time }: Journey): TurnAndWay {
  return { turn, choices: [turn, ...choices], time: turn.teeth + time };
}

/** Where the Character could go once the gears are turned, by every turn that leaves their player in the game. */
function journeysByTurns(
  view: View,
  ask: Ask<Choice>,
): { readonly turn: Turn; readonly journeys: ReadonlyMap<Square, Journey> }[] {
  const start = placeNow(view, ask);
  return ask.choices.filter(isVerb('turn')).flatMap((turn) => {
    const turned = start?.take(turn);
    if (turned === undefined || isRefusal(turned) || turned.isOpen) return [];
    const after = turned.view;
    const machine = machineReady(after);
    const legs = legsWith(after.players[ask.seat]?.time ?? 0, stepsToWalk(after), machine);
    return [{ turn, journeys: journeysWith(after, legs, machine) }];
  });
}
