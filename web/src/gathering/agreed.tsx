import { text } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import { delayText } from '../games/delay.ts';
import type { GameManifest } from '../games/manifest.ts';
import { gameTranslator } from '../games/messages.ts';
import { agreedOptions } from '../games/options.ts';
import { t } from '../i18n/translate.ts';
import type { ServerTranslator } from '../server-api/server-translator.ts';
import { fieldsOf } from '../table/agreement.ts';
import { AgreedAbsence } from './agreed-absence.tsx';
import type { SeatActions } from './seats.tsx';

interface AgreedProps extends SeatActions {
  readonly game: GameManifest;
  readonly voice: ServerTranslator;
}

/** What was agreed when the table was opened, in plain words. */
export function Agreed({ game, company, tell, voice }: AgreedProps) {
  const { setting } = company.card.value;
  const say = useMemo(() => gameTranslator(game), [game]).value;
  return (
    <details class="agreed unfold">
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
