import { hasDeclared, type PlanPlace, placeNow } from '@vigilia/game-011';
import { choiceAt, countChoices, isRefusal, type Refusal, type Seat, text } from '@vigilia/kernel';
import type { Further } from '../../../draft/answering-ui.ts';
import { type Asked, type Choice, isVerb } from '../eleven.ts';
import { closingFor } from './foresight.ts';

/** The Gears, a free walk, the move, the Clues of an action and the turn: no more is left of a turn without a play. */
const MOST_LEFT = 6;

/** The rest of a declarer's turn if nothing but its end is missing for the victory; null if something is. */
export function winningEnd({ view, ask }: Asked): Further<Choice> | null {
  if (!hasDeclared(view, ask.seat)) return null;
  const start = placeNow(view, ask);
  const choices = start === null ? null : endingFrom(start, ask.seat, MOST_LEFT);
  return choices === null || choices.length === 0
    ? null
    : { choices, order: null, text: text('eleven.end-and-win') };
}

function endingFrom(place: PlanPlace, seat: Seat, left: number): readonly Choice[] | null {
  if ((place.assumed ?? place).view.over?.winner === seat) return [];
  if (place.ask === null || left === 0) return null;
  for (const choice of formalities(place.ask)) {
    const next: PlanPlace | Refusal = place.take(choice);
    const rest = isRefusal(next) ? null : endingFrom(next, seat, left - 1);
    if (rest !== null) return [choice, ...rest];
  }
  return null;
}

/** Answers that want nothing more: the cheapest turn of the Gears first, and what declines. */
function formalities(ask: Asked['ask']): readonly Choice[] {
  if (countChoices(ask) === 1) return [choiceAt(ask, 0)];
  const turns = ask.choices.filter(isVerb('turn'));
  return turns.length > 0 ? turns : [closingFor(ask) ?? []].flat();
}
