import { ShellBar } from '../shell/shell-bar.tsx';
import { useArrival } from '../ui/arrive.ts';
import { DoorDiario } from './doors/door-diario.tsx';
import { DoorEleven } from './doors/door-eleven.tsx';
import { Skyline } from './drawing/skyline.tsx';
import { Tools } from './drawing/tools.tsx';
import { MyTables } from './my-tables.tsx';
import { Plate } from './plate.tsx';
import { PublicTables } from './public-tables.tsx';
import { Sign } from './sign.tsx';
import './home.css';

/** The bench by gaslight, with a door for each game. */
export function HomePage() {
  useArrival();
  return (
    <div class="home">
      <ShellBar title={null} />
      <main class="home-room">
        <Sign />
        <DoorEleven />
        <div class="home-bench">
          <MyTables />
          <PublicTables />
        </div>
        <DoorDiario />
        <Skyline />
        <Tools />
      </main>
      <Plate />
    </div>
  );
}
