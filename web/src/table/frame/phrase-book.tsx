import { type Kinds, text } from '@vigilia/kernel';
import { useId, useRef } from 'preact/hooks';
import { t } from '../../i18n/translate.ts';
import type { Company } from '../company.ts';
import type { Desk } from '../answer-draft.ts';
import { BarIcon } from './bar-icon.tsx';
import { PHRASES } from './phrases.ts';

interface PhraseBookProps<K extends Kinds> {
  readonly desk: Desk<K>;
  readonly company: Company;
}

/** Phrases that everybody reads in their own language. */
export function PhraseBook<K extends Kinds>({ desk, company }: PhraseBookProps<K>) {
  const id = useId();
  const book = useRef<HTMLDivElement>(null);
  const say = async (phrase: string) => {
    book.current?.hidePopover();
    desk.refusal.value = await company.say(phrase);
  };
  return (
    <>
      <button type="button" class="talk-open" popovertarget={id}>
        <BarIcon name="talk" />
        {t('talking.phrases')}
      </button>
      <div id={id} ref={book} class="phrase-book" popover="auto">
        {Object.entries(PHRASES).map(([phrase, key]) => (
          <button key={phrase} type="button" onClick={() => void say(phrase)}>
            {desk.say(text(key))}
          </button>
        ))}
      </div>
    </>
  );
}
