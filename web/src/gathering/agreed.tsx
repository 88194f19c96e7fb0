import { text } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { useMemo } from 'preact/hooks';
import { delayText } from '../games/delay.ts';
import type { GameManifest } from '../games/manifest.ts';
import { gameTranslator } from '../games/messages.ts';
import { agreedOptions } from '../games/options.ts';
import { t } from '../i18n/translate.ts';
import type { ServerTranslator } from '../server-api/server-translator.ts';
import { FIELDS } from '../table/agreement.ts';

interface AgreedProps {
  readonly game: GameManifest;
  readonly card: Card;
  readonly voice: ServerTranslator;
}

/** What was agreed when the table was opened, in plain words. */
export function Agreed({ game, card, voice }: AgreedProps) {
  const { setting } = card;
  const say = useMemo(() => gameTranslator(game), [game]).value;
  return (
    <details class="agreed unfold">
      <summary>{t('gathering.agreed')}</summary>
      <ul>
        <li>{t('gathering.seats-of', { game: game.profile.title, count: setting.seats })}</li>
        {agreedOptions(game.profile, setting.options).map((texts) => (
          <li key={texts[0]?.key}>{texts.map(say).join(': ')}</li>
        ))}
        {FIELDS.map((field) => (
          <li key={field}>{voice(text(`${field}.${setting[field]}`))}</li>
        ))}
        {setting.watching === 'everything' && <li>{delayText(game, setting.delay)}</li>}
        {setting.practice && <li>{t('open.practice')}</li>}
        <li>{t(setting.isPublic ? 'gathering.public' : 'gathering.private')}</li>
      </ul>
    </details>
  );
}
