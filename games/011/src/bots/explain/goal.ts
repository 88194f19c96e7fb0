import type { Text } from '@vigilia/kernel';
import type { View } from '../../table/view.ts';
import { message } from '../../texts/message.ts';
import { facesAfter, goalOf } from '../goal.ts';
import { distance, paidSteps } from '../routes.ts';

/** How far it still is to the goal of a turn in which victory was declared. */
export function goalText(view: View): Text[] {
  const goal = declaredGoal(view);
  if (goal === null) return [];
  const steps = distance(view.characters[goal.walker], goal.square);
  if (steps === 0) return [message('reason.at-goal', { character: goal.walker })];
  return [message('reason.short-of-goal', { steps })];
}

/** What these teeth mean for who has declared. */
export function goalSteps(view: View, teeth: number): Text[] {
  const goal = declaredGoal(view);
  if (goal === null) return [];
  const faces = facesAfter(view, teeth);
  const steps = paidSteps(faces.machine, view.characters[goal.walker], goal.square);
  return [message('reason.goal-steps', { steps, count: faces.steps })];
}

function declaredGoal(view: View) {
  return view.turn?.declared == null ? null : goalOf(view);
}
