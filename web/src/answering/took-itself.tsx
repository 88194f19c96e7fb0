import type { Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../draft/asked.ts';
import { t } from '../i18n/translate.ts';
import './took-itself.css';

/** Says that the last answer of this person took itself. */
export function TookItself<K extends Kinds>({ draft }: DraftProps<K>) {
  const { value } = draft.tookItself;
  if (value === null) return null;
  return (
    <p class="took-itself" role="status">
      {t('pace.took-itself', { what: draft.say(value) })}
    </p>
  );
}
