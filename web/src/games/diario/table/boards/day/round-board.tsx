import { dayProposals } from '@vigilia/game-diario';
import { useEffect } from 'preact/hooks';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { mixesFor, presetsOf } from '../common/presets.ts';
import { displacedOn, givenOn, keepGiven, personPicked } from './pointing.ts';
import { canDeliver, deliver } from './round.ts';
import * as styles from './round-board.module.css';
import { RoundPeople } from './round-people.tsx';
import { TaskList } from './task-list.tsx';

/** The round as a draft: every person with a task, and everything that the one picked could do instead. */
export function RoundBoard({ draft, asked }: AskedProps) {
  const { view, ask } = asked;
  const plan = draft.plan.value;
  const person = personPicked(draft);
  const isPaid = plan.some(({ verb }) => verb === 'deliver');
  const displaced = displacedOn(draft);
  const { mixes } = presetsOf(draft);
  useEffect(() => {
    mixes.value = mixesFor(mixes.value, plan);
  }, [plan, mixes]);
  return (
    <div class={styles.round}>
      <RoundPeople draft={draft} asked={asked} />
      <p class={styles.roundDisplaced} role="status">
        {displaced.length > 0 && (
          <>
            {say(draft, 'day-board.displaced')}{' '}
            {displaced.map((task) => draft.say(draft.choiceText(task))).join(' ')}
          </>
        )}
      </p>
      {plan.length === 0 && (
        <button
          type="button"
          class={styles.roundPropose}
          onClick={() => draft.setPlan(dayProposals.proposalAfter(view, []))}
        >
          {say(draft, 'day-board.propose')}
        </button>
      )}
      {canDeliver(ask) && (
        <label class={styles.roundDeliver}>
          <input
            type="checkbox"
            checked={isPaid}
            onChange={() => {
              const given = givenOn(draft);
              keepGiven(draft, given, deliver(view, plan, !isPaid, given));
            }}
          />
          <span>{say(draft, 'day-board.deliver', { objective: view.objective?.id ?? '' })}</span>
        </label>
      )}
      {person !== null && <TaskList key={person} draft={draft} asked={asked} person={person} />}
    </div>
  );
}
