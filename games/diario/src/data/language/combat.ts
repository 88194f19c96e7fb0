import type { ContentNote } from '../content-notes.ts';
import type { DieColour } from '../dice.ts';

/** Whom a combat story means: who rolled the die, or the other side. */
export type CombatSide = 'roller' | 'others';

/**
 * What a combat story makes happen, said from the side that rolled, so that it fits a die of ours, of an enemy and of a
 * guard in a Night Raid (FIGHT-8, RAID-3).
 */
export type CombatInstruction =
  | { readonly kind: 'wounds'; readonly on: CombatSide; readonly wounds: number }
  /** A weapon is lost: that of the roller, or of the first of the others who holds one. */
  | { readonly kind: 'disarm'; readonly whom: CombatSide }
  /** The one of the others who is hurt most runs, or steps back. */
  | { readonly kind: 'run' }
  /** Mercy: an enemy goes and lives, the one hurt most if we show it, the roller if an enemy does. */
  | { readonly kind: 'spare' }
  | { readonly kind: 'noise'; readonly by: number }
  /** Ammo of the side that rolled. */
  | { readonly kind: 'ammo-lost'; readonly count: number };

/** A combat story: what happens. Its words, one text for each side that may roll, lie in `src/book/combat`. */
export interface CombatStory {
  readonly notes: readonly ContentNote[];
  readonly instructions: readonly CombatInstruction[];
}

/** The combat stories of a Fate card, under the dice to which they belong: one or two of them. */
export type CombatStories = Readonly<Partial<Record<DieColour, CombatStory>>>;

/** What it makes happen where it is decided: on a die of ours in a fight, of an enemy, or of a guard in a Night Raid. */
export const ROLLED_BY = ['ours', 'theirs', 'guard'] as const;
export type RolledBy = (typeof ROLLED_BY)[number];
