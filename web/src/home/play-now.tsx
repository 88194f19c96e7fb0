import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import { t, translateText } from '../i18n/translate.ts';
import { settings } from '../storage/settings.ts';
import { LEVELS, levelName, SEATS, usual } from '../table/levels.ts';
import { OneOf } from '../ui/one-of.tsx';
import { playLocally, readyToPlay } from './play-local.ts';
import { Tick } from './tick.tsx';
import './play-now.css';

/** A game against bots, one press away; against whom is remembered. */
export function PlayNow() {
  const isLaying = useSignal(false);
  const practice = useSignal(false);
  const complaint = useSignal<Refusal | null>(null);
  const { level, seats } = usual;

  async function play() {
    if (isLaying.value) return;
    isLaying.value = true;
    const bots = Array.from({ length: seats.value - 1 }, () => ({ kind: 'bot', bot: level.value }) as const);
    const me = { kind: 'person', name: settings.name.value } as const;
    complaint.value = await playLocally({
      seats: [me, ...bots],
      beginners: false,
      assist: 'reason',
      practice: practice.value,
    });
    isLaying.value = false;
  }

  return (
    <div class="play-now">
      <button
        type="button"
        class="main play-now-button"
        aria-busy={isLaying.value}
        onPointerEnter={readyToPlay}
        onFocus={readyToPlay}
        onClick={() => {
          void play();
        }}
      >
        {t('home.play-now')}
      </button>
      <details class="play-now-more unfold">
        <summary>{t('home.against', { count: seats.value - 1, level: levelName(level.value) })}</summary>
        <div class="play-now-choices">
          <OneOf legend={t('home.level')} of={LEVELS} value={level} nameOf={levelName} />
          <OneOf legend={t('home.seats')} of={SEATS} value={seats} nameOf={String} />
          <Tick label={t('open.practice')} value={practice} />
        </div>
      </details>
      <p class="home-complaint" role="alert">
        {complaint.value !== null && translateText(complaint.value.reason)}
      </p>
    </div>
  );
}
