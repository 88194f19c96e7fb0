import type { Seat, State } from '@vigilia/kernel';
import type { Decks } from '../data/cards/decks.ts';
import type { ExplorationId } from '../data/cards/exploration.ts';
import type { LocationId, Place, Special } from '../data/cards/locations.ts';
import type { ObjectiveId } from '../data/cards/objectives.ts';
import type { RaidId } from '../data/cards/raids.ts';
import type { StayingResidentId } from '../data/cards/second-visits.ts';
import type { ShelterId } from '../data/cards/shelter.ts';
import type { ContentNote } from '../data/content-notes.ts';
import type { Face } from '../data/dice.ts';
import type { Difficulty } from '../data/difficulties.ts';
import type { FittingId } from '../data/fittings.ts';
import type { Goods, Remedy, Weapon } from '../data/goods.ts';
import type { SpaceId } from '../data/house.ts';
import type { CombatInstruction } from '../data/language/combat.ts';
import type { Letter, Mark, PlainEffect } from '../data/language/effect.ts';
import type { StoryId } from '../data/language/story.ts';
import type { PersonId } from '../data/people.ts';
import type { Cast } from '../data/roles.ts';
import type { Levels } from '../data/states.ts';
import type { Frame } from './frames.ts';

export interface Options {
  readonly difficulty: Difficulty;
  /** Stories that players of this table have read at others; a card reads another one if it can. None if it is not there. */
  readonly read?: readonly StoryId[];
  /** What no story of this table may be about. Nothing if it is not there. */
  readonly avoid?: readonly ContentNote[];
  /** Whether stakes are told in words instead of numbers; in numbers if it is not there. It changes nothing that happens. */
  readonly odds?: 'words';
}

