import type { Seat } from '@vigilia/kernel';
import type { ChapterId } from '../data/cards/chapters.ts';
import type { EndingId, EventId } from '../data/cards/events.ts';
import type { ExplorationId } from '../data/cards/exploration.ts';
import type { FateId } from '../data/cards/fate.ts';
import type { FindingsId } from '../data/cards/findings.ts';
import type { LocationId, Place } from '../data/cards/locations.ts';
import type { NarrativeId } from '../data/cards/narrative.ts';
import type { ObjectiveId } from '../data/cards/objectives.ts';
import type { RaidId } from '../data/cards/raids.ts';
import type { ResidentId } from '../data/cards/residents.ts';
import type { StayingResidentId } from '../data/cards/second-visits.ts';
import type { Spot } from '../data/cards/spots.ts';
import type { VisitorId } from '../data/cards/visitors.ts';
import type { Colour } from '../data/colours.ts';
import type { DieColour, Face } from '../data/dice.ts';
import type { FittingId } from '../data/fittings.ts';
import type { Alcohol, Food, Good, Remedy, Weapon } from '../data/goods.ts';
import type { SpaceId } from '../data/house.ts';
import type { RolledBy } from '../data/language/combat.ts';
import type { Chart } from '../data/language/effect.ts';
import type { StoryId } from '../data/language/story.ts';
import type { PersonId } from '../data/people.ts';
import type { StateName } from '../data/states.ts';
import type { Cause, Duty, Ending, Phase } from '../state/state.ts';
import type { TaskVerb } from './choices.ts';
import type { ChoiceOf } from './kinds.ts';

/** Goods as a text lists them: `raw-food:2`. */
export type GoodsList = readonly `${Good}:${number}`[];

/** What has words of its own in the book: which of them are told (`variantOf`). */
interface Worded {
  readonly variant: number;
}

/** A card that asks for conditions: what they came to, in the order in which they are met. */
interface Conditional {
  readonly held?: readonly (boolean | null)[];
}

