import './hand.css';
import { useSignal } from '@preact/signals';
import { type Eleven, POWERS } from '@vigilia/game-011';
import { t } from '../../../say/voice.ts';
import type { Desk } from '../../../table/desk.ts';
import { PowerCard } from './power-card.tsx';
import { SecretCards } from './secret-cards.tsx';
import { TileCard } from './tile-card.tsx';

/** What this person alone holds, and what of it can be played now. A watcher holds nothing. */
export function Hand({ desk }: { readonly desk: Desk<Eleven> }) {
  /** What is written on the card pointed at, for cards too small to read. */
  const read = useSignal<readonly string[] | null>(null);
  const view = desk.table.view.value;
  if (view === null || view.own === null) return null;
  const { tiles } = view.own;
  return (
    <section class="hand" aria-labelledby="hand-title">
      <h2 id="hand-title" class="heard-only">
        {t('hand.title')}
      </h2>
      {tiles.length === 0 ? (
        <p class="hand-none">{t('hand.no-tiles')}</p>
      ) : (
        <ul class="hand-tiles" aria-label={t('hand.tiles')}>
          {tiles.map((id) => (
            <TileCard key={id} desk={desk} view={view} id={id} read={read} />
          ))}
        </ul>
      )}
      <div class="hand-cards">
        <SecretCards desk={desk} view={view} />
        <ul class="hand-powers" aria-label={t('hand.powers')}>
          {POWERS.map((power) => (
            <PowerCard key={power} desk={desk} view={view} power={power} read={read} />
          ))}
        </ul>
      </div>
      {read.value !== null && (
        <p class="hand-read" aria-hidden="true">
          {read.value.map((words, index) => (
            <span key={words} class={index === 0 ? 'hand-read-name' : ''}>
              {words}{' '}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
