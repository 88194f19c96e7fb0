import { useSignal } from '@preact/signals';
import { game, scoreParts, variantOf } from '@vigilia/game-diario';
import { lineOf } from '@vigilia/game-diario/texts';
import { isRefusal } from '@vigilia/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { EndingPage } from '../../../../board/ending-page.tsx';
import { recordingOf } from '../../../../record/recording.ts';
import type { DraftProps, Event, ViewProps } from '../asked.ts';
import { BookLine } from '../book/book.tsx';
import { DiaryPages } from '../diary/diary.tsx';
import { things } from '../house/late-things.ts';
import { StillHouse, StillPlate } from '../house/still-house.tsx';
import { say } from '../say.ts';
import { DayStrip } from './day-strip.tsx';
import * as styles from './ending-diario.module.css';
import { KeepGame } from './keep-game.tsx';
import { type Night, nightsIn } from './nights.ts';
import { ShareDiary } from './share-diary.tsx';
import { WhoLived } from './who-lived.tsx';

/** How a game of Diario ended: what became of each, the days with what weighed, and the whole Diary. */
export function Ending({ draft }: DraftProps) {
  const diary = useRef<HTMLElement>(null);
  const nights = useNights(draft);
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
      files={<KeepGame draft={draft} view={view} nights={nights} />}
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
      </div>
    </EndingPage>
  );
}

/** The house of each night, once the record has been played again; none before. */
function useNights({ table }: DraftProps['draft']): readonly Night[] {
  const nights = useSignal<readonly Night[]>([]);
  const isOver = table.view.value?.over != null;
  useEffect(() => {
    void things.load().catch(() => null);
    // A replay has no ending, and a table without its record has an ending without these pictures.
    if (!isOver || table.where === 'replay') return;
    void table
      .record()
      .then(async (file) => {
        const recording = await recordingOf(game, file);
        if (!isRefusal(recording)) nights.value = nightsIn(recording, table.viewer.peek());
      })
      .catch(() => null);
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