/** Everything that is told, as past-tense facts. */
export type Event =
  // The table and its council
  | { readonly type: 'leader'; readonly seat: Seat }
  | { readonly type: 'spoke' | 'voices-opened' | 'voice-trusts' | 'voice-silent'; readonly seat: Seat }
  | { readonly type: 'voice-for' | 'voice-against'; readonly seat: Seat; readonly choice: string }
  | { readonly type: 'phase'; readonly phase: Phase; readonly day: number }
  // People
  | { readonly type: 'starters'; readonly people: readonly PersonId[] }
  | {
      readonly type: 'state-rose' | 'state-fell';
      readonly person: PersonId;
      readonly state: StateName;
      readonly by: number;
      readonly level: number;
    }
  | { readonly type: 'fell-asleep'; readonly person: PersonId }
  | ({ readonly type: 'joined'; readonly person: PersonId } & Worded)
  | { readonly type: 'group-full' | 'nobody-left-to-join' }
  /** `last`: no person of the group is left to speak of it. */
  | ({
      readonly type: 'gone';
      readonly person: PersonId;
      readonly cause: Cause;
      readonly last?: true;
    } & Worded)
  // Goods
  | { readonly type: 'gained' | 'found' | 'lost' | 'eliminated' | 'paid'; readonly goods: GoodsList }
  | { readonly type: 'nothing-gained' | 'box-empty' }
  | { readonly type: 'rolled'; readonly die: number }
  | { readonly type: 'person-rolled'; readonly person: PersonId; readonly die: number }
  // Morning
  | ({ readonly type: 'event-turned'; readonly event: EventId | EndingId } & Conditional)
  | { readonly type: 'chapter-turned'; readonly chapter: ChapterId }
  | {
      readonly type: 'objective-opened' | 'objective-paid' | 'objective-failed';
      readonly objective: ObjectiveId;
    }
  | { readonly type: 'cold-rose' | 'cold-fell'; readonly by: number; readonly level: number }
  | { readonly type: 'tonight'; readonly damage: number; readonly wounds: number }
  // By day
  | { readonly type: 'round'; readonly round: number; readonly people: readonly PersonId[] }
  /** A person was sent to do something: said as the choice itself is. */
  | { readonly type: 'assigned'; readonly choice: ChoiceOf<TaskVerb> }
  | { readonly type: 'sniper'; readonly person: PersonId }
  | { readonly type: 'visitor'; readonly visitor: VisitorId }
  | { readonly type: 'no-visitor' | 'lock-held' | 'lock-opened' }
  | { readonly type: 'searched' | 'remnants' | 'cleared'; readonly space: SpaceId }
  | {
      readonly type: 'built' | 'boarded';
      readonly person: PersonId;
      readonly fitting: FittingId;
      readonly space: SpaceId;
    }
  | { readonly type: 'used'; readonly person: PersonId; readonly recipe: string; readonly times: number }
  | { readonly type: 'idea'; readonly fitting: FittingId }
  // Dusk and Evening
  | { readonly type: 'drank' | 'went-hungry'; readonly person: PersonId }
  | { readonly type: 'went-thirsty'; readonly person: PersonId; readonly die: number }
  | { readonly type: 'ate'; readonly person: PersonId; readonly food: Food }
  | { readonly type: 'duty'; readonly person: PersonId; readonly duty: Duty }
  // Dawn
  | { readonly type: 'came-home'; readonly people: readonly PersonId[] }
  | { readonly type: 'treated'; readonly person: PersonId; readonly remedy: Remedy }
  | { readonly type: 'toasted'; readonly person: PersonId; readonly alcohol: Alcohol }
  | { readonly type: 'fate-turned'; readonly fate: FateId }
  | { readonly type: 'narrative-kept'; readonly narrative: NarrativeId }
  | { readonly type: 'narratives-drawn'; readonly narratives: readonly NarrativeId[] }
  | { readonly type: 'remedies-discarded' }
  | { readonly type: 'cold-held' | 'cold-bit'; readonly threshold: number }
  | { readonly type: 'location-exchanged'; readonly place: Place; readonly location: LocationId }
  | ({
      readonly type: 'spirit';
      readonly person: PersonId;
      readonly row: number;
      readonly die: number;
    } & Conditional)
  | { readonly type: 'went-without'; readonly person: PersonId; readonly good: Good }
  | { readonly type: 'mourned'; readonly die: number }
  // Stories
  | { readonly type: 'colour'; readonly colour: Colour }
  | { readonly type: 'story-read'; readonly story: StoryId; readonly cast?: readonly string[] }
  | { readonly type: 'story-unread' }
  /** It would be read, but for what this table leaves out. */
  | { readonly type: 'story-avoided' }
  /** The line is written `story:line`. */
  | { readonly type: 'story-told'; readonly line: string; readonly cast?: readonly string[] }
  | { readonly type: 'token-placed'; readonly day: number }
  /** An option of a story is written `story:option`. */
  | { readonly type: 'decided'; readonly option: string; readonly cast?: readonly string[] }
  | { readonly type: 'empathy-passed' | 'empathy-failed'; readonly person: PersonId; readonly die: number }
  | { readonly type: 'prowess-passed' | 'prowess-failed'; readonly person: PersonId; readonly need: number }
  // Scavenging
  | { readonly type: 'nobody-out' | 'nothing-to-pack' }
  | { readonly type: 'went-out'; readonly people: readonly PersonId[]; readonly location: LocationId }
  | { readonly type: 'unknown-laid'; readonly count: number }
  | { readonly type: 'cards-returned'; readonly count: number; readonly left: number }
  | { readonly type: 'packed' | 'dropped' | 'added' | 'set-off-home'; readonly goods: GoodsList }
  | {
      readonly type: 'looked-around' | 'socialised' | 'tended' | 'sought-trade';
      readonly location: LocationId;
    }
  | ({ readonly type: 'exploration-turned'; readonly exploration: ExplorationId } & Worded)
  | { readonly type: 'passed-by' | 'left-open' | 'out-of-reach'; readonly exploration: ExplorationId }
  | { readonly type: 'nothing-there'; readonly exploration: ExplorationId; readonly location: LocationId }
  | { readonly type: 'hideout-found' }
  | { readonly type: 'findings-drawn'; readonly findings: FindingsId; readonly chart: Chart }
  | { readonly type: 'special-findings'; readonly location: LocationId; readonly die: number }
  | { readonly type: 'noise-rose' | 'noise-fell'; readonly noise: number }
  | { readonly type: 'hushed'; readonly person: PersonId }
  | { readonly type: 'unheard' | 'heard'; readonly die: number; readonly noise: number }
  | { readonly type: 'encountered'; readonly resident: ResidentId }
  /** A Resident who stays, and what was gone back to (SCAV-7). */
  | { readonly type: 'stays'; readonly resident: StayingResidentId }
  | { readonly type: 'went-back'; readonly spot: Spot }
  | { readonly type: 'nobody-met' | 'findings-left' | 'went-home' }
  | { readonly type: 'grief'; readonly person: PersonId; readonly die: number }
  | { readonly type: 'waits'; readonly person: PersonId }
  // Barter
  | { readonly type: 'trade-offered'; readonly goods: GoodsList; readonly commission: number }
  | { readonly type: 'commission-waived'; readonly person: PersonId }
  | { readonly type: 'commission-unpaid'; readonly commission: number }
  | { readonly type: 'commission-settled' | 'nothing-to-trade' }
  | { readonly type: 'trade-ended'; readonly credit: number }
  // Combat
  | { readonly type: 'armed'; readonly person: PersonId; readonly weapon: Weapon }
  | { readonly type: 'bare-handed' | 'cancelled-raid'; readonly person: PersonId }
  | { readonly type: 'rolled-with'; readonly person: PersonId; readonly weapon: Weapon; readonly face: Face }
  | { readonly type: 'rolled-bare-handed'; readonly person: PersonId; readonly face: Face }
  | { readonly type: 'fight' | 'enemies-gone' | 'backstab' | 'fled' | 'gave-way' }
  /** The top Night Raid says how much intruders take; it is shuffled back (FIGHT-3). */
  | { readonly type: 'raid-shown'; readonly raid: RaidId; readonly damage: number }
  | { readonly type: 'fight-round'; readonly round: number }
  | { readonly type: 'enemy-with'; readonly enemy: number; readonly weapon: Weapon; readonly prowess: number }
  | { readonly type: 'enemy-bare-handed'; readonly enemy: number; readonly prowess: number }
  | {
      readonly type: 'enemy-rolled-with';
      readonly enemy: number;
      readonly weapon: Weapon;
      readonly face: Face;
    }
  | { readonly type: 'enemy-rolled-bare-handed'; readonly enemy: number; readonly face: Face }
  | { readonly type: 'enemy-out-of-ammo' | 'enemy-killed' | 'enemy-died'; readonly enemy: number }
  | { readonly type: 'enemy-wounded'; readonly enemy: number; readonly by: number; readonly level: number }
  /** `untold`: the table leaves out the kind of story whose words these would be. */
  | {
      readonly type: 'fate-struck';
      readonly fate: FateId;
      readonly die: DieColour;
      readonly by: RolledBy;
      readonly untold?: true;
    }
  | { readonly type: 'fate-missed'; readonly fate: FateId }
  | { readonly type: 'disarmed'; readonly person: PersonId; readonly weapon: Weapon }
  | { readonly type: 'enemy-disarmed'; readonly enemy: number; readonly weapon: Weapon }
  | { readonly type: 'stepped-back'; readonly person: PersonId }
  | { readonly type: 'enemy-left'; readonly enemy: number }
  | { readonly type: 'killing-weighed'; readonly die: number }
  // Night Raid
  | ({
      readonly type: 'raid-turned';
      readonly raid: RaidId;
      readonly damage: number;
      readonly wounds: number;
    } & Worded)
  | { readonly type: 'raid-shielded'; readonly damage: number; readonly wounds: number }
  | { readonly type: 'crime-wave'; readonly raids: number; readonly residents: number }
  // The end
  | ({ readonly type: 'epilogue'; readonly person: PersonId; readonly misery: number } & Worded)
  | ({ readonly type: 'over'; readonly how: Ending['how'] } & Worded);
