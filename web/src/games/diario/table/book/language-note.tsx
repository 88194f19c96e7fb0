import { useSignal } from '@preact/signals';
import { localeOf } from '@vigilia/kernel';
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
  const language = new Intl.DisplayNames(localeOf(page), { type: 'language' }).of(book) ?? book;
  return <p class="story-page-note">{say(draft, 'story-page.language', { language })}</p>;
}
