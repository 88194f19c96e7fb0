import './forms.css';
import { useSignal } from '@preact/signals';
import { ASSISTS, type Assist, type Refusal, text } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import { GameAvoidFields } from '../../games/avoid-fields.tsx';
import { usualAssist } from '../../games/defaults.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { type OptionValues, usualOptions } from '../../games/options.ts';
import { companyCounts, usualCompany } from '../../games/seat-counts.ts';
import { usualOf } from '../../games/usual.ts';
import { t, translateText } from '../../i18n/translate.ts';
import { serverTranslator } from '../../server-api/server-translator.ts';
import { settings } from '../../storage/settings.ts';
import type { StoredSeat } from '../../storage/tables.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Options } from '../../ui/fields.tsx';
import { SignalTick } from '../../ui/tick.tsx';
import { OneSeat } from '../one-seat.tsx';
import { OptionFields } from '../option-fields.tsx';
import { playLocally } from './play-local.ts';

interface OneScreenDialogProps {
  readonly game: GameManifest;
  readonly onClose: () => void;
}

/** Lays a table for several people around one screen, and bots on the seats that are left. */
export function OneScreenDialog({ game, onClose }: OneScreenDialogProps) {
  const { profile } = game;
  const seats = useSignal<readonly StoredSeat[]>(
    Array.from({ length: usualCompany(profile) }, (_, seat) => ({
      kind: 'person',
      name: seat === 0 ? settings.name.value : '',
    })),
  );
  const assist = useSignal<Assist>(usualAssist(profile));
  const options = useSignal<OptionValues>(usualOptions(profile));
  const practice = useSignal(false);
  const complaint = useSignal<Refusal | null>(null);
  const voice = useMemo(() => serverTranslator(), []);

  async function play() {
    complaint.value = await playLocally({
      game: profile,
      seats: seats.value,
      options: options.value,
      assist: assist.value,
      practice: practice.value,
    });
  }

  return (
    <Dialog title={t('home.one-screen')} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        <Options
          legend={t('home.seats')}
          of={companyCounts(profile)}
          chosen={seats.value.length}
          nameOf={String}
          choose={(count) => {
            const added = Array.from(
              { length: count },
              () => ({ kind: 'bot', bot: usualOf(game).level.value }) as const,
            );
            seats.value = added.map((bot, seat) => seats.value[seat] ?? bot);
          }}
        />
        <ol class="form-seats">
          {seats.value.map((each, seat) => (
            <OneSeat
              key={seat}
              number={seat + 1}
              levels={profile.levels}
              seat={each}
              change={(changed) => {
                seats.value = seats.value.with(seat, changed);
              }}
            />
          ))}
        </ol>
        {profile.hasSecrets && <p class="form-note">{t('screen.curtain')}</p>}
        <div class="form-fields">
          <label class="form-field">
            <span>{t('open.assist')}</span>
            <select
              value={assist.value}
              onChange={(event) => {
                assist.value =
                  ASSISTS.find((known) => known === event.currentTarget.value) ?? usualAssist(profile);
              }}
            >
              {ASSISTS.map((each) => (
                <option key={each} value={each}>
                  {voice.value(text(`assist.${each}`))}
                </option>
              ))}
            </select>
          </label>
          <SignalTick label={t('open.practice')} value={practice} />
          <OptionFields game={game} values={options} />
          <GameAvoidFields game={game} />
        </div>
        <p class="form-trouble" role="alert">
          {complaint.value !== null && translateText(complaint.value.reason)}
        </p>
        <button type="submit" class="main form-submit">
          {t('screen.play')}
        </button>
      </form>
    </Dialog>
  );
}
