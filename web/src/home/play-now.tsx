import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import { botsLegend, botsText } from '../games/company.ts';
import type { GameManifest } from '../games/manifest.ts';
import { type OptionValues, usualOptions } from '../games/options.ts';
import { seatCounts, usualAssist, usualOf } from '../games/usual.ts';
import { t, translateText } from '../i18n/translate.ts';
import { settings } from '../storage/settings.ts';
import { botName } from '../table/bot-name.ts';
import { OneOf } from '../ui/one-of.tsx';
import { OptionFields } from './option-fields.tsx';
import { playLocally, readyToPlay } from './play-local.ts';
import { SignalTick } from './tick.tsx';
import './forms.css';
import './play-now.css';

/** A game alone or with bots, one press away; this device remembers which bots and how many. */
export function PlayNow({ game }: { readonly game: GameManifest }) {
  const isLaying = useSignal(false);
  const isUnfolded = useSignal(false);
  const practice = useSignal(false);
  const complaint = useSignal<Refusal | null>(null);
  const { profile } = game;
  const { level, seats } = usualOf(game);
  const options = useSignal<OptionValues>(usualOptions(profile));
  const bots = Array.from({ length: seats.value - 1 }, () => level.value);

  async function play() {
    if (isLaying.value) return;
    isLaying.value = true;
    const me = { kind: 'person', name: settings.name.value } as const;
    complaint.value = await playLocally({
      game: profile,
      seats: [me, ...bots.map((bot) => ({ kind: 'bot', bot }) as const)],
      options: options.value,
      assist: usualAssist(profile),
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
      <details
        class="play-now-more unfold"
        data-popover=""
        onToggle={({ currentTarget: { open } }) => {
          isUnfolded.value = open;
        }}
      >
        <summary>{botsText(game, bots)}</summary>
        <div class="play-now-choices form">
          <OneOf legend={t('home.seats')} of={seatCounts(profile)} value={seats} nameOf={String} />
          {seats.value > 1 && (
            <OneOf legend={botsLegend(game)} of={profile.levels} value={level} nameOf={botName} />
          )}
          {/* Their labels come with the texts of the game, which are large. */}
          {isUnfolded.value && <OptionFields game={game} values={options} />}
          <SignalTick label={t('open.practice')} value={practice} />
        </div>
      </details>
      <p class="home-complaint" role="alert">
        {complaint.value !== null && translateText(complaint.value.reason)}
      </p>
    </div>
  );
}
