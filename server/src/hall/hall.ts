import type { PlanStop, Refusal } from '@vigilia/kernel';
import type { Act, Sitter } from '../table/fact.ts';
import type { Setting } from '../table/setting.ts';
import type { Table } from '../table/table.ts';

/** A table in this process's memory. */
export interface Live {
  readonly id: string;
  /** As its log makes it now; another object after every deed. */
  readonly table: Table;
}

/** Done, and safely in the log under this version. */
export interface Done {
  readonly version: number;
  /** It was done before, or there was nothing to do. */
  readonly already?: true;
  /** Where it was a plan of choices that stopped before its end. */
  readonly stop?: PlanStop;
}

/**
 * What somebody wants to do at a table as it stands: the act it takes, why it cannot be done, or that it was done
 * already.
 */
export type Deed = (table: Table, now: number) => Act | Refusal | Done;

/** What a table is opened with where it follows another. */
export interface Already {
  readonly id: string;
  readonly sitters: readonly (Sitter | null)[];
}

/** The tables of the house: every deed goes through here. */
export interface Hall {
  /** The table, from memory or from its log; null where there is none. */
  find(id: string): Promise<Live | null>;
  /** Opens a new table and puts it into the log; some may sit there already. */
  open(setting: Setting, host: string, already?: Already): Promise<Live | Refusal>;
  /** Does a deed, one at a time at each table: it is in the log before this is answered. */
  act(live: Live, deed: Deed): Promise<Done | Refusal>;
}
