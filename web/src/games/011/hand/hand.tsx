import { useSignal } from '@preact/signals';
import { type Eleven, POWERS } from '@vigilia/game-011';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { t } from '../../../i18n/translate.ts';
import * as styles from './hand.module.css';
import { PowerCard } from './power-card.tsx';
import type { Read } from './reading.ts';
import { SecretCards } from './secret-cards.tsx';
import { TileCard } from './tile-card.tsx';

/** What this person alone holds, and what of it can be played now. A watcher holds nothing. */
export function Hand({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  // For cards too small to read.
  const read: Read = useSignal(null);
  const view = draft.table.view.value;
  if (view === null || view.own === null) return null;
  const { tiles } = view.own;
  // A card that is played goes from under the finger without a word.
  const held = [...tiles.map((id) => `tile:${id}`), ...POWERS.map((power) => `power:${power}`)];
  const isHeld = read.value !== null && held.includes(read.value.noun);
  return (
    <section class={styles.hand} aria-labelledby="hand-title">
      <h2 id="hand-title" class="heard-only">
        {t('hand.title')}
      </h2>
      {tiles.length === 0 ? (
        <p class={styles.handNone}>{t('hand.no-tiles')}</p>
      ) : (
        <ul class={styles.handTiles} aria-label={t('hand.tiles')}>
          {tiles.map((id) => (
            <TileCard key={id} draft={draft} view={view} id={id} read={read} />
          ))}
        </ul>
      )}
      <div class={styles.handCards}>
        <SecretCards draft={draft} view={view} />
        <ul class={styles.handPowers} aria-label={t('hand.powers')}>
          {POWERS.map((power) => (
            <PowerCard key={power} draft={draft} view={view} power={power} read={read} />
          ))}
        </ul>
      </div>
      {isHeld && (
        <p class={styles.handRead} aria-hidden="true">
          {read.value?.words.map((words, index) => (
            <span key={words} class={index === 0 ? styles.handReadName : ''}>
              {words}{' '}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
