import { text } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { t } from '../i18n/translate.ts';
import type { ServerTranslator } from '../server-api/server-translator.ts';
import { FIELDS } from '../table/agreement.ts';
import { delayText } from '../table/delay.ts';

/** What was agreed when the table was opened, in plain words. */
export function Agreed({ card, voice }: { readonly card: Card; readonly voice: ServerTranslator }) {
  const { setting } = card;
  return (
    <details class="agreed unfold">
      <summary>{t('gathering.agreed')}</summary>
      <ul>
        <li>{t('gathering.seats-of', { game: setting.game, count: setting.seats })}</li>
        {setting.options.beginners === true && <li>{t('open.beginners')}</li>}
        {FIELDS.map((field) => (
          <li key={field}>{voice(text(`${field}.${setting[field]}`))}</li>
        ))}
        {setting.watching === 'everything' && <li>{delayText(setting.delay)}</li>}
        {setting.practice && <li>{t('open.practice')}</li>}
        <li>{t(setting.isPublic ? 'gathering.public' : 'gathering.private')}</li>
      </ul>
    </details>
  );
}
