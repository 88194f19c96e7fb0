import type { Identities } from '../identity/identities.ts';
import type { Limits } from '../limits/limits.ts';
import type { RateLimiters } from '../limits/rate-limiters.ts';
import type { Tables } from '../live-tables/tables.ts';
import type { TableStore } from '../store/store.ts';
import type { GameRegistry } from '../table/game-registry.ts';

/** What the routes work with. */
export interface Services {
  readonly tables: Tables;
  readonly games: GameRegistry;
  readonly tableStore: TableStore;
  readonly identities: Identities;
  readonly limits: Limits;
  readonly limiters: RateLimiters;
  readonly now: () => number;
}
