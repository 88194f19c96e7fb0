import type { StoryId } from '@vigilia/game-diario';
import { titleText } from '@vigilia/game-diario/texts';
import { type Text, translatorFor } from '@vigilia/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { currentLanguage } from '../../../../i18n/translate.ts';
import { bookLanguage, wholeBook } from '../book/book.tsx';
import * as styles from './book-on-shelf.module.css';

interface Props {
  readonly stories: readonly StoryId[];
  readonly say: (said: Text) => string;
}

/** The names of the stories that were read, in the order of reading. The book is fetched for them when they are wanted. */
export function Titles({ stories }: Props) {
  const words = useMemo(wholeBook, []);
  useEffect(() => () => words.close(), []);
  const language = currentLanguage() ?? 'en';
  if (words.isWaiting.value) return <p aria-busy="true">…</p>;
  const nameOf = (_variable: string, value: string | number) => ({ written: value });
  const { say, has } = translatorFor(language, [words.messages.value], { nameOf, players: [] });
  return (
    <ol class={styles.titles}>
      {stories.map((story, at) => {
        const title = titleText({ type: 'story-read', story });
        // A story that the book no longer has.
        return (
          has(title.key) && (
            <li key={at} lang={bookLanguage({ lateWords: words }, title.key)}>
              {say(title)}
            </li>
          )
        );
      })}
    </ol>
  );
}
