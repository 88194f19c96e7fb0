import { type Ask, type Draw, everyChoice, isSameChoice } from '@vigilia/kernel';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { decide } from '../answers/deciding.ts';
import { delivery } from '../answers/delivering.ts';
import type { Habits } from '../plan-by.ts';
import { BARTER_HABITS } from './barter.ts';
import { COMBAT_HABITS } from './combat.ts';
import { DAWN_HABITS } from './dawn.ts';
import { DAY_HABITS } from './day.ts';
import { DUSK_HABITS } from './dusk.ts';
import { EVENING_HABITS } from './evening.ts';
import { EXPLORING_HABITS } from './exploring.ts';
import { NAMING_HABITS } from './naming.ts';

/** For what one would do oneself, if one would; otherwise in trust of the Leader. */
function speak(view: View, _ask: Ask<Choice>, draw: Draw): Choice {
  const { council } = view;
  const own =
    council && (delivery(view, council.choices) ?? HABITS[council.prompt.key]?.(view, council, draw));
  if (council === null || !own) return { verb: 'trust' };
  const option = everyChoice(council).findIndex((choice) => isSameChoice(choice, own));
  return option < 0 ? { verb: 'trust' } : { verb: 'for', amount: option + 1 };
}

/**
 * What the planner does, by what it is asked. A page fetches the habits of a moment with the boards of that moment, so
 * each moment is a file of its own.
 */
export const HABITS: Habits = {
  ...DAY_HABITS,
  ...BARTER_HABITS,
  ...DUSK_HABITS,
  ...EVENING_HABITS,
  ...EXPLORING_HABITS,
  ...COMBAT_HABITS,
  ...DAWN_HABITS,
  ...NAMING_HABITS,
  'prompt.voice': speak,
  'prompt.options': (view, { choices }) => decide(view, choices),
};
