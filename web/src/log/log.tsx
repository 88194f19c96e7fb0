import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { Kinds, Seat } from '@vigilia/kernel';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { useFollowing } from '../platform/scrolling.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './log.module.css';
import { chaptersIn, chaptersOf, linesOf } from './log-lines.ts';
import { LogRun } from './log-run.tsx';
import { rove, rovingStop } from './roving.ts';

/** How many lines are shown at first, and how many more at each press of "earlier". */
const LINES_AT_ONCE = 120;

/** The log, the newest line at the bottom. Names in it light up what they name on the board. */
export function Log<K extends Kinds>({ draft }: { readonly draft: AnswerDraft<K> }) {
  const only = useSignal<Seat | null>(null);
  const count = useSignal(LINES_AT_ONCE);
  const all = useComputed(() => linesOf(draft.table.log.value, draft.ui.chapters));
  const lines = useComputed(() => {
    const seat = only.value;
    return seat === null ? all.value : all.value.filter((line) => line.seat === seat);
  });
  const how = useId();
  const { list, isFollowing, follow, leave } = useFollowing<HTMLElement>();
  const wanted = useRef<number | null>(null);

  useLayoutEffect(() => rovingStop(list.current), []);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    // To scroll forces a layout. In the next frame, after all changes, it is the one that the frame needs anyway.
    const frame = requestAnimationFrame(() => {
      const heading = list.current?.querySelector<HTMLElement>(`[data-chapter="${wanted.current}"]`);
      wanted.current = null;
      if (list.current !== null && heading != null) list.current.scrollTop = heading.offsetTop;
    });
    return () => cancelAnimationFrame(frame);
  });

  const goTo = (chapter: number) => {
    wanted.current = chapter;
    leave();
    const index = lines.value.findIndex((line) => line.chapter === chapter);
    // Written anew even if it stays the same: the heading is looked for after that.
    count.value = Math.max(count.value, lines.value.length - index) + 1;
  };
  const earlier = lines.value.length - count.value;
  return (
    <div class={styles.log}>
      <LogFilters draft={draft} only={only} chapters={chaptersIn(all.value)} goTo={goTo} />
      <p id={how} hidden>
        {t('log.how')}
      </p>
      <section
        ref={list}
        class={styles.logLines}
        data-following={isFollowing.value}
        aria-label={t('log.title')}
        aria-describedby={how}
        onKeyDown={rove}
      >
        <div>
          {earlier > 0 && (
            <button
              type="button"
              class={styles.logEarlier}
              onClick={() => {
                leave();
                count.value += LINES_AT_ONCE;
              }}
            >
              {t('log.earlier', { count: earlier })}
            </button>
          )}
          {chaptersOf(lines.value.slice(-count.value)).map(({ chapter, runs }) => (
            <section key={chapter} class={styles.logChapter} data-chapter={chapter}>
              {chapter !== null && <h2>{headingOf(draft, chapter)}</h2>}
              {runs.map((run) => (
                <LogRun key={run.lines[0]?.answers} draft={draft} run={run} />
              ))}
            </section>
          ))}
        </div>
      </section>
      {!isFollowing.value && (
        <button type="button" class={styles.logLatest} onClick={follow}>
          <Icon name="down" />
          <span class="heard-only">{t('log.latest')}</span>
        </button>
      )}
    </div>
  );
}

interface LogFiltersProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  /** Whose lines are shown; null for all. */
  readonly only: Signal<Seat | null>;
  readonly chapters: readonly number[];
  readonly goTo: (chapter: number) => void;
}

function LogFilters<K extends Kinds>({ draft, only, chapters, goTo }: LogFiltersProps<K>) {
  return (
    <div class={styles.logFilters}>
      <select
        class="field"
        aria-label={t('log.whose')}
        value={only.value ?? ''}
        onChange={({ currentTarget: { value } }) => {
          only.value = value === '' ? null : Number(value);
        }}
      >
        <option value="">{t('log.everybody')}</option>
        {draft.table.sitters.value.map(({ name }, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
      {chapters.length > 1 && (
        <select
          class="field"
          aria-label={t('log.go-to')}
          value=""
          onChange={({ currentTarget }) => {
            goTo(Number(currentTarget.value));
            currentTarget.value = '';
          }}
        >
          <option value="">{t('log.go-to')}</option>
          {chapters.map((chapter) => (
            <option key={chapter} value={chapter}>
              {headingOf(draft, chapter)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** The name of a chapter, as the game says it. */
function headingOf<K extends Kinds>(draft: AnswerDraft<K>, chapter: number): string {
  const { chapters } = draft.ui;
  return chapters === undefined ? '' : draft.say(chapters.headingOf(chapter));
}
