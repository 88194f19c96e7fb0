import type { PersonId, TaskChoice } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';

/** What is done, without a name. */
export const TASK_KEYS: Readonly<Record<Exclude<TaskChoice['verb'], 'build' | 'use' | 'dig-with'>, string>> =
  {
    rummage: 'day-board.rummage',
    think: 'day-board.think',
    outside: 'day-board.outside',
    rest: 'day-board.rest',
    search: 'day-board.searches',
    dig: 'day-board.clear',
    saw: 'day-board.saws',
    pick: 'day-board.picks',
  };

/** What a person does, without the name. */
export function doingText(task: TaskChoice, person: PersonId): Text {
  if (task.verb === 'build') return text('day-board.builds', { fitting: task.fitting });
  if (task.verb === 'use') return text('day-board.uses', { recipe: task.recipe, amount: task.amount });
  if (task.verb === 'dig-with') return text('day-board.clears-with', { person: partnerOf(task, person) });
  return text(TASK_KEYS[task.verb]);
}

/** The one of the two who dig together that is not this person. */
export function partnerOf(task: Extract<TaskChoice, { verb: 'dig-with' }>, person: PersonId): PersonId {
  return task.person === person ? task.other : task.person;
}
