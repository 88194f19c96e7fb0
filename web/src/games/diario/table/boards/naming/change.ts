import { asLevel, type Levels, type PersonId, STATES, type StateName } from '@vigilia/game-diario';
import type { Asked } from '../../asked.ts';

/** A person's states before and after they are named. */
interface Change {
  readonly before: Levels;
  readonly after: Levels;
  readonly states: readonly StateName[];
}

/** What naming this person does to a state; null where the question is of something else. */
export function changeOf({ view, ask: { prompt } }: Asked, person: PersonId): Change | null {
  const before = view.people.find(({ id }) => id === person)?.levels;
  const state = STATES.find((each) => each === prompt.vars.state);
  if (before === undefined || state === undefined) return null;
  const by = Number(prompt.vars.by) * (prompt.key === 'prompt.name-for-better' ? -1 : 1);
  const level = asLevel(before[state] + by);
  return { before, after: { ...before, [state]: level }, states: [state] };
}
