import { type Ask, choiceAt, countChoices, type Draw } from '@vigilia/kernel';
import type { Choice } from '../kinds/choices.ts';
import type { View } from '../kinds/view.ts';
import { mustHear } from '../rules/table/council.ts';
import { delivery } from './answers/delivering.ts';

/** What the bot does when asked this; undefined leaves it to chance. */
export type Habit = (view: View, ask: Ask<Choice>, draw: Draw) => Choice | undefined;

/** Habits by the key of the question. */
export type Habits = Readonly<Record<string, Habit>>;

/** The first choice with this verb. */
export function verb(wanted: Choice['verb']): Habit {
  return (_view, { choices }) => choices.find((choice) => choice.verb === wanted);
}

/** How a bot with these habits answers a question. */
export function planBy(habits: Habits): (view: View, ask: Ask<Choice>, draw: Draw) => Choice {
  return (view, ask, draw) =>
    delivery(view, ask.choices) ??
    (mustHear(ask) ? undefined : habits[ask.prompt.key]?.(view, ask, draw)) ??
    choiceAt(ask, draw(countChoices(ask)));
}
