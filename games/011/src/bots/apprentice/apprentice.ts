import { type Adviser, type Ask, choiceAt, countChoices, type Draw } from '@vigilia/kernel';
import type { Choice } from '../../table/choices.ts';
import type { Eleven } from '../../table/kinds.ts';
import type { View } from '../../table/view.ts';
import { explain } from '../explain/explain.ts';
import { selfOf } from '../goal.ts';
import { openingBid, raiseOrPass } from './auction.ts';
import { declaration, favourite } from './choosing.ts';
import { bestAction, bestTurn } from './gears.ts';
import { leastKnown, nearestToSuspect } from './looking.ts';
import { leastUseful, worthPlaying } from './plays.ts';
import { nextMove } from './walking.ts';

/** What an apprentice does by habit when asked this; undefined leaves it to chance. */
type Habit = (view: View, ask: Ask<Choice>, draw: Draw) => Choice | undefined;

const MOST_CLUES_SPENT = 4;

const HABITS: Readonly<Record<string, Habit>> = {
  'prompt.open-auction': openingBid,
  'prompt.raise': raiseOrPass,
  'prompt.choose': (view, { choices }, draw) => favourite(view, choices, draw),
  'prompt.gears': (view, { choices }) => bestTurn(view, choices),
  'prompt.move': (view, { choices }) => nextMove(view, choices, 0),
  'prompt.free-walk': (view, { choices, prompt }) => nextMove(view, choices, Number(prompt.vars.steps)),
  'prompt.spend': (view) => ({ verb: 'spend', amount: Math.min(MOST_CLUES_SPENT, selfOf(view).clues) }),
  'prompt.end-turn': () => ({ verb: 'end' }),
  'prompt.investigate': (view, { choices }) => leastKnown(view, choices),
  'prompt.act': (view, { choices }) => bestAction(view, choices),
  'prompt.copy': (_view, { choices }) =>
    choices.find((choice) => choice.verb === 'copy' && choice.character === 'johnsson'),
  'prompt.place-location': (_view, { choices }) => choices.find(({ verb }) => verb !== 'skip'),
  'prompt.place-organ': (view, { choices }) => nearestToSuspect(view, choices),
  'prompt.discard': (view, { choices }) => leastUseful(view, choices),
};

/** Knows the rules and plays by feel: writes Music, looks into hands, declares when certain. */
export const apprentice: Adviser<Eleven> = {
  choose: (view, ask, draw) => byHabit(view, ask, draw),
  advise(view, ask, draw) {
    const choice = byHabit(view, ask, draw);
    return [{ choice, worth: 0, reasons: explain(view, ask, choice) }];
  },
};

function byHabit(view: View, ask: Ask<Choice>, draw: Draw): Choice {
  return (
    declaration(view, ask.choices) ??
    worthPlaying(view, ask.choices) ??
    HABITS[ask.prompt.key]?.(view, ask, draw) ??
    choiceAt(ask, draw(countChoices(ask)))
  );
}
