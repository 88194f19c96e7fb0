import { useSignal, useSignalEffect } from '@preact/signals';
import { type Refusal, usualClock } from '@vigilia/kernel';
import type { Wanted } from '@vigilia/server/protocol';
import { useMemo } from 'preact/hooks';
import { companyCounts, usualCompany } from '../../../games/defaults.ts';
import type { GameManifest } from '../../../games/manifest.ts';
import {
  DELAYS,
  type Delay,
  delayText,
  type OptionValues,
  unusualOptions,
  usualOptions,
} from '../../../games/options.ts';
import { t } from '../../../i18n/translate.ts';
import { callServer } from '../../../platform/call-server.ts';
import { go } from '../../../platform/navigation.ts';
import { serverTranslator } from '../../../platform/server-translator.ts';
import { settings } from '../../../storage/settings.ts';
import { type Agreement, USUALLY, withField } from '../../../table/agreement.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { NameField } from '../../../ui/name-field.tsx';
import { OneOf } from '../../../ui/options.tsx';
import { SignalTick } from '../../../ui/tick.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import * as styles from './forms.module.css';
import { OptionFields } from './game-fields.tsx';

interface FriendsDialogProps {
  readonly game: GameManifest;
  readonly onClose: () => void;
  /** If the server does not answer, the same people may still play around this screen. */
  readonly playHere: () => void;
}

/** Opens a table for people elsewhere: a name and a press are enough. */
export function FriendsDialog({ game, onClose, playHere }: FriendsDialogProps) {
  const { profile } = game;
  const seats = useSignal(usualCompany(profile));
  const agreement = useSignal<Agreement>(USUALLY);
  const isPublic = useSignal(false);
  const options = useSignal<OptionValues>(usualOptions(profile));
  const practice = useSignal(false);
  const delay = useSignal<Delay>(null);
  const complaint = useSignal<Refusal | 'no-answer' | null>(null);
  const isOpening = useSignal(false);
  const voice = useMemo(() => serverTranslator(), []);

  useSignalEffect(() => {
    const agreed = agreement.peek();
    const usual = usualClock({ isPublic: isPublic.value });
    // A clock that was chosen stays.
    if (agreed.clock === USUALLY.clock) agreement.value = withField(agreed, 'clock', usual);
  });

  async function open() {
    if (isOpening.value) return;
    isOpening.value = true;
    const wanted: Wanted = {
      game: profile.id,
      options: unusualOptions(profile, options.value),
      seats: seats.value,
      ...agreement.value,
      isPublic: isPublic.value,
      practice: practice.value,
      delay: agreement.value.watching === 'everything' ? delay.value : null,
    };
    // The cookie comes first: a table whose answer is lost would belong to an unknown identity.
    await callServer('POST /me');
    const opened = await callServer('POST /tables', { body: wanted });
    isOpening.value = false;
    if (opened === null) complaint.value = 'no-answer';
    else if ('refused' in opened) complaint.value = opened;
    else await sitDown(opened.id);
  }

  return (
    <Dialog title={t('open.title')} onClose={onClose}>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <NameField usual={t('home.guest')} />
        <button type="submit" class={`main ${styles.formSubmit}`} aria-busy={isOpening.value}>
          {t('open.open')}
        </button>
        <p class={styles.formNote}>{t('open.next')}</p>
        {complaint.value === 'no-answer' && (
          <div class={styles.formTrouble} role="alert">
            <p>{t('open.nobody-there')}</p>
            <button type="button" onClick={playHere}>
              {t('home.one-screen')}
            </button>
          </div>
        )}
        {complaint.value !== null && complaint.value !== 'no-answer' && (
          <p class={styles.formTrouble} role="alert">
            {voice.value(complaint.value)}
          </p>
        )}
        <details class="unfold">
          <summary>{t('open.more')}</summary>
          <div class={styles.formFields}>
            <OneOf legend={t('home.seats')} of={companyCounts(profile)} value={seats} nameOf={String} />
            <AgreementFields profile={profile} agreement={agreement} voice={voice.value} />
            {agreement.value.watching === 'everything' && (
              <label class={styles.formField}>
                <span>{t('open.delay')}</span>
                <select
                  value={String(delay.value)}
                  onChange={({ currentTarget: { value } }) => {
                    delay.value = DELAYS.find((each) => String(each) === value) ?? null;
                  }}
                >
                  {DELAYS.map((each) => (
                    <option key={each} value={String(each)}>
                      {delayText(game, each)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <SignalTick label={t('open.practice')} value={practice} />
            <OptionFields game={game} values={options} />
            <SignalTick label={t('open.public')} value={isPublic} />
          </div>
        </details>
      </form>
    </Dialog>
  );
}

/** The one who opens a table takes a seat; if the seat is refused, the table itself says why. */
async function sitDown(id: string): Promise<void> {
  const name = settings.name.value.trim() || t('home.guest');
  await callServer('POST /tables/:id/sit', { params: { id }, body: { name } });
  go(`/table/${id}`);
}
