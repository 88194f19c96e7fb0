import { type Signal, signal } from '@preact/signals';
import { type Diario, lastDay } from '@vigilia/game-diario';
import { scrollStop } from '../../../platform/scrolling.ts';
import { metGroup } from '../../../storage/table-marks.ts';
import type { Table } from '../../../table/table.ts';
import * as styles from './arrival.module.css';
import type { DraftProps } from './asked.ts';
import { LifeLines } from './people/life-lines.tsx';
import { Portrait } from './people/portrait.tsx';
import { say } from './say.ts';

/** The address of a table is its name on this device. */
const name = () => location.pathname;

/** Tables whose group has been met; neither another layout nor a reload asks again. */
const met = new WeakMap<DraftProps['draft']['table'], Signal<boolean>>();

function hasMet(table: DraftProps['draft']['table']): Signal<boolean> {
  const known = met.get(table) ?? signal(metGroup.read(name(), localStorage) > 0);
  met.set(table, known);
  return known;
}

/** The people with whom the game begins, over the stage until a player has read of them or decided something. */
export function Arrival({ draft }: DraftProps) {
  const hasBegun = hasMet(draft.table);
  const view = draft.table.view.value;
  if (view === null || hasBegun.value || !isArrival(draft.table)) return null;
  return (
    <section class={styles.arrival} aria-labelledby="arrival-title">
      <h2 id="arrival-title">{say(draft, 'arrival.title')}</h2>
      <p>{say(draft, 'arrival.about', { count: view.people.length, last: lastDay(view) })}</p>
      <ul ref={scrollStop} class={styles.arrivalPeople}>
        {view.people.map(({ id }) => (
          <li key={id}>
            <Portrait person={id} size={8} />
            <div>
              <h3>
                {say(draft, `person.${id}`)} <small>{say(draft, `occupation.${id}`)}</small>
              </h3>
              <LifeLines draft={draft} person={id} isSpiritFolded />
            </div>
          </li>
        ))}
      </ul>
      <footer>
        <button
          type="button"
          class="main"
          onClick={() => {
            hasBegun.value = true;
            metGroup.write(name(), 1, localStorage);
          }}
        >
          {say(draft, 'arrival.begin')}
        </button>
      </footer>
    </section>
  );
}

/** Whether the group is to be met: a player sits here, and the game is dealt and no answer given. */
function isArrival({ where, viewer, log }: Pick<Table<Diario>, 'where' | 'viewer' | 'log'>): boolean {
  return where !== 'replay' && viewer.value !== null && log.value.every(({ by }) => by === null);
}