export const PHASES = ['morning', 'day', 'dusk', 'evening', 'scavenging', 'raid', 'dawn', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type Duty = 'bed' | 'floor' | 'guard' | 'scavenge';

/** A person in the group. Replaced whenever anything changes, never changed in place. */
export interface Person {
  readonly id: PersonId;
  readonly levels: Levels;
  /** Tonight's duty; null by day. */
  readonly duty: Duty | null;
  /** A weapon in hand, on guard or in a fight: out of Storage or pile while it is. */
  readonly weapon: Weapon | null;
  /** Remedies put on this person at Dawn (DAWN-2). */
  readonly remedies: readonly Remedy[];
}

export type Cause = 'wounds' | 'illness' | 'misery' | 'hunger' | 'left';

/** A person who died or left. */
export interface Gone {
  readonly id: PersonId;
  readonly day: number;
  readonly cause: Cause;
}

/** What lies on a space of the house, if anything. */
export type OnSpace =
  | { readonly kind: 'card'; readonly card: ShelterId; readonly remnants: boolean }
  | { readonly kind: 'fitting'; readonly fitting: FittingId };

export type House = Readonly<Partial<Record<SpaceId, OnSpace>>>;

/** What lies open at the Location until it is used, left or the night ends (SCAV-7). */
export interface Area {
  /** Obstacles still to be worked on, and the Hideout. */
  readonly cards: readonly ExplorationId[];
  readonly residents: readonly StayingResidentId[];
}

/** A night out (SCAV). Replaced, never changed in place. */
export interface Scavenging {
  readonly place: Place;
  readonly location: LocationId;
  /** 1 to 8. */
  readonly noise: number;
  readonly area: Area;
  /** Those who wait for choosing findings after a death (SCAV-9). */
  readonly waiting: readonly PersonId[];
  /** Who has used the skill of being quiet tonight. */
  readonly hushed: readonly PersonId[];
  /** The Location's specials that have been used tonight (SCAV-6). */
  readonly specials: readonly Special[];
  /** Scavengers have left the Location: findings are chosen next. */
  readonly left: boolean;
}

/** An enemy still standing. */
export interface Enemy {
  /** Counted from 1 in the order in which the tokens were drawn; says who is meant in notation. */
  readonly number: number;
  readonly letter: Letter;
  readonly prowess: number;
  readonly wounds: number;
  /** In the order in which they are used; bare hands when there is none left. */
  readonly weapons: readonly Weapon[];
}

export interface Fight {
  readonly where: 'home' | 'out';
  readonly thugs: boolean;
  readonly enemies: readonly Enemy[];
  readonly round: number;
  /** Wounds each side has dealt in the volley being rolled and not yet split (FIGHT-4). */
  readonly dealt: { readonly byUs: number; readonly byThem: number };
  /** Certain deaths dealt in that volley (FIGHT-7). */
  readonly kills: { readonly byUs: number; readonly byThem: number };
  /** What combat stories bring besides wounds dealt; it happens with the rest of the volley (FIGHT-8). */
  readonly brought: readonly { readonly roller: Roller; readonly instruction: CombatInstruction }[];
  /** Those of the group who have stepped back from this fight (FIGHT-8). */
  readonly aside: readonly PersonId[];
  /** Enemies killed so far: each weighs on those present but Thugs (FIGHT-10). */
  readonly killed: number;
  /** The group turns its back: one last volley of the enemies, and they are gone (FIGHT-3). */
  readonly fleeing: boolean;
  /** What they take at home if the group flees; goods, as many as a Night Raid would, if it is not there. */
  readonly cameFor?: readonly PlainEffect[];
}

/** One of us, or an enemy by number. */
export type Roller = { readonly person: PersonId } | { readonly enemy: number };

/** The die on the table: whose it is and what it shows. */
export interface Roll {
  readonly person: PersonId;
  readonly face: Face;
  /** Rerolls left to this person in this round of a fight, or in this raid (RAID-3, FIGHT-5). */
  readonly rerolls: number;
  /** Shots of this person still to come after this one: the rerolls left are theirs too. */
  readonly shots: number;
}

/** A Night Raid being beaten off (RAID). */
export interface Raid {
  readonly damage: number;
  readonly wounds: number;
  readonly takes: 'valuable' | 'food' | 'resources' | 'leader';
  /** Wound symbols rolled so far. */
  readonly hits: number;
}

/** What another player thinks of the question before the Leader (LEAD-1). */
export type Voice =
  | { readonly verb: 'for' | 'against'; readonly amount: number }
  | { readonly verb: 'trust' | 'silent' };

/** What a person was told to do in this round of day actions, once costs are paid (DAY-1). */
export interface Task {
  readonly person: PersonId;
  readonly action: TaskAction;
}

export type TaskAction =
  | { readonly kind: 'rummage' | 'think' | 'outside' | 'rest' }
  | { readonly kind: 'search' | 'saw' | 'pick'; readonly space: SpaceId }
  | { readonly kind: 'dig'; readonly space: SpaceId; readonly alone: boolean }
  /** The second pair of hands at a Rubble. */
  | { readonly kind: 'help'; readonly space: SpaceId }
  | { readonly kind: 'build'; readonly space: SpaceId; readonly fitting: FittingId }
  | { readonly kind: 'use'; readonly fitting: FittingId; readonly recipe: string; readonly times: number };

/** A story that is read on the morning of a day, about those it was about when it was put off. */
export interface Token {
  readonly day: number;
  readonly story: StoryId;
  readonly cast?: Cast;
}

export interface Ending {
  readonly how: 'bare' | 'full' | 'extraordinary' | 'starterless' | 'perished' | 'unguarded' | 'conceded';
  /** Of a won game (END-4); null of a lost one. */
  readonly score: number | null;
}

/** The table: everything there is, hidden or not. The people share it, so most of it is open. */
export interface Table extends State {
  agenda: Frame[];
  readonly options: Options;
  leader: Seat;
  /** Counted from 1. */
  day: number;
  phase: Phase;
  /** Round of day actions, 1 to 3; 0 outside the day. */
  round: number;
  tasks: readonly Task[];
  people: readonly Person[];
  gone: readonly Gone[];
  starters: readonly PersonId[];
  storage: Goods;
  /** Goods out of doors: taken along or found (SCAV-2, SCAV-6). */
  pile: Goods;
  /** Goods on a card or in the making, back or arriving after the round (DAY-1, DAY-8). */
  bench: Goods;
  /** What can still be found, bought or made (SET-10). */
  box: Goods;
  /** What has left the game (SET-10). */
  eliminated: Goods;
  house: House;
  /** Fittings that can be built, and ideas for more (SET-5). */
  fittings: readonly FittingId[];
  ideas: readonly FittingId[];
  cold: number;
  /** What tonight's raid will do more or less. */
  tonight: { readonly damage: number; readonly wounds: number };
  locations: Readonly<Record<Place, LocationId>>;
  /** The Objective being pursued, whether it has been paid, and those still face down below it. */
  objective: { readonly id: ObjectiveId; readonly paid: boolean } | null;
  objectives: readonly ObjectiveId[];
  /** Delayed stories and the day on whose morning each is read. */
  tokens: readonly Token[];
  /** What stories have left behind for others to look for, in the order in which it was left. */
  marks: readonly Mark[];
  /** Stories read in this game. */
  told: readonly StoryId[];
  /** How often each Exploration card and each Night Raid has been turned in this game. */
  turned: Readonly<Partial<Record<ExplorationId | RaidId, number>>>;
  /** Face-down decks, top first, and what lies face up beside them. */
  decks: Decks;
  discards: Decks;
  scavenging: Scavenging | null;
  fight: Fight | null;
  raid: Raid | null;
  roll: Roll | null;
  /** By seat, on the question that is open. */
  voices: Readonly<Record<Seat, Voice>>;
  /** Whether all may hear them: the Leader opened them, or every other seat has spoken (LEAD-1). */
  voicesOpen: boolean;
  over: Ending | null;
}
