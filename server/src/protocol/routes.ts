import type { Route } from '../http/route.ts';
import { description } from '../http/routes/description.ts';
import { devices } from '../http/routes/devices.ts';
import { games } from '../http/routes/games.ts';
import { lobby } from '../http/routes/lobby.ts';
import { me } from '../http/routes/me.ts';
import { myTables } from '../http/routes/my-tables.ts';
import { past } from '../http/routes/past.ts';
import { seats } from '../http/routes/seats.ts';
import { tables } from '../http/routes/tables.ts';
import { token } from '../http/routes/token.ts';

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
