import './forms.css';
import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import { text } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import { t, translateText } from '../i18n/translate.ts';
import { serverTranslator } from '../server-api/server-translator.ts';
import { ASSISTS, type Assist } from '../storage/assist.ts';
import { settings } from '../storage/settings.ts';
import type { StoredSeat } from '../storage/tables.ts';
import { SEATS, usual } from '../table/levels.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Options } from '../ui/options.tsx';
import { OneSeat } from './one-seat.tsx';
import { playLocally } from './play-local.ts';
import { Tick } from './tick.tsx';

/** Lays a table for several people around one screen, and bots on the seats that are left. */
export function OneScreenDialog({ onClose }: { readonly onClose: () => void }) {
  const seats = useSignal<readonly StoredSeat[]>(
    Array.from({ length: 4 }, (_, seat) => ({ kind: 'person', name: seat === 0 ? settings.name.value : '' })),
  );
  const assist = useSignal<Assist>('reason');
  const beginners = useSignal(false);
  const practice = useSignal(false);
  const complaint = useSignal<Refusal | null>(null);
  const voice = useMemo(() => serverTranslator(), []);

  async function play() {
    complaint.value = await playLocally({
      seats: seats.value,
      beginners: beginners.value,
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
          of={SEATS}
          chosen={seats.value.length}
          nameOf={String}
          choose={(count) => {
            const added = Array.from(
              { length: count },
              () => ({ kind: 'bot', bot: usual.level.value }) as const,
            );
            seats.value = added.map((bot, seat) => seats.value[seat] ?? bot);
          }}
        />
        <ol class="form-seats">
          {seats.value.map((each, seat) => (
            <OneSeat
              key={seat}
              number={seat + 1}
              seat={each}
              change={(changed) => {
                seats.value = seats.value.with(seat, changed);
              }}
            />
          ))}
        </ol>
        <p class="form-note">{t('screen.curtain')}</p>
        <div class="form-fields">
          <label class="form-field">
            <span>{t('open.assist')}</span>
            <select
              value={assist.value}
              onChange={(event) => {
                assist.value = ASSISTS.find((known) => known === event.currentTarget.value) ?? 'reason';
              }}
            >
              {ASSISTS.map((each) => (
                <option key={each} value={each}>
                  {voice.value(text(`assist.${each}`))}
                </option>
              ))}
            </select>
          </label>
          <Tick label={t('open.practice')} value={practice} />
          <Tick label={t('open.beginners')} value={beginners} />
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
