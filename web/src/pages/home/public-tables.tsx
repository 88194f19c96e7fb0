import { useSignal } from '@preact/signals';
import type { Card } from '@vigilia/server/protocol';
import { useEffect } from 'preact/hooks';
import { GAMES, manifestOf } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { callServer } from '../../platform/call-server.ts';
import * as styles from '../my-tables/my-tables.module.css';

/** The front door lists no more tables than a player reads. */
const MOST = 3;

/** Tables of strangers with a free seat. */
export function PublicTables() {
  const tables = useSignal<readonly Card[]>([]);
  useEffect(() => {
    void publicTables().then((found) => {
      tables.value = found.filter(({ seats }) => seats.includes(null)).slice(0, MOST);
    });
  }, []);
  if (tables.value.length === 0) return null;
  return (
    <section aria-labelledby="public-tables">
      <h2 id="public-tables">{t('home.public')}</h2>
      <ul class={styles.myTablesList}>
        {tables.value.map(({ id, seats, setting }) => (
          <li key={id} class={styles.myTablesOne}>
            <a href={`/table/${id}`}>
              <span
                class={styles.myTablesWith}
              >{`${manifestOf(setting.game)?.profile.title} · ${namesOf(seats)}`}</span>
              <span class={styles.myTablesWhen}>
                {t('home.free-seats', { count: seats.filter((seat) => seat === null).length })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function namesOf(seats: Card['seats']): string {
  const names = seats.flatMap((seat) => seat?.name ?? []);
  return names.length === 0 ? t('home.nobody-yet') : names.join(', ');
}

/** Tables that every visitor may join. */
async function publicTables(): Promise<Card[]> {
  const lobbies = await Promise.all(
    GAMES.map(({ profile }) => callServer('GET /lobby', { query: { game: profile.id } })),
  );
  return lobbies.flatMap((lobby) => (lobby === null || 'refused' in lobby ? [] : lobby.tables));
}
