import type { PersonId, StateName } from '@vigilia/game-diario';
import type { Viewer } from '@vigilia/kernel';
import { t } from '../../../../i18n/translate.ts';
import { entriesSinceAnswer } from '../../../../log/recent-log.tsx';
import type { LogEntry } from '../../../../table/table.ts';
import type { DraftProps, Event } from '../asked.ts';
import { say } from '../say.ts';
import { type Changes, GroupMember } from './group-member.tsx';
import * as styles from './people.module.css';

/** The people of the group, and those who are gone. */
export function People({ draft }: DraftProps) {
  const { view, log, viewer } = draft.table;
  if (view.value === null) return null;
  const { people, gone } = view.value;
  const changes = changesSince(log.value, viewer.value, draft.answeredFrom.value);
  return (
    <section class={styles.people} aria-label={t('diario.people')}>
      <ul class={styles.peopleList}>
        {people.map((person) => (
          <GroupMember key={person.id} draft={draft} person={person} changes={changes} />
        ))}
      </ul>
      {gone.length > 0 && (
        <ul class={styles.peopleGone} aria-label={say(draft, 'people.gone')}>
          {gone.map(({ id, day, cause }) => (
            <li key={id}>
              <s>{say(draft, `person.${id}`)}</s> {say(draft, 'people.gone-since', { day, cause })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How far each state has risen or fallen since the last answer of the viewer or of their screen, by it included. */
export function changesSince(
  log: readonly LogEntry[],
  viewer: Viewer,
  answered: number | null = null,
): Changes {
  const entries = viewer === null ? log.slice(-1) : entriesSinceAnswer(log, viewer, answered);
  const changes = new Map<`${PersonId}:${StateName}`, number>();
  // What the deal set is no change.
  for (const event of entries
    .filter(({ by }) => by !== null)
    .flatMap(({ events }) => events as readonly Event[])) {
    if (event.type !== 'state-rose' && event.type !== 'state-fell') continue;
    const name = `${event.person}:${event.state}` as const;
    const by = event.type === 'state-rose' ? event.by : -event.by;
    changes.set(name, (changes.get(name) ?? 0) + by);
  }
  return changes;
}
