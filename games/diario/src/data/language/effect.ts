import type { Place } from '../cards/locations.ts';
import type { StayingResidentId } from '../cards/second-visits.ts';
import type { FittingId } from '../fittings.ts';
import type { Good, Goods, Weapon } from '../goods.ts';
import type { PersonId, Skill } from '../people.ts';
import type { Role } from '../roles.ts';
import type { StateName } from '../states.ts';
import type { StoryId } from './story.ts';
import type { StoryCard } from './story-cards.ts';

/**
 * Whom an effect touches. `actor`: the person the card is about, or, if there is none, one the Leader names.
 * `one`: a person the Leader names among those present. `present`: all at the scene: out of doors the scavengers,
 * at home those at home. `everyone`: the whole group. A role: who plays that part in the story, if still in the group.
 */
export type Who = 'one' | 'present' | 'everyone' | Role;

/** Kinds of goods a loss may be limited to. */
export type Kind = 'any' | 'food' | 'medicine' | 'weapon';

/** What an effect does at once and by itself, its size known beforehand. */
export type PlainEffect =
  /** Out of the box, as far as it holds them: to Storage at home, to the Findings pile out of doors. */
  | { readonly kind: 'gain'; readonly goods: Goods }
  /** Back to the box, as many as are there. */
  | { readonly kind: 'lose'; readonly goods: Goods }
  /** Out of the game for good, as many as are there (SET-10): what was burnt or buried is found by no one. */
  | { readonly kind: 'eliminate'; readonly goods: Goods }
  /** A number of one kind, named by the Leader one after the other, as far as there are any. */
  | { readonly kind: 'lose-any'; readonly count: number; readonly of: Kind }
  | { readonly kind: 'change'; readonly state: StateName; readonly by: number; readonly who: Who }
  | { readonly kind: 'cold'; readonly by: number }
  /** Tonight's raid gains or loses so much Damage and Wounds, never below 0. */
  | { readonly kind: 'tonight'; readonly damage: number; readonly wounds: number }
  /** Moves the Noise marker, within 1 to 8. Nothing at home. */
  | { readonly kind: 'noise'; readonly by: number }
  | { readonly kind: 'noise-roll' }
  /** Returns unseen cards of the Unknown deck (SCAV-4). Nothing at home. */
  | { readonly kind: 'return'; readonly cards: number }
  /** Draws a Resident (SCAV-3). Nothing at home. */
  | { readonly kind: 'encounter' }
  /** The Resident who was met stays, and can be gone back to tonight (SCAV-7). */
  | { readonly kind: 'stays'; readonly resident: StayingResidentId }
  /** Draws a Findings card, reads one of its charts, then rolls on the Location's special findings (SCAV-7). */
  | { readonly kind: 'search'; readonly chart: Chart }
  | { readonly kind: 'trade'; readonly commission: number; readonly stock: readonly Good[] }
  /** The next person not in play joins, if the group has fewer than four (SET-3). */
  | { readonly kind: 'arrival' }
  /** A person leaves the group for good. */
  | { readonly kind: 'leave'; readonly who: 'one' | Role }
  /** Cards moved from Ideas to Fittings, named by the Leader. */
  | { readonly kind: 'ideas'; readonly cards: number }
  /** Exchanges the Location on this place (DAWN-4). */
  | { readonly kind: 'exchange'; readonly place: Place };

