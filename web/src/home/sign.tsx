import { GAMES } from '../games/registry.ts';
import { t } from '../i18n/translate.ts';
import { GasLamp } from './drawing/gas-lamp.tsx';
import './sign.css';

/** The name of the place, under its lamp. */
export function Sign() {
  return (
    <div class="home-sign">
      <GasLamp />
      <h1 tabIndex={-1}>Vigilia</h1>
      <p>{t('home.tagline', { count: GAMES.length })}</p>
    </div>
  );
}
