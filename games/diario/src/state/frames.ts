import type { ExplorationId } from '../data/cards/exploration.ts';
import type { Obstacle } from '../data/cards/locations.ts';
import type { NarrativeId } from '../data/cards/narrative.ts';
import type { DieColour } from '../data/dice.ts';
import type { Good } from '../data/goods.ts';
import type { Chart, Effect, Enemies, Kind, Option, PlainEffect, Test } from '../data/language/effect.ts';
import type { StoryId } from '../data/language/story.ts';
import type { PersonId } from '../data/people.ts';
import type { Cast } from '../data/roles.ts';
import type { Roller, Task } from './state.ts';

/** Where something happens and to whom: whose goods, people and story an effect means. */
export interface Scene {
  readonly where: 'home' | 'out';
  readonly actor: PersonId | null;
  readonly story: StoryId | null;
  /** Who plays which part in the story; left out if it gives out none. */
  readonly cast?: Cast;
}

/** Who still rolls in a volley of a fight. */
export interface Rollers {
  readonly people: readonly PersonId[];
  /** By their numbers. */
  readonly enemies: readonly number[];
}

/** Everything that can lie on the agenda, with its locals. `left` are those still to be asked about. */
export type Frame =
  | { readonly step: 'set-up' }
  // Morning
  | { readonly step: 'morning' }
  | { readonly step: 'turn-event' }
  | { readonly step: 'tokens' }
  | { readonly step: 'no-starter' }
  | { readonly step: 'end-morning' }
  // Day actions
  | { readonly step: 'day' }
  | { readonly step: 'round'; readonly round: number }
  | { readonly step: 'assign'; readonly left: readonly PersonId[] }
  | { readonly step: 'resolve-round' }
  | { readonly step: 'task'; readonly task: Task }
  | { readonly step: 'mix'; readonly person: PersonId; readonly pieces: number }
  | { readonly step: 'lock' | 'unlock'; readonly task: Task; readonly die: number }
  /** Who went Outside, while the Leader chooses who comes to the door (DAY-5). */
  | { readonly step: 'at-the-door'; readonly actor: PersonId | null }
  | { readonly step: 'pick-idea'; readonly cards: number }
  | { readonly step: 'end-round'; readonly round: number }
  // Dusk
  | { readonly step: 'dusk' }
  /** `thirsty`: those who go without, as far as it is settled; none if it is not there. */
  | {
      readonly step: 'drink';
      readonly left: readonly PersonId[];
      readonly thirsty?: readonly PersonId[];
    }
  | { readonly step: 'thirst'; readonly left: readonly PersonId[] }
  | { readonly step: 'eat'; readonly left: readonly PersonId[] }
  | { readonly step: 'end-dusk' }
  // Evening
  | { readonly step: 'evening' }
  // How often this evening has been thought over; left out if it has not.
  | { readonly step: 'duty'; readonly left: readonly PersonId[]; readonly rethought?: number }
  | { readonly step: 'watch'; readonly rethought?: number }
  | { readonly step: 'begin-duties' }
  // Scavenging
  | { readonly step: 'scavenging' }
  | { readonly step: 'choose-location' }
  | { readonly step: 'pack' }
  | { readonly step: 'unknown' }
  | { readonly step: 'explore' }
  | { readonly step: 'exploration-card'; readonly card: ExplorationId }
  | {
      readonly step: 'search-card';
      readonly card: ExplorationId;
      readonly chart: Chart;
      readonly returns: number;
      readonly noise: number;
    }
  | { readonly step: 'map-card'; readonly card: ExplorationId; readonly map: Obstacle }
  | { readonly step: 'end-card' }
  | {
      readonly step: 'outdoor-lock';
      readonly person: PersonId;
      readonly die: number;
      readonly card: ExplorationId;
      readonly chart: Chart;
    }
  | { readonly step: 'search'; readonly chart: Chart }
  | { readonly step: 'noise-roll' }
  | { readonly step: 'hush' }
  | { readonly step: 'roll-noise' }
  | { readonly step: 'encounter' }
  | { readonly step: 'after-death'; readonly person: PersonId }
  | { readonly step: 'findings' }
  // What was added is not dropped again, nor added again what was dropped: choosing comes to an end.
  | { readonly step: 'choose-findings'; readonly added: readonly Good[]; readonly dropped: readonly Good[] }
  // Night Raid
  | { readonly step: 'raid' }
  | { readonly step: 'arm-guard'; readonly left: readonly PersonId[] }
  | { readonly step: 'turn-raid' }
  | { readonly step: 'defend'; readonly left: readonly PersonId[] }
  | { readonly step: 'raid-face' }
  | { readonly step: 'beat-off' }
  | { readonly step: 'shield' }
  | { readonly step: 'raid-damage'; readonly damage: number; readonly wounds: number }
  | { readonly step: 'raid-wounds'; readonly wounds: number }
  | { readonly step: 'end-raid' }
  | { readonly step: 'crime-wave' }
  // Weapons and their dice, on guard and in a fight
  | {
      readonly step: 'shots';
      readonly person: PersonId;
      readonly then: 'raid-roll' | 'fight-roll';
    }
  /** The next of these shots is rolled; Prowess is shared by all of them (RAID-3, FIGHT-5). */
  | {
      readonly step: 'raid-roll' | 'fight-roll';
      readonly person: PersonId;
      readonly shots: number;
      readonly rerolls: number;
    }
  | { readonly step: 'reroll' }
  // Dawn
  | { readonly step: 'dawn' }
  | { readonly step: 'treat' }
  | { readonly step: 'toast' }
  | { readonly step: 'before-fate' }
  | { readonly step: 'nursing' }
  | { readonly step: 'fate'; readonly nursed: PersonId | null }
  | { readonly step: 'end-fate' }
  | { readonly step: 'spirit'; readonly left: readonly PersonId[] }
  | { readonly step: 'habit'; readonly person: PersonId; readonly good: Good; readonly misery: number }
  | { readonly step: 'narrative' }
  | { readonly step: 'keep-narrative'; readonly cards: readonly NarrativeId[] }
  | { readonly step: 'end-narrative' }
  | { readonly step: 'mourning' }
  | { readonly step: 'before-morning' }
  | { readonly step: 'end-day' }
  // The end
  | { readonly step: 'ceasefire' }
  | { readonly step: 'last-supper' }
  | { readonly step: 'reckoning' }
  // Combat
  | {
      readonly step: 'fight';
      readonly enemies: Enemies;
      readonly where: Scene['where'];
      readonly cameFor?: readonly PlainEffect[];
    }
  | { readonly step: 'before-round' }
  | { readonly step: 'stance' }
  | { readonly step: 'arm-fighter'; readonly left: readonly PersonId[] }
  | { readonly step: 'fight-round'; readonly backstab: boolean }
  | { readonly step: 'strike'; readonly now: Rollers; readonly later: Rollers }
  | { readonly step: 'fight-face' }
  | {
      readonly step: 'enemy-roll';
      readonly enemy: number;
      readonly shots: number;
      readonly rerolls: number;
    }
  | { readonly step: 'story-face'; readonly roller: Roller; readonly die: DieColour }
  | { readonly step: 'split'; readonly later: Rollers }
  | { readonly step: 'split-on-enemies'; readonly later: Rollers }
  | { readonly step: 'split-on-people'; readonly later: Rollers }
  | { readonly step: 'intruders-take' }
  | { readonly step: 'end-fight' }
  // Barter
  | {
      readonly step: 'trade';
      readonly commission: number;
      readonly stock: readonly Good[];
      readonly scene: Scene;
    }
  | {
      readonly step: 'commission';
      readonly due: number;
      readonly stock: readonly Good[];
      readonly scene: Scene;
    }
  | {
      readonly step: 'barter';
      readonly credit: number;
      readonly stock: readonly Good[];
      readonly given: readonly Good[];
      readonly scene: Scene;
    }
  // Effects and stories
  | { readonly step: 'effects'; readonly effects: readonly Effect[]; readonly scene: Scene }
  /** The Leader names whom the first of these effects touches; the others follow. */
  | { readonly step: 'name'; readonly effects: readonly Effect[]; readonly scene: Scene }
  | {
      readonly step: 'give-up' | 'choose-loss';
      readonly count: number;
      readonly of: Kind;
      readonly scene: Scene;
    }
  | { readonly step: 'test' | 'tester'; readonly test: Test; readonly scene: Scene }
  | { readonly step: 'options'; readonly options: readonly Option[]; readonly scene: Scene }
  | { readonly step: 'story'; readonly story: StoryId; readonly scene: Scene };

export type EffectsFrame = Extract<Frame, { step: 'effects' }>;
