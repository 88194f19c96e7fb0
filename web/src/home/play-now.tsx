import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import type { PlayableGame } from '../games/manifest.ts';
import { usualOptions } from '../games/options.ts';
import { seatCounts, usualOf } from '../games/usual.ts';
import { t, translateText } from '../i18n/translate.ts';
import { settings } from '../storage/settings.ts';
import { botName } from '../table/bot-name.ts';
import { OneOf } from '../ui/one-of.tsx';
import { playLocally, readyToPlay } from './play-local.ts';
import { SignalTick } from './tick.tsx';
import './play-now.css';

/** A game against bots, one press away; this device remembers which bots and how many. */
export function PlayNow({ game }: { readonly game: PlayableGame }) {
  const isLaying = useSignal(false);
  const practice = useSignal(false);
  const complaint = useSignal<Refusal | null>(null);
  const { profile } = game;
  const { level, seats } = usualOf(game);

  async function play() {
    if (isLaying.value) return;
    isLaying.value = true;
    const bots = Array.from({ length: seats.value - 1 }, () => ({ kind: 'bot', bot: level.value }) as const);
    const me = { kind: 'person', name: settings.name.value } as const;
    complaint.value = await playLocally({
      game: profile,
      seats: [me, ...bots],
      options: usualOptions(profile),
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
        <summary>{t('home.against', { count: seats.value - 1, level: botName(level.value) })}</summary>
        <div class="play-now-choices">
          <OneOf legend={t('home.level')} of={profile.levels} value={level} nameOf={botName} />
          <OneOf legend={t('home.seats')} of={seatCounts(profile)} value={seats} nameOf={String} />
          <SignalTick label={t('open.practice')} value={practice} />
        </div>
      </details>
      <p class="home-complaint" role="alert">
        {complaint.value !== null && translateText(complaint.value.reason)}
      </p>
    </div>
  );
}
