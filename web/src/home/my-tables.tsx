import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { botsText } from '../games/company.ts';
import { GAMES_TO_LEARN, manifestOf } from '../games/registry.ts';
import { currentLanguage, t } from '../i18n/translate.ts';
import { ago } from './ago.ts';
import { inOrder, type Mine } from './mine.ts';
import { OpenFile } from './open-file.tsx';
import { TableMenu } from './table-menu.tsx';
import { localTables, onlineTables, stoppedLocalTables } from './tables.ts';
import './my-tables.css';

const STANDING: Readonly<Record<Mine['phase'], string>> = {
  gathering: 'home.gathering',
  playing: 'home.playing',
  over: 'home.over',
};

function standingOf({ isStopped, yourTurn, phase }: Mine): string {
  if (isStopped) return 'home.stopped';
  return yourTurn ? 'home.your-turn' : STANDING[phase];
}

/** A table that cannot go on is over. */
function asStopped(table: Mine): Mine {
  return { ...table, phase: 'over', yourTurn: false, isStopped: true };
}

function useStoppedHere(): ReadonlySet<string> {
  const stopped = useSignal<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void stoppedLocalTables().then((ids) => {
      stopped.value = ids;
    });
  }, []);
  return stopped.value;
}

/** My tables, on this device and on the server, to go on with. */
export function MyTables() {
  const here = useSignal<readonly Mine[]>(localTables());
  const online = useSignal<readonly Mine[]>([]);
  useEffect(() => {
    void onlineTables().then((tables) => {
      online.value = tables;
    });
  }, []);
  const stopped = useStoppedHere();
  const known = here.value.map((table) => (stopped.has(table.id) ? asStopped(table) : table));
  const tables = inOrder([...known, ...online.value]);
  if (tables.length === 0) return <Newcomer />;
  return (
    <section class="my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t('home.continue')}</h2>
      <ul class="my-tables-list">
        {tables.map((table) => (
          <li key={table.id} class="my-tables-one">
            <a href={`/${table.where}/${table.id}`} data-mine={table.yourTurn}>
              <span class="my-tables-standing">{t(standingOf(table))}</span>
              <span class="my-tables-with">{whatAndWithWhom(table)}</span>
              <span class="my-tables-when">
                {t(table.where === 'here' ? 'home.here' : 'home.online', {
                  when: ago(table.at, Date.now(), currentLanguage() ?? 'en'),
                })}
              </span>
            </a>
            {table.where === 'here' && (
              <TableMenu
                id={table.id}
                removed={() => {
                  here.value = localTables();
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <OpenFile />
    </section>
  );
}

/** A player who has no table yet may want to learn first. */
function Newcomer() {
  return (
    <section class="my-tables my-tables-none" aria-labelledby="my-tables">
      <h2 id="my-tables">{t('home.new-here')}</h2>
      <p>{t('home.learn-by-playing', { games: GAMES_TO_LEARN })}</p>
      <a class="button" href="/learn">
        {t('home.learn')}
      </a>
      <p class="my-tables-when">{t('home.no-tables')}</p>
      <OpenFile />
    </section>
  );
}

/** The game, then people by name; of bots how many, and how good. */
function whatAndWithWhom({ game: id, others }: Mine): string {
  const game = manifestOf(id);
  const names = others.flatMap((other) => ('name' in other ? [other.name] : []));
  const bots = others.flatMap((other) => ('bot' in other ? [other.bot] : []));
  if (game === undefined) return [id, ...names].join(', ');
  const isSaid = bots.length > 0 || names.length === 0;
  const company = [...names, ...(isSaid ? [botsText(game, bots)] : [])].join(', ');
  return `${game.profile.title} · ${company}`;
}
