import type { Choice } from '../../kinds/choices.ts';
import type { Habit } from '../plan-by.ts';

/** The first choice with this verb. */
export function verb(wanted: Choice['verb']): Habit {
  return (_view, { choices }) => choices.find((choice) => choice.verb === wanted);
}
