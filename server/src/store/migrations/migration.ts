import type { Dialect } from '../database.ts';

/** One step from an older form of the database to a newer one. What was released is never changed again. */
export interface Migration {
  readonly name: string;
  statements(dialect: Dialect): readonly string[];
}
