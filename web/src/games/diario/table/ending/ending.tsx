import { useSignal } from '@preact/signals';
import { scoreParts, variantOf } from '@vigilia/game-diario';
import { lineOf } from '@vigilia/game-diario/texts';
import { useEffect, useRef } from 'preact/hooks';
import { EndingPage } from '../../../../board/ending-page.tsx';
import { t } from '../../../../i18n/translate.ts';
import { route } from '../../../../platform/navigation.ts';
import type { DraftProps, Event, ViewProps } from '../asked.ts';
import { BookLine } from '../book/book.tsx';
import { DiaryPages, KeepDiary } from '../diary/diary.tsx';
import { type Night, nightsOf } from '../diary/nights.ts';
import { things } from '../house/late-things.ts';
import { StillHouse, StillPlate } from '../house/still-house.tsx';
import { say } from '../say.ts';
import { DayStrip } from './day-strip.tsx';
import * as styles from './ending-diario.module.css';
import { keepOnShelf } from './keep-on-shelf.ts';
import { ShareDiary } from './share-diary.tsx';
import { WhoLived } from './who-lived.tsx';

/** How a game of Diario ended: what became of each, the days with what weighed, and the whole Diary. */
export function Ending({ draft }: DraftProps) {
  const diary = useRef<HTMLElement>(null);
  const nights = useNights(draft);
  useEffect(() => keepOnShelf(draft.table, route.value), []);
  const view = draft.table.view.value;
  if (view == null || view.over === null) return null;
  const { how } = view.over;
  const over: Event = { type: 'over', how, variant: variantOf(view, how) };
  const read = (day: number | null) => {
    const part = day === null ? null : diary.current?.querySelector<HTMLElement>(`[data-diary-day="${day}"]`);
    const place = part ?? diary.current;
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  const drawn = things.part.value;
  return (
    <EndingPage
      draft={draft}
      how={how}
      title={say(draft, `ending.${how}`)}
      picture={
        <>
          <StillPlate />
          <div class={styles.endingPicture}>
            {drawn !== null && <StillHouse seen={view} things={drawn.THINGS} />}
          </div>
        </>
      }
      files={<KeepDiary draft={draft} />}
      reading={
        <section ref={diary} class={styles.endingDiary} aria-labelledby="ending-diary" tabIndex={-1}>
          <h3 id="ending-diary">{say(draft, 'diary.title')}</h3>
          <DiaryPages draft={draft} />
        </section>
      }
    >
      <div class={styles.endingLine}>
        {draft.has(lineOf(over)?.key ?? '') ? (
          <BookLine draft={draft} event={over} />
        ) : (
          <p>{say(draft, 'event.over', { how })}</p>
        )}
      </div>
      <WhoLived draft={draft} view={view} />
      <Score draft={draft} view={view} />
      <DayStrip draft={draft} nights={nights} onRead={read} />
      <div class={styles.endingKeep}>
        <button type="button" onClick={() => read(null)}>
          {say(draft, 'epilogue.diary')}
        </button>
        <ShareDiary draft={draft} view={view} />
        <a class="button" href="/shelf/diario">
          {t('diario.shelf')}
        </a>
      </div>
    </EndingPage>
  );
}

/** The house of each night, once the record has been played again; none before. */
function useNights(draft: DraftProps['draft']): readonly Night[] {
  const nights = useSignal<readonly Night[]>([]);
  const isOver = draft.table.view.value?.over != null;
  useEffect(() => {
    void things.load().catch(() => null);
    // A replay has no ending.
    if (isOver && draft.table.where !== 'replay')
      void nightsOf(draft).then((found) => {
        nights.value = found;
      });
  }, [isOver]);
  return nights.value;
}

/** The score in a line, and how it is made (END-4). */
function Score({ draft, view }: ViewProps) {
  const score = view.over?.score ?? null;
  if (score === null) return null;
  return (
    <p class={styles.endingScore}>
      <b>{say(draft, 'epilogue.score', { score: String(score).replace('-', '−') })}</b>{' '}
      <small>{say(draft, 'epilogue.score-made', { ...scoreParts(view) })}</small>
    </p>
  );
}
