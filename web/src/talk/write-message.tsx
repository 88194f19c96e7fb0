import { useSignal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import type { Company } from '../table/company.ts';

/** The most a table takes in one message. */
const LONGEST = 500;

interface WriteLineProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly company: Company;
}

/** The field for a message in one's own words. */
export function WriteMessage<K extends Kinds>({ draft, company }: WriteLineProps<K>) {
  const words = useSignal('');
  const send = async () => {
    const written = words.value.trim();
    if (written === '') return;
    draft.refusal.value = await company.write(written);
    if (draft.refusal.value === null) words.value = '';
  };
  return (
    <form
      class="talk-write"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        class="field"
        type="text"
        aria-label={t('talking.write')}
        placeholder={t('talking.write')}
        maxLength={LONGEST}
        value={words.value}
        onInput={({ currentTarget }) => {
          words.value = currentTarget.value;
        }}
      />
      <button type="submit" aria-disabled={words.value.trim() === ''}>
        {t('talking.send')}
      </button>
    </form>
  );
}
