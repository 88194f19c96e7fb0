import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { dayOf } from '../i18n/dates.ts';
import { t } from '../i18n/translate.ts';
import { callServer, type Reply, type RouteName, type SentTo } from '../platform/call-server.ts';
import { serverTranslator } from '../platform/server-translator.ts';
import { ShareLink } from '../ui/share-link.tsx';
import * as styles from './other-device.module.css';

/** The same tables on another device: by a link that works once, or by twelve words to keep. */
export function OtherDevice() {
  const link = useSignal<string | null>(null);
  const words = useSignal<readonly string[]>([]);
  const phrase = useSignal('');
  const complaint = useSignal<Refusal | 'no-answer' | null>(null);
  const voice = useMemo(() => serverTranslator(), []);

  async function ask<Name extends RouteName>(
    route: Name,
    done: (answer: Reply<Name>) => void,
    ...sent: SentTo<Name>
  ) {
    const answer = await callServer(route, ...sent);
    complaint.value = answer === null ? 'no-answer' : 'refused' in answer ? answer : null;
    if (answer !== null && !('refused' in answer)) done(answer);
  }

  return (
    <div class={styles.otherDevice}>
      <p>{t('device.why')}</p>
      <p class={styles.otherDeviceComplaint} role="alert">
        {complaint.value === 'no-answer' && t('shell.nobody-there')}
        {complaint.value !== null && complaint.value !== 'no-answer' && voice.value(complaint.value)}
      </p>
      {link.value === null ? (
        <button
          type="button"
          onClick={() => {
            void ask('POST /me/link', ({ token }) => {
              link.value = `${location.origin}/claim/${token}`;
            });
          }}
        >
          {t('device.make-link')}
        </button>
      ) : (
        <ShareLink label={t('device.link')} link={link.value} />
      )}
      {words.value.length === 0 ? (
        <>
          <button
            type="button"
            onClick={() => {
              void ask('POST /me/phrase', (answer) => {
                words.value = answer.phrase.split(' ');
              });
            }}
          >
            {t('device.make-words')}
          </button>
          <p class={styles.otherDeviceNote}>{t('device.words-void')}</p>
        </>
      ) : (
        <>
          <p>{t('device.words')}</p>
          <ol class={styles.otherDeviceWords}>
            {words.value.map((word, place) => (
              // A word may come twice.
              <li key={`${place} ${word}`}>{word}</li>
            ))}
          </ol>
        </>
      )}
      <form
        class={styles.otherDeviceRecover}
        onSubmit={(event) => {
          event.preventDefault();
          const written = phrase.value.trim().toLowerCase().split(/\s+/).join(' ');
          void ask('POST /me/recover', () => location.assign('/'), { body: { phrase: written } });
        }}
      >
        <label>
          <span>{t('device.recover')}</span>
          <textarea
            rows={2}
            autocomplete="off"
            spellcheck={false}
            value={phrase.value}
            onInput={(event) => {
              phrase.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit">{t('device.recover-now')}</button>
        <p class={styles.otherDeviceNote}>{t('device.forgets')}</p>
      </form>
      <MyDevices />
    </div>
  );
}

/** The devices the server takes for the same person, each with a button that signs it out. */
function MyDevices() {
  const devices = useSignal<Reply<'GET /me/devices'>['devices']>([]);
  const asked = useSignal<string | null>(null);

  async function load() {
    const answer = await callServer('GET /me/devices');
    // Without an identity, or without a network, there is nothing to list.
    devices.value = answer === null || 'refused' in answer ? [] : answer.devices;
  }
  useEffect(() => {
    void load();
  }, []);

  async function signOut(id: string) {
    await callServer('DELETE /me/devices/:device', { params: { device: id } });
    asked.value = null;
    await load();
  }

  if (devices.value.length === 0) return null;
  return (
    <section class={styles.myDevices} aria-labelledby="my-devices-title">
      <h3 id="my-devices-title">{t('device.yours')}</h3>
      <ul>
        {devices.value.map(({ id, name, usedAt, isThis }) => (
          <li key={id}>
            <span>
              {name ?? t('device.unnamed')}
              <small>
                {isThis ? t('device.this') : usedAt !== null && t('device.used', { day: dayOf(usedAt) })}
              </small>
            </span>
            {!isThis && (
              // One button that asks twice: the focus stays where it is.
              <button
                type="button"
                class={asked.value === id ? styles.myDevicesSure : ''}
                onClick={() => {
                  if (asked.value === id) void signOut(id);
                  else asked.value = id;
                }}
              >
                {t(asked.value === id ? 'device.sign-out-sure' : 'device.sign-out')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
