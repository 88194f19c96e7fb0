import { t } from '../../../../i18n/translate.ts';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { changesSince } from './changes.ts';
import { GroupMember } from './group-member.tsx';
import './people.css';

/** The people of the group, and those who are gone. */
export function People({ draft }: DraftProps) {
  const { view, log, viewer } = draft.table;
  if (view.value === null) return null;
  const { people, gone } = view.value;
  const changes = changesSince(log.value, viewer.value, draft.answeredFrom.value);
  return (
    <section class="people" aria-label={t('diario.people')}>
      <ul class="people-list">
        {people.map((person) => (
          <GroupMember key={person.id} draft={draft} person={person} changes={changes} />
        ))}
      </ul>
      {gone.length > 0 && (
        <ul class="people-gone" aria-label={say(draft, 'people.gone')}>
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
