import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import { GameAvoidFields } from '../../../games/avoid-fields.tsx';
import { botsText } from '../../../games/bot-texts.ts';
import { firstAssist, seatCounts } from '../../../games/defaults.ts';
import type { GameManifest } from '../../../games/manifest.ts';
import { type OptionValues, usualOptions } from '../../../games/options.ts';
import { botsOf, usualOf } from '../../../games/usual.ts';
import { t, translateText } from '../../../i18n/translate.ts';
import { settings } from '../../../storage/settings.ts';
import { OneOf } from '../../../ui/options.tsx';
import { SignalTick } from '../../../ui/tick.tsx';
import * as home from '../home.module.css';
import * as forms from './forms.module.css';
import { BotsField, HelpField, helpName, OptionFields } from './game-fields.tsx';
import { playLocally, readyToPlay } from './play-local.ts';
import * as styles from './play-now.module.css';

/** A game alone or with bots, one press away; this device remembers which bots, how many and how much help. */
export function PlayNow({ game }: { readonly game: GameManifest }) {
  const isLaying = useSignal(false);
  const isUnfolded = useSignal(false);
  const practice = useSignal(false);
  const complaint = useSignal<Refusal | null>(null);
  const { profile } = game;
  const usual = usualOf(game);
  const { seats } = usual;
  const first = useMemo(() => firstAssist(profile), [profile]);
  const assist = usual.assist.value ?? first;
  const options = useSignal<OptionValues>(usualOptions(profile));
  const bots = botsOf(usual);

  async function play() {
    if (isLaying.value) return;
    isLaying.value = true;
    // A player who liked the hints of a first game finds them in the next one.
    usual.assist.value = assist;
    const me = { kind: 'person', name: settings.name.value } as const;
    complaint.value = await playLocally({
      game: profile,
      seats: [me, ...bots.map((bot) => ({ kind: 'bot', bot }) as const)],
      options: options.value,
      assist,
      practice: practice.value,
    });
    isLaying.value = false;
  }

  return (
    <div class={styles.playNow}>
      <button
        type="button"
        class={`main ${styles.playNowButton}`}
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
        class={`${styles.playNowMore} unfold`}
        data-popover=""
        onToggle={({ currentTarget: { open } }) => {
          isUnfolded.value = open;
        }}
      >
        <summary>
          {t('play-now.summary', { bots: botsText(game, bots), help: helpName(profile, assist) })}
        </summary>
        <div class={`${styles.playNowChoices} ${forms.form}`}>
          <div class={styles.playNowCompany}>
            <OneOf legend={t('home.seats')} of={seatCounts(profile)} value={seats} nameOf={String} />
            {seats.value > 1 && <BotsField game={game} />}
          </div>
          <div class={styles.playNowRules}>
            <HelpField
              game={profile}
              assist={assist}
              choose={(wished) => {
                usual.assist.value = wished;
              }}
            />
            {/* Their labels come with the texts of the game, which are large. */}
            {isUnfolded.value && <OptionFields game={game} values={options} />}
            <SignalTick label={t('open.practice')} value={practice} />
          </div>
          {isUnfolded.value && <GameAvoidFields game={game} />}
        </div>
      </details>
      <p class={home.homeComplaint} role="alert">
        {complaint.value !== null && translateText(complaint.value.reason)}
      </p>
    </div>
  );
}
