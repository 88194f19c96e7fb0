import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { named } from '../../draft/named.ts';
import { t } from '../../i18n/translate.ts';
import { type Mark, markAt } from './marks.ts';
import * as styles from './moment-slider.module.css';
import type { ReplayTable } from './replay-table.ts';

interface Props {
  readonly draft: AnswerDraft;
  readonly table: ReplayTable;
  readonly marks: readonly Mark[];
  readonly goTo: (at: number) => void;
}

/** All moments of the game on a line, with a mark where each Hour or day begins. Page Up and Page Down go from mark to mark. */
export function MomentSlider({ draft, table, marks, goTo }: Props) {
  const at = table.at.value;
  const current = markAt(marks, at);
  const { chapters } = draft.ui;
  const heading = (mark: Mark) => (chapters === undefined ? '' : draft.say(chapters.headingOf(mark.chapter)));
  const page = (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    const next =
      event.key === 'PageUp'
        ? marks.find((mark) => mark.at > at)?.at
        : marks.findLast((mark) => mark.at < at)?.at;
    goTo(next ?? (event.key === 'PageUp' ? table.last : 0));
  };
  const of = t('replay.of', { at, last: table.last });
  return (
    <div class={styles.slider}>
      <input
        type="range"
        aria-label={t('replay.moment')}
        aria-valuetext={current === null ? of : `${heading(current)}, ${of}`}
        min={0}
        max={table.last}
        value={at}
        onInput={({ currentTarget }) => goTo(Number(currentTarget.value))}
        onKeyDown={page}
      />
      {chapters !== undefined && (
        <div class={styles.sliderMarks} aria-hidden="true">
          {marks.map((mark) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: keys reach the same moments on the slider.
            // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
            <span
              key={mark.at}
              class={styles.sliderMark}
              style={{ '--at': table.last === 0 ? 0 : mark.at / table.last }}
              title={heading(mark)}
              data-chapter={mark.chapter}
              data-current={mark === current || undefined}
              onClick={() => goTo(mark.at)}
            >
              {named(draft, chapters.variable, mark.chapter)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
