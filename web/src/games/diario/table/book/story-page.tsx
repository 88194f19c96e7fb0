import { useSignal } from '@preact/signals';
import { type StoryId, storyAt } from '@vigilia/game-diario';
import { localeOf } from '@vigilia/kernel';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { currentLanguage } from '../../../../i18n/translate.ts';
import { scrollStop } from '../../../../platform/scrolling.ts';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { bookLanguage } from './book.tsx';
import { PassageBody } from './passage-body.tsx';
import { type Passage, readingOf } from './reading.ts';
import { reading } from './reading-settings.ts';
import { ReadingTools } from './reading-tools.tsx';
import * as styles from './story-page.module.css';
import { Warning } from './warning.tsx';

/** What is read now, set like a page of a book, and below it what came of it. */
export function StoryPage({ draft }: DraftProps) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const passages = readingOf(draft.table.log.value, view);
  const current = passages.at(-1);
  if (current === undefined) return null;
  return <Leaf key={nameOf(current)} draft={draft} passages={passages} current={current} />;
}

function nameOf({ opening }: Passage): string {
  return JSON.stringify(opening);
}

interface LeafProps extends DraftProps {
  readonly passages: readonly Passage[];
  readonly current: Passage;
}

function Leaf({ draft, passages, current }: LeafProps) {
  const notes = current.story === null ? [] : storyAt(current.story).notes;
  const shown = useSignal<'warning' | 'text' | 'choices'>(
    reading.isWarned.value && notes.length > 0 && current.outcome.length === 0 ? 'warning' : 'text',
  );
  const leaf = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => scrollStop(leaf.current), []);
  const isDecided = current.outcome.some(({ type }) => type === 'decided' || type === 'story-told');
  // What comes of a decision is in sight; a text begins at its beginning.
  useEffect(() => {
    if (isDecided) leaf.current?.scrollTo({ top: leaf.current.scrollHeight });
  }, [isDecided, current.outcome.length]);
  const readOn = () => {
    shown.value = 'text';
    leaf.current?.focus();
  };
  return (
    <article class={styles.storyPage} data-size={reading.size.value}>
      <div ref={leaf} class={`${styles.storyPageLeaf} fading`}>
        <div class={styles.storyPageColumn}>
          <LanguageNote draft={draft} story={current.story} />
          {passages.map((passage) => {
            const isFolded = passage === current && shown.value !== 'text';
            return <PassageBody key={nameOf(passage)} draft={draft} passage={passage} isFolded={isFolded} />;
          })}
          {shown.value !== 'text' && (
            <Warning
              draft={draft}
              notes={notes}
              isAsking={shown.value === 'warning'}
              onRead={readOn}
              onSkip={() => {
                shown.value = 'choices';
              }}
            />
          )}
        </div>
      </div>
      <ReadingTools draft={draft} notes={current.story === null ? null : notes} />
    </article>
  );
}

const TOLD = 'vigilia.diario-book-language';

interface Props extends DraftProps {
  readonly story: StoryId | null;
}

/** Says once on this device that a story is in another language than the page. */
function LanguageNote({ draft, story }: Props) {
  const page = currentLanguage();
  const book = story === null ? page : bookLanguage(draft, `story.${story}`);
  const wasTold = useSignal(page === null || localStorage.getItem(TOLD) === page);
  const isOther = page !== null && book !== null && page !== book;
  useEffect(() => {
    if (isOther) localStorage.setItem(TOLD, page);
  }, [isOther, page]);
  if (!isOther || wasTold.value) return null;
  const language = new Intl.DisplayNames(localeOf(page), { type: 'language' }).of(book) ?? book;
  return <p class={styles.storyPageNote}>{say(draft, 'story-page.language', { language })}</p>;
}
