import { t } from '../../i18n/translate.ts';
import { Candle } from '../drawing/candle.tsx';
import './doors.css';

/** The way into Diario: for now it leads to a terminal. */
export function DoorDiario() {
  return (
    <section class="door door-diario" aria-labelledby="door-diario">
      <Candle />
      <div class="door-leaf">
        <h2 id="door-diario">Diario</h2>
        <p class="door-about">{t('home.about-diario')}</p>
        <p>{t('home.diario-terminal')}</p>
        <p>
          <code>npm start -- diario</code>
        </p>
        <p class="door-links">
          <a href="/rules/diario">{t('home.rulebook')}</a>
        </p>
      </div>
    </section>
  );
}
