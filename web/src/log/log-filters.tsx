import type { Signal } from '@preact/signals';
import { type Kinds, type Seat, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';

interface LogFiltersProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  /** Whose lines are shown; null for all. */
  readonly only: Signal<Seat | null>;
  readonly hours: readonly number[];
  readonly goTo: (hour: number) => void;
}

export function LogFilters<K extends Kinds>({ draft, only, hours, goTo }: LogFiltersProps<K>) {
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
      {hours.length > 1 && (
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
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {draft.say(text('log.hour', { hour }))}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
