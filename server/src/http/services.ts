import type { OpenHall } from '../tables/tables.ts';
import type { Identities } from '../identity/identities.ts';
import type { Gates } from '../limits/rate-limiters.ts';
import type { Limits } from '../limits/limits.ts';
import type { Shelf } from '../game-registry.ts';
import type { TableStore } from '../store/store.ts';

/** What the routes work with. */
export interface House {
  readonly hall: OpenHall;
  readonly shelf: Shelf;
  readonly tables: TableStore;
  readonly identities: Identities;
  readonly limits: Limits;
  readonly gates: Gates;
  readonly now: () => number;
}
