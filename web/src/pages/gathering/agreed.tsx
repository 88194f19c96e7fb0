import { ABSENCES, text } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import type { GameManifest } from '../../games/manifest.ts';
import { gameTranslator } from '../../games/messages.ts';
import { agreedOptions, delayText } from '../../games/options.ts';
import { t } from '../../i18n/translate.ts';
import type { ServerTranslator } from '../../platform/server-translator.ts';
import { FIELD_NAMES, fieldsOf } from '../../table/agreement.ts';
import * as gathering from './gathering.module.css';
import type { SeatActions } from './seat-actions.ts';

interface AgreedProps extends SeatActions {
  readonly game: GameManifest;
  readonly voice: ServerTranslator;
}

/** What was agreed when the table was opened, in plain words. */
export function Agreed({ game, company, tell, voice }: AgreedProps) {
  const { setting } = company.card.value;
  const say = useMemo(() => gameTranslator(game), [game]).value;
  return (
    <details class={`${gathering.agreed} unfold`}>
      <summary>{t('gathering.agreed')}</summary>
      <ul>
        <li>{t('gathering.seats-of', { game: game.profile.title, count: setting.seats })}</li>
        {agreedOptions(game.profile, setting.options).map((texts) => (
          <li key={texts[0]?.key}>{texts.map(say).join(': ')}</li>
        ))}
        {fieldsOf(game.profile).map((field) => (
          <li key={field}>
            {field === 'absence' ? (
              <AgreedAbsence company={company} tell={tell} voice={voice} />
            ) : (
              voice(text(`${field}.${setting[field]}`))
            )}
          </li>
        ))}
        {setting.watching === 'everything' && <li>{delayText(game, setting.delay)}</li>}
        {setting.practice && <li>{t('open.practice')}</li>}
        <li>{t(setting.isPublic ? 'gathering.public' : 'gathering.private')}</li>
      </ul>
    </details>
  );
}

interface AgreedAbsenceProps extends SeatActions {
  readonly voice: ServerTranslator;
}

/** How long a person may be away on their turn: the host changes it until the game begins. */
function AgreedAbsence({ company, tell, voice }: AgreedAbsenceProps) {
  const { absence } = company.card.value.setting;
  if (!company.isHost.value) return <>{`${t(FIELD_NAMES.absence)}: ${voice(text(`absence.${absence}`))}`}</>;
  return (
    <label class={gathering.agreedAbsence}>
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
