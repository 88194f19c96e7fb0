import './forms.css';
import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import type { Card, Wanted } from '@vigilia/server/protocol';
import { useMemo } from 'preact/hooks';
import { t } from '../i18n/translate.ts';
import { callServer } from '../server-api/call-server.ts';
import { serverTranslator } from '../server-api/server-translator.ts';
import { settings } from '../storage/settings.ts';
import { type Agreement, USUALLY } from '../table/agreement.ts';
import { DELAYS, type Delay, delayText } from '../table/delay.ts';
import { SEATS } from '../table/levels.ts';
import { Dialog } from '../ui/dialog.tsx';
import { NameField } from '../ui/name-field.tsx';
import { go } from '../ui/navigation.ts';
import { OneOf } from '../ui/one-of.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import { Tick } from './tick.tsx';

interface FriendsDialogProps {
  readonly onClose: () => void;
  /** Where the house does not answer, the same people may still play around this screen. */
  readonly playHere: () => void;
}

/** Opens a table for people elsewhere: a name and a press are enough. */
export function FriendsDialog({ onClose, playHere }: FriendsDialogProps) {
  const seats = useSignal(4);
  const agreement = useSignal<Agreement>(USUALLY);
  const isPublic = useSignal(false);
  const beginners = useSignal(false);
  const practice = useSignal(false);
  const delay = useSignal<Delay>(null);
  const complaint = useSignal<Refusal | 'nobody-there' | null>(null);
  const isOpening = useSignal(false);
  const voice = useMemo(() => serverTranslator(), []);

  async function open() {
    if (isOpening.value) return;
    isOpening.value = true;
    const wanted: Wanted = {
      game: '011',
      options: beginners.value ? { beginners: true } : {},
      seats: seats.value,
      ...agreement.value,
      isPublic: isPublic.value,
      practice: practice.value,
      delay: agreement.value.watching === 'everything' ? delay.value : null,
    };
    // The cookie comes first: a table whose answer is lost would belong to an identity nobody has.
    await callServer('POST', '/me');
    const opened = await callServer<Card>('POST', '/tables', wanted);
    isOpening.value = false;
    if (opened === null) complaint.value = 'nobody-there';
    else if ('refused' in opened) complaint.value = opened;
    else await sitDown(opened.id);
  }

  return (
    <Dialog title={t('open.title')} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <NameField usual={t('home.guest')} />
        <button type="submit" class="main form-submit" aria-busy={isOpening.value}>
          {t('open.open')}
        </button>
        <p class="form-note">{t('open.next')}</p>
        {complaint.value === 'nobody-there' && (
          <div class="form-trouble" role="alert">
            <p>{t('open.nobody-there')}</p>
            <button type="button" onClick={playHere}>
              {t('home.one-screen')}
            </button>
          </div>
        )}
        {complaint.value !== null && complaint.value !== 'nobody-there' && (
          <p class="form-trouble" role="alert">
            {voice.value(complaint.value)}
          </p>
        )}
        <details class="unfold">
          <summary>{t('open.more')}</summary>
          <div class="form-fields">
            <OneOf legend={t('home.seats')} of={SEATS} value={seats} nameOf={String} />
            <AgreementFields agreement={agreement} voice={voice.value} />
            {agreement.value.watching === 'everything' && (
              <label class="form-field">
                <span>{t('open.delay')}</span>
                <select
                  value={String(delay.value)}
                  onChange={({ currentTarget: { value } }) => {
                    delay.value = DELAYS.find((each) => String(each) === value) ?? null;
                  }}
                >
                  {DELAYS.map((each) => (
                    <option key={each} value={String(each)}>
                      {delayText(each)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <Tick label={t('open.practice')} value={practice} />
            <Tick label={t('open.beginners')} value={beginners} />
            <Tick label={t('open.public')} value={isPublic} />
          </div>
        </details>
      </form>
    </Dialog>
  );
}

/** Whoever opens a table means to play; where the seat is refused the table itself says why. */
async function sitDown(id: string): Promise<void> {
  await callServer('POST', `/tables/${id}/sit`, { name: settings.name.value.trim() || t('home.guest') });
  go(`/table/${id}`);
}
