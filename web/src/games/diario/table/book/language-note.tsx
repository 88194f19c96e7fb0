import { useSignal } from '@preact/signals';
import { LANGUAGE_NAMES } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import { currentLanguage } from '../../../../i18n/translate.ts';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { bookLanguage } from './book.ts';

const TOLD = 'vigilia.diario-book-language';

/** Says once on this device that the stories are in another language than the page. */
export function LanguageNote({ draft }: DraftProps) {
  const page = currentLanguage();
  const book = bookLanguage();
  const wasTold = useSignal(page === null || localStorage.getItem(TOLD) === page);
  const isOther = page !== null && page !== book;
  useEffect(() => {
    if (isOther) localStorage.setItem(TOLD, page);
  }, [isOther, page]);
  if (!isOther || wasTold.value) return null;
  return (
    <p class="story-page-note">{say(draft, 'story-page.language', { language: LANGUAGE_NAMES[book] })}</p>
  );
}
