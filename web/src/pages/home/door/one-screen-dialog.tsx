import { useSignal } from '@preact/signals';
import { ASSISTS, type Assist, type Refusal, text } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import { GameAvoidFields } from '../../../games/avoid-fields.tsx';
import { botTitle } from '../../../games/bot-texts.ts';
import { companyCounts, usualAssist, usualCompany } from '../../../games/defaults.ts';
import type { GameManifest } from '../../../games/manifest.ts';
import { type OptionValues, usualOptions } from '../../../games/options.ts';
import { usualOf } from '../../../games/usual.ts';
import { t, translateText } from '../../../i18n/translate.ts';
import { serverTranslator } from '../../../platform/server-translator.ts';
import { settings } from '../../../storage/settings.ts';
import type { StoredSeat } from '../../../storage/tables.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Options } from '../../../ui/options.tsx';
import { SignalTick } from '../../../ui/tick.tsx';
import * as styles from './forms.module.css';
import { OptionFields } from './game-fields.tsx';
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
        class={styles.form}
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
        <ol class={styles.formSeats}>
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
        {profile.hasSecrets && <p class={styles.formNote}>{t('screen.curtain')}</p>}
        <div class={styles.formFields}>
          <label class={styles.formField}>
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
        <p class={styles.formTrouble} role="alert">
          {complaint.value !== null && translateText(complaint.value.reason)}
        </p>
        <button type="submit" class={`main ${styles.formSubmit}`}>
          {t('screen.play')}
        </button>
      </form>
    </Dialog>
  );
}

interface OneSeatProps {
  readonly number: number;
  /** The bots to choose from. */
  readonly levels: readonly string[];
  readonly seat: StoredSeat;
  readonly change: (seat: StoredSeat) => void;
}

const PERSON = 'person';

/** A seat around one screen: a person with a name, or a bot of some level. */
function OneSeat({ number, levels, seat, change }: OneSeatProps) {
  return (
    <li class={styles.formSeat}>
      <select
        aria-label={t('screen.who', { number })}
        value={seat.kind === 'person' ? PERSON : seat.bot}
        onChange={({ currentTarget: { value } }) => {
          change(value === PERSON ? { kind: PERSON, name: '' } : { kind: 'bot', bot: value });
        }}
      >
        <option value={PERSON}>{t('screen.a-person')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {t('screen.a-bot', { level: botTitle(level) })}
          </option>
        ))}
      </select>
      {seat.kind === 'person' && (
        <input
          type="text"
          aria-label={t('screen.name', { number })}
          autocomplete="off"
          maxLength={24}
          value={seat.name}
          placeholder={t('here.person', { number })}
          onInput={(event) => {
            change({ kind: 'person', name: event.currentTarget.value });
          }}
        />
      )}
    </li>
  );
}
