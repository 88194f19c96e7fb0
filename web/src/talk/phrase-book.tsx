import { type Kinds, text } from '@vigilia/kernel';
import { useId, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import type { Company } from '../table/company.ts';
import { Icon } from '../ui/icon.tsx';
import { PHRASES } from './phrases.ts';

interface PhraseBookProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly company: Company;
}

/** Phrases that each person reads in their own language. */
export function PhraseBook<K extends Kinds>({ draft, company }: PhraseBookProps<K>) {
  const id = useId();
  const book = useRef<HTMLDivElement>(null);
  const say = async (phrase: string) => {
    book.current?.hidePopover();
    draft.refusal.value = await company.say(phrase);
  };
  return (
    <>
      <button type="button" class="talk-open" popovertarget={id}>
        <Icon name="talk" />
        {t('talking.phrases')}
      </button>
      <div id={id} ref={book} class="phrase-book" popover="auto">
        {Object.entries(PHRASES).map(([phrase, key]) => (
          <button key={phrase} type="button" onClick={() => void say(phrase)}>
            {draft.say(text(key))}
          </button>
        ))}
      </div>
    </>
  );
}
