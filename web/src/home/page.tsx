import './home.css';
import { t } from '../say/voice.ts';
import { useArrival } from '../shell/arrive.ts';
import { ShellBar } from '../shell/shell-bar.tsx';
import { DoorDiario } from './doors/door-diario.tsx';
import { DoorEleven } from './doors/door-eleven.tsx';
import { GasLamp } from './drawing/gas-lamp.tsx';
import { Skyline } from './drawing/skyline.tsx';
import { Tools } from './drawing/tools.tsx';
import { MyTables } from './my-tables.tsx';
import { PublicTables } from './public-tables.tsx';

/** The bench by gaslight, with a door for each game. */
export function HomePage() {
  useArrival();
  return (
    <div class="home">
      <ShellBar title={null} />
      <main class="home-room">
        <div class="home-sign">
          <GasLamp />
          <h1 tabIndex={-1}>Vigilia</h1>
          <p>{t('home.tagline')}</p>
        </div>
        <DoorEleven />
        <div class="home-bench">
          <MyTables />
          <PublicTables />
        </div>
        <DoorDiario />
        <Skyline />
        <Tools />
      </main>
      <footer class="home-plate">
        <nav aria-label={t('shell.pages')}>
          <a href="/learn">{t('home.learn')}</a>
          <a href="/rules/011">{t('home.rulebook')}</a>
          <a href="/replay">{t('home.replay')}</a>
          <a href="/credits">{t('home.credits')}</a>
        </nav>
      </footer>
    </div>
  );
}
