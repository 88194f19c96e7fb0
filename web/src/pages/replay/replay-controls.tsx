import { useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import { go } from '../../platform/navigation.ts';
import { VerifyRecord } from '../../record/verify-record.tsx';
import { marksOf, nextReveal } from './marks.ts';
import { MomentSlider } from './moment-slider.tsx';
import * as replay from './replay.module.css';
import type { ReplayTable } from './replay-table.ts';

const SPEEDS = [1, 2, 4, 8] as const;
/** How long a moment is shown at speed 1, in milliseconds. */
const MOMENT = 1200;

interface Controls {
  readonly draft: AnswerDraft;
  readonly table: ReplayTable;
  /** Where this replay is found again; null for one from a file. */
  readonly path: string | null;
}

/** Goes through a recorded game: to any moment, at any speed, as any seat saw it. */
export function ReplayControls({ draft, table, path }: Controls) {
  const isRunning = useSignal(false);
  const speed = useSignal<number>(2);
  const goTo = (at: number) => {
    table.at.value = Math.min(Math.max(0, at), table.last);
  };
  useSignalEffect(() => {
    if (!isRunning.value) return;
    if (table.at.value >= table.last) {
      isRunning.value = false;
      return;
    }
    const timer = setTimeout(() => goTo(table.at.value + 1), MOMENT / speed.value);
    return () => clearTimeout(timer);
  });
  useSignalEffect(() => {
    const { value: at } = table.at;
    const { value: lens } = table.viewer;
    if (path !== null && !isRunning.value)
      go(`${path}?at=${at}${lens === null ? '' : `&lens=${lens}`}`, { replace: true });
  });
  const marks = useMemo(() => marksOf(draft.ui.game, table.recording), [draft, table]);
  const reveal = nextReveal(table.recording, table.at.value, table.viewer.value);
  return (
    <fieldset class={replay.replayControls}>
      <legend class="heard-only">{t('replay.controls')}</legend>
      <MomentSlider draft={draft} table={table} marks={marks} goTo={goTo} />
      <button type="button" aria-label={t('replay.back')} onClick={() => goTo(table.at.value - 1)}>
        ‹
      </button>
      <button
        type="button"
        class="main"
        aria-pressed={isRunning.value}
        onClick={() => {
          if (table.at.value >= table.last) goTo(0);
          isRunning.value = !isRunning.value;
        }}
      >
        {isRunning.value ? t('replay.pause') : t('replay.play')}
      </button>
      <button type="button" aria-label={t('replay.on')} onClick={() => goTo(table.at.value + 1)}>
        ›
      </button>
      <button
        type="button"
        aria-disabled={reveal === null}
        onClick={() => {
          if (reveal !== null) goTo(reveal);
        }}
      >
        {t('replay.next-reveal')}
      </button>
      <span aria-live="polite">{t('replay.of', { at: table.at.value, last: table.last })}</span>
      <label>
        <span>{t('replay.speed')}</span>
        <select
          value={speed.value}
          onChange={({ currentTarget }) => (speed.value = Number(currentTarget.value))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('replay.lens')}</span>
        <select
          value={table.viewer.value ?? ''}
          onChange={({ currentTarget: { value } }) => {
            table.viewer.value = value === '' ? null : Number(value);
          }}
        >
          <option value="">{t(table.isFinished ? 'replay.all-open' : 'replay.open-view')}</option>
          {table.sitters.value.map(({ name }, seat) => (
            <option key={name} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <VerifyRecord draft={draft} />
    </fieldset>
  );
}
