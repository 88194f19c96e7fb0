import { useSignal } from '@preact/signals';
import type { Card } from '@vigilia/server/protocol';
import { useEffect } from 'preact/hooks';
import { GAMES, manifestOf } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { callServer } from '../../platform/call-server.ts';
import '../my-tables/my-tables.css';

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
    <section class="public-tables" aria-labelledby="public-tables">
      <h2 id="public-tables">{t('home.public')}</h2>
      <ul class="my-tables-list">
        {tables.value.map(({ id, seats, setting }) => (
          <li key={id} class="my-tables-one">
            <a href={`/table/${id}`}>
              <span class="my-tables-with">{`${manifestOf(setting.game)?.profile.title} · ${namesOf(seats)}`}</span>
              <span class="my-tables-when">
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
