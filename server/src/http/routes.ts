import type { Route } from './route.ts';
import { description } from './routes/description.ts';
import { devices } from './routes/devices.ts';
import { games } from './routes/games.ts';
import { lobby } from './routes/lobby.ts';
import { me } from './routes/me.ts';
import { myTables } from './routes/my-tables.ts';
import { past } from './routes/past.ts';
import { seats } from './routes/seats.ts';
import { tables } from './routes/tables.ts';
import { token } from './routes/token.ts';

/** Every route of the protocol, in the order a newcomer meets them. */
export const routes: readonly Route[] = [
  ...games,
  ...lobby,
  ...tables,
  ...seats,
  ...past,
  ...token,
  ...me,
  ...devices,
  ...myTables,
  description(() => routes),
];
