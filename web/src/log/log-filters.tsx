import type { Signal } from '@preact/signals';
import type { Kinds, Seat } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';

interface LogFiltersProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  /** Whose lines are shown; null for all. */
  readonly only: Signal<Seat | null>;
  readonly chapters: readonly number[];
  readonly goTo: (chapter: number) => void;
}

export function LogFilters<K extends Kinds>({ draft, only, chapters, goTo }: LogFiltersProps<K>) {
  return (
    <div class="log-filters">
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
export function headingOf<K extends Kinds>(draft: AnswerDraft<K>, chapter: number): string {
  const { chapters } = draft.ui;
  return chapters === undefined ? '' : draft.say(chapters.headingOf(chapter));
}
