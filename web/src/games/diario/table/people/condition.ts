import {
  actionsLost,
  DOTS,
  isAwake,
  isIn,
  isOnBrink,
  type Person,
  STATES,
  type StateName,
} from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';

/** A state with its level and the daily actions it takes away (STAT-2, STAT-3). */
export function meterText(state: StateName, level: number): Text {
  return text('people.meter', { state, level, lost: DOTS[state][level] ?? 0 });
}

/** Whether one level more would take the person out of the game (STAT-4). */
export function isNearEnd(person: Person): boolean {
  return brinksOf(person).length > 0;
}

function brinksOf({ levels }: Person): StateName[] {
  return STATES.filter((state) => isOnBrink(state, levels[state]));
}

/** What a person's states do now: actions lost, what the rules call them, what threatens. */
export function conditionTexts(person: Person): Text[] {
  const lost = actionsLost(person.levels);
  return [
    ...(isAwake(person) ? [] : [text('people.asleep')]),
    ...(lost > 0 && isAwake(person) ? [text('people.lost', { lost })] : []),
    ...(isIn(person, 'hungry') ? [text('people.hungry')] : []),
    ...(isIn(person, 'miserable') ? [text('people.miserable')] : []),
    ...brinksOf(person).map((state) => text('people.brink', { state })),
  ];
}
