import { ABSENCES, text } from '@vigilia/kernel';
import { t } from '../i18n/translate.ts';
import type { ServerTranslator } from '../server-api/server-translator.ts';
import { FIELD_NAMES } from '../table/agreement.ts';
import type { SeatActions } from './seats.tsx';

interface AgreedAbsenceProps extends SeatActions {
  readonly voice: ServerTranslator;
}

/** How long a person may be away on their turn: the host changes it until the game begins. */
export function AgreedAbsence({ company, tell, voice }: AgreedAbsenceProps) {
  const { absence } = company.card.value.setting;
  if (!company.isHost.value) return <>{`${t(FIELD_NAMES.absence)}: ${voice(text(`absence.${absence}`))}`}</>;
  return (
    <label class="agreed-absence">
      <span>{t(FIELD_NAMES.absence)}</span>
      <select
        value={absence}
        onChange={({ currentTarget: { value } }) => {
          const chosen = ABSENCES.find((each) => each === value);
          if (chosen !== undefined) tell(company.setAbsence(chosen));
        }}
      >
        {ABSENCES.map((each) => (
          <option key={each} value={each}>
            {voice(text(`absence.${each}`))}
          </option>
        ))}
      </select>
    </label>
  );
}
