import type { z } from 'zod';
import type { FromServer } from './from-server.ts';
import type { wantedSetting } from './parts.ts';

export type { FromClient } from './from-client.ts';
export type { Card, FromServer } from './from-server.ts';

/** The settings of a table as its opener sends them. */
export type Wanted = z.input<typeof wantedSetting>;

/** Something that was said at a table. */
export type Said = Extract<FromServer, { readonly type: 'said' }>;
