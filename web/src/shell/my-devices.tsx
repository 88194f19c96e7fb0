import './my-devices.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { dayOf } from '../i18n/dates.ts';
import { t } from '../i18n/translate.ts';
import { callServer, type Reply } from '../server-api/call-server.ts';

/** The devices the server takes for the same person, each with a button that signs it out. */
export function MyDevices() {
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
    <section class="my-devices" aria-labelledby="my-devices-title">
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
                class={asked.value === id ? 'my-devices-sure' : ''}
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
