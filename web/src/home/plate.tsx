import { GAMES } from '../games/registry.ts';
import { t } from '../i18n/translate.ts';
import './plate.css';

/** The way to the other pages, on a plate of brass at the edge of the bench. */
export function Plate() {
  return (
    <footer class="home-plate">
      <nav aria-label={t('shell.pages')}>
        <a href="/learn">{t('home.learn')}</a>
        <a href={`/rules/${GAMES[0].profile.id}`}>{t('home.rulebook')}</a>
        <a href="/replay">{t('home.replay')}</a>
        <a href="/credits">{t('home.credits')}</a>
      </nav>
    </footer>
  );
}
