import type { Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../draft/asked.ts';
import { t } from '../i18n/translate.ts';
import './took-itself.css';

/** Says which answers of this person took themselves since the last one that did not. */
export function TookItself<K extends Kinds>({ draft }: DraftProps<K>) {
  // On a shared screen that is nothing for the next person.
  const isOwn = draft.answeredBy.value === draft.table.viewer.value;
  if (!isOwn || draft.tookItself.value.length === 0) return null;
  return (
    <div role="status">
      {draft.tookItself.value.map((text, index) => (
        <p key={index} class="took-itself">
          {t('pace.took-itself', { what: draft.say(text) })}
        </p>
      ))}
    </div>
  );
}
