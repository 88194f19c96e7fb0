import { type Diario, lastDay } from '@vigilia/game-diario';
import type { StripProps } from '../../../../board/board-parts.ts';
import * as narrowLayout from '../../../../board/narrow-layout.module.css';
import { isNearEnd } from '../people/condition.ts';
import { Portrait } from '../people/portrait.tsx';
import { signsOf } from '../people/signs.ts';
import { say } from '../say.ts';
import { stepOf } from './day-rail.tsx';
import { Cold, Leader } from './journal-head.tsx';
import { ObjectiveGoods } from './objective.tsx';
import * as styles from './strip-diario.module.css';

/** Day, phase, Cold, the Objective and the people on a line; the people stand in the side where there is one. */
export function Strip({ draft, show, hasSide = false, children }: StripProps<Diario>) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const step = stepOf(view);
  return (
    <div class={`${narrowLayout.strip} ${styles.diarioStrip}`}>
      <button type="button" class={styles.diarioStripDay} onClick={() => show('journal')}>
        <b>{say(draft, 'journal.day-short', { day: view.day, last: lastDay(view) })}</b>
        {step !== null && <span>{say(draft, 'journal.step', { step })}</span>}
      </button>
      <Leader draft={draft} view={view} />
      <Cold draft={draft} view={view} />
      {view.objective !== null && (
        <button type="button" class={styles.diarioStripObjective} onClick={() => show('journal')}>
          <ObjectiveGoods draft={draft} view={view} />
        </button>
      )}
      {children}
      {!hasSide && (
        <button type="button" class={styles.diarioStripPeople} onClick={() => show('people')}>
          {view.people.map((person) => (
            <span key={person.id} data-brink={isNearEnd(person) ? '!' : undefined}>
              <Portrait person={person.id} signs={signsOf(person)} size={2} />
            </span>
          ))}
          <span class="heard-only">{say(draft, 'people.group')}</span>
        </button>
      )}
    </div>
  );
}
