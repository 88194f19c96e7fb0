import { text } from '@vigilia/kernel';
import { pointingAt } from '../../../../../draft/pointing.ts';
import type { AskedProps } from '../../asked.ts';
import { Portrait } from '../../people/portrait.tsx';
import { signsIn } from '../../people/signs.ts';
import { say } from '../../say.ts';
import { personPicked, pickedOn } from './pointing.ts';
import { taskOf } from './round.ts';
import * as styles from './round-people.module.css';
import { doingText } from './task-texts.ts';

/** Those who are sent somewhere in this round, each with what they are to do. */
export function RoundPeople({ draft, asked: { view } }: AskedProps) {
  const picked = pickedOn(draft);
  const chosen = personPicked(draft);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere.
    <div class={styles.roundPeople} role="group" aria-label={say(draft, 'day-board.who')}>
      {view.left.map((person) => {
        const task = taskOf(draft.plan.value, person);
        return (
          <button
            key={person}
            type="button"
            class={styles.roundPerson}
            aria-pressed={person === chosen}
            onClick={() => {
              picked.person.value = person;
              picked.space.value = null;
            }}
            {...pointingAt(draft, [`person:${person}`])}
          >
            <Portrait person={person} signs={signsIn(view, person)} size={2} />
            <b>{say(draft, 'day-board.person', { person })}</b>
            <span class={task === null ? styles.roundNothing : styles.roundTask}>
              {draft.say(task === null ? text('day-board.nothing-yet') : doingText(task, person))}
            </span>
          </button>
        );
      })}
    </div>
  );
}
