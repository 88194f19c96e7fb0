import { GAMES } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { ShellBar } from '../../shell/shell-bar.tsx';
import { Door } from './door/door.tsx';
import { GasLamp, Skyline, Tools } from './drawings.tsx';
import * as styles from './home.module.css';
import { MyTables } from './my-tables.tsx';
import { PublicTables } from './public-tables.tsx';

const [first, ...others] = GAMES;

/** The bench by gaslight, with a door for each game: the first to the left, the others to the right. */
export function HomePage() {
  return (
    <div class={styles.home}>
      <ShellBar title={null} />
      <main class={styles.homeRoom}>
        <Sign />
        <Door game={first} />
        <div class={styles.homeBench}>
          <MyTables />
          <PublicTables />
        </div>
        <div class={styles.homeMoreDoors}>
          {others.map((game) => (
            <Door key={game.profile.id} game={game} />
          ))}
        </div>
        <Skyline />
        <Tools />
      </main>
      <Plate />
    </div>
  );
}

/** The name of the place, under its lamp. */
function Sign() {
  return (
    <div class={styles.homeSign}>
      <GasLamp />
      <h1 tabIndex={-1}>Vigilia</h1>
      <p>{t('home.tagline', { count: GAMES.length })}</p>
    </div>
  );
}

/** The way to the other pages, on a plate of brass at the edge of the bench. */
function Plate() {
  return (
    <footer class={styles.homePlate}>
      <nav aria-label={t('shell.pages')}>
        <a href="/learn">{t('home.learn')}</a>
        <a href={`/rules/${GAMES[0].profile.id}`}>{t('home.rulebook')}</a>
        <a href="/replay">{t('home.replay')}</a>
        {GAMES.map(
          ({ profile, shelf }) =>
            shelf !== undefined && (
              <a key={profile.id} href={`/shelf/${profile.id}`}>
                {t(shelf.title)}
              </a>
            ),
        )}
        <a href="/credits">{t('home.credits')}</a>
      </nav>
    </footer>
  );
}
