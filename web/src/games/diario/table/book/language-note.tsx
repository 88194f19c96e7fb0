import { useSignal } from '@preact/signals';
import type { StoryId } from '@vigilia/game-diario';
import { localeOf } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import { currentLanguage } from '../../../../i18n/translate.ts';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { bookLanguage } from './book.ts';

const TOLD = 'vigilia.diario-book-language';

interface Props extends DraftProps {
  readonly story: StoryId | null;
}

/** Says once on this device that a story is in another language than the page. */
export function LanguageNote({ draft, story }: Props) {
  const page = currentLanguage();
  const book = story === null ? page : bookLanguage(draft, `story.${story}`);
  const wasTold = useSignal(page === null || localStorage.getItem(TOLD) === page);
  const isOther = page !== null && book !== null && page !== book;
  useEffect(() => {
    if (isOther) localStorage.setItem(TOLD, page);
  }, [isOther, page]);
  if (!isOther || wasTold.value) return null;
  const language = new Intl.DisplayNames(localeOf(page), { type: 'language' }).of(book) ?? book;
  return <p class="story-page-note">{say(draft, 'story-page.language', { language })}</p>;
}
