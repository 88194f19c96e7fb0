import type { z } from 'zod';
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

const described = [
  ...games,
  ...lobby,
  ...tables,
  ...seats,
  ...past,
  ...token,
  ...me,
  ...devices,
  ...myTables,
];

/** Every route of the protocol, in the order a newcomer meets them. */
export const routes: readonly Route[] = [...described, description(() => routes)];

/** Of a route's parts those that a request brings, by the type of what it sends. */
type Sent<R extends Route> = {
  readonly [Part in 'params' | 'query' | 'body' as string extends keyof NonNullable<z.input<R[Part]>>
    ? never
    : Part]: z.input<R[Part]>;
};

/** By method and path: what a client sends, and what the server replies unless it refuses. */
export type Api = {
  readonly [R in (typeof described)[number] as `${R['method']} ${R['path']}`]: {
    readonly sent: Sent<R>;
    readonly reply: z.output<R['reply']>;
  };
};
