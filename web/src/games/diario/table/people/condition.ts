import { actionsOf, DOTS, isAwake, isIn, type Person, STATES, type StateName } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';

/** How many actions a day has (DAY-1). */
const ACTIONS = 3;
/** One level more of any state but Fatigue takes the person out of the game (STAT-4). */
const BRINK = 3;

/** A state with its level and the daily actions it takes away (STAT-2, STAT-3). */
export function meterText(state: StateName, level: number): Text {
  return text('people.meter', { state, level, lost: DOTS[state][level] ?? 0 });
}

/** What a person's states do now: actions lost, what the rules call them, what threatens. */
export function conditionTexts(person: Person): Text[] {
  const { levels } = person;
  const brink = STATES.filter((state) => state !== 'fatigue' && levels[state] === BRINK);
  const lost = ACTIONS - actionsOf(person);
  return [
    ...(isAwake(person) ? [] : [text('people.asleep')]),
    ...(lost > 0 && isAwake(person) ? [text('people.lost', { lost })] : []),
    ...(isIn(person, 'hungry') ? [text('people.hungry')] : []),
    ...(isIn(person, 'miserable') ? [text('people.miserable')] : []),
    ...brink.map((state) => text('people.brink', { state })),
  ];
}
