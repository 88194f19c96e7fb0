import type { Language, Rulebook } from '@vigilia/kernel';

/** The rulebook of one game, loaded when it is read. A module `rulebook:<id>` holds these. */
export interface RulebookLoaders {
  /** `rulebook/clauses.json`: every clause and where its words come from. */
  clauses(): Promise<{ default: readonly { readonly id: string; readonly source: string }[] }>;
  readonly in: Readonly<Record<Language, () => Promise<{ default: Rulebook }>>>;
}
