import { botTitle } from '../games/bot-texts.ts';
import { t } from '../i18n/translate.ts';
import type { StoredSeat } from '../storage/tables.ts';

interface OneSeatProps {
  readonly number: number;
  /** The bots to choose from. */
  readonly levels: readonly string[];
  readonly seat: StoredSeat;
  readonly change: (seat: StoredSeat) => void;
}

const PERSON = 'person';

/** A seat around one screen: a person with a name, or a bot of some level. */
export function OneSeat({ number, levels, seat, change }: OneSeatProps) {
  return (
    <li class="form-seat">
      <select
        aria-label={t('screen.who', { number })}
        value={seat.kind === 'person' ? PERSON : seat.bot}
        onChange={({ currentTarget: { value } }) => {
          change(value === PERSON ? { kind: PERSON, name: '' } : { kind: 'bot', bot: value });
        }}
      >
        <option value={PERSON}>{t('screen.a-person')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {t('screen.a-bot', { level: botTitle(level) })}
          </option>
        ))}
      </select>
      {seat.kind === 'person' && (
        <input
          type="text"
          aria-label={t('screen.name', { number })}
          autocomplete="off"
          maxLength={24}
          value={seat.name}
          placeholder={t('here.person', { number })}
          onInput={(event) => {
            change({ kind: 'person', name: event.currentTarget.value });
          }}
        />
      )}
    </li>
  );
}