/** The small language in which cards, stories and Fate say what they do. */
export type Effect =
  | PlainEffect
  /** `cameFor`: what enemies at home take if the group flees (FIGHT-3); without it what a Night Raid would. */
  | { readonly kind: 'fight'; readonly enemies: Enemies; readonly cameFor?: readonly PlainEffect[] }
  /** Turns a Colour and reads this card's story of that colour. */
  | { readonly kind: 'read'; readonly card: StoryCard }
  /** Reads on in another story at once. */
  | { readonly kind: 'story'; readonly story: StoryId }
  /** Puts a token down: on the morning that number of days from now the story is read. */
  | { readonly kind: 'later'; readonly days: number; readonly story: StoryId }
  /** Leaves a mark, or wipes one out: other stories look for it. */
  | { readonly kind: 'mark' | 'unmark'; readonly mark: Mark }
  /** Shows a line of the story being read. */
  | { readonly kind: 'tell'; readonly line: string }
  | { readonly kind: 'test'; readonly test: Test }
  | {
      readonly kind: 'if';
      readonly when: Condition;
      readonly effects: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  | { readonly kind: 'choose'; readonly options: readonly Option[] };

/** What the group did or was spared, in kebab case: `took-the-tray`. */
export type Mark = string;

export type EffectKind = Effect['kind'];

export type Chart = 'furniture' | 'heap' | 'pantry';

/** Something is put to the test of a die. The person who takes it is the actor of what follows. */
export type Test =
  /** A d10 at or below that person's Empathy passes. */
  | ({ readonly kind: 'empathy' } & TestOfPerson)
  /** The grey die, which that person may reroll up to Prowess times: at least `need` wound symbols pass. */
  | ({ readonly kind: 'prowess'; readonly need: 1 | 2 } & TestOfPerson)
  /** A plain d10: the first row whose `upTo` the roll does not exceed. The last row is up to 10. */
  | { readonly kind: 'd10'; readonly rows: readonly TestRow[] };

interface TestOfPerson {
  /**
   * Who takes it by playing this part. If the test names no part, or that person is not there or not awake, the
   * Leader names one of those present.
   */
  readonly by?: Role;
  readonly pass: readonly Effect[];
  readonly fail: readonly Effect[];
}

export interface TestRow {
  readonly upTo: number;
  readonly effects: readonly Effect[];
}

/** One way to decide. Its cost is certain and paid at once; what else may happen follows from its effects. */
export interface Option {
  /** A verb phrase in English, short, in kebab case: `open-the-door`. Notation writes it. */
  readonly id: string;
  /** From Storage at home, from the Findings pile out of doors. Offered only if it can be paid. */
  readonly cost?: Goods;
  /** Offered only if this holds. */
  readonly when?: Condition;
  readonly effects: readonly Effect[];
}

export type Condition =
  /** In Storage at home, in the Findings pile out of doors. */
  | { readonly kind: 'has'; readonly goods: Goods }
  | { readonly kind: 'built'; readonly fitting: FittingId }
  | { readonly kind: 'cold'; readonly atLeast: number }
  /** A person present has this state at this level or worse. */
  | { readonly kind: 'anyone'; readonly state: StateName; readonly atLeast: number }
  /** The one it is about: miserable and hungry are level 2 or 3 (STAT-5). */
  | { readonly kind: 'self'; readonly is: 'miserable' | 'hungry' | 'wounded' | 'ill' | 'tired' }
  | { readonly kind: 'group'; readonly atMost: number }
  | { readonly kind: 'day'; readonly atLeast: number }
  /** A story left this mark. */
  | { readonly kind: 'marked'; readonly mark: Mark }
  /** A person present can do this. */
  | { readonly kind: 'skill'; readonly skill: Skill['kind'] }
  /** Who plays this part is in such a state; and what became of that person. */
  | {
      readonly kind: 'role';
      readonly role: Role;
      readonly is: 'miserable' | 'hungry' | 'wounded' | 'ill' | 'tired';
    }
  | { readonly kind: 'fate'; readonly role: Role; readonly is: Fate }
  /** This person is in the group. */
  | { readonly kind: 'member'; readonly person: PersonId }
  /** So many have died or left. */
  | { readonly kind: 'lost'; readonly atLeast: number }
  /** Food in Storage. */
  | { readonly kind: 'food'; readonly atLeast: number }
  /** The Noise of the night out. */
  | { readonly kind: 'noise'; readonly atLeast: number }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'all'; readonly conditions: readonly Condition[] };

/** What became of a person: still in the group, dead, or gone away. */
export type Fate = 'here' | 'dead' | 'left';

/** Who is to be fought: how many by d10, and what each letter carries. */
export interface Enemies {
  /** The first row whose `upTo` the d10 does not exceed; a single row needs no roll. */
  readonly count: readonly { readonly upTo: number; readonly enemies: number }[];
  /** By the letter of the enemy's token: weapons in the order in which they are used; none is bare hands. */
  readonly weapons: Readonly<Record<Letter, readonly Weapon[]>>;
  /** Killing Thugs weighs on no one of the group (FIGHT-10). */
  readonly thugs: boolean;
}

export const LETTERS = ['A', 'B', 'C'] as const;
export type Letter = (typeof LETTERS)[number];
