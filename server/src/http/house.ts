import type { OpenHall } from '../hall/open-hall.ts';
import type { Identities } from '../identity/identities.ts';
import type { Gates } from '../limits/gates.ts';
import type { Limits } from '../limits/limits.ts';
import type { Shelf } from '../shelf.ts';
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
