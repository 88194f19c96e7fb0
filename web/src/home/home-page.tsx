import { GAMES } from '../games/registry.ts';
import { ShellBar } from '../shell/shell-bar.tsx';
import { Door } from './door/door.tsx';
import { Tools } from './drawing/tools.tsx';
import { Skyline } from './drawings.tsx';
import { MyTables } from './my-tables.tsx';
import { Plate } from './plate.tsx';
import { PublicTables } from './public-tables.tsx';
import { Sign } from './sign.tsx';
import './home-page.css';
import './home-sizes.css';

const [first, ...others] = GAMES;

/** The bench by gaslight, with a door for each game: the first to the left, the others to the right. */
export function HomePage() {
  return (
    <div class="home">
      <ShellBar title={null} />
      <main class="home-room">
        <Sign />
        <Door game={first} />
        <div class="home-bench">
          <MyTables />
          <PublicTables />
        </div>
        <div class="home-more-doors">
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
