import { type Grammar, numbered, oneOf, wholeNumber } from '@vigilia/kernel';
import { PLACES, type Place } from '../data/cards/locations.ts';
import { NARRATIVE_IDS, type NarrativeId } from '../data/cards/narrative.ts';
import { SPOTS, type Spot } from '../data/cards/spots.ts';
import { FITTING_IDS, type FittingId } from '../data/fittings.ts';
import {
  ALCOHOLS,
  type Alcohol,
  FOODS,
  type Food,
  GOOD_IDS,
  type Good,
  REMEDIES,
  RESOURCES,
  type Remedy,
  type Resource,
  WEAPONS,
  type Weapon,
} from '../data/goods.ts';
import { SPACE_IDS, type SpaceId } from '../data/house.ts';
import { PERSON_IDS, type PersonId } from '../data/people.ts';
import { RECIPE_IDS } from '../data/recipes.ts';
import { OPTION_IDS } from '../stories/options.ts';

export type Choice =
  // The council
  | { readonly verb: 'for' | 'against'; readonly amount: number }
  | { readonly verb: 'trust' | 'silent' }
  /** The Leader opens the voices given so far. */
  | { readonly verb: 'hear' }
  // By day
  | { readonly verb: 'rummage' | 'think' | 'outside' | 'rest'; readonly person: PersonId }
  | { readonly verb: 'search' | 'dig' | 'saw' | 'pick'; readonly person: PersonId; readonly space: SpaceId }
  | {
      readonly verb: 'dig-with';
      readonly person: PersonId;
      readonly other: PersonId;
      readonly space: SpaceId;
    }
  | {
      readonly verb: 'build';
      readonly person: PersonId;
      readonly fitting: FittingId;
      readonly space: SpaceId;
    }
  | { readonly verb: 'use'; readonly person: PersonId; readonly recipe: string; readonly amount: number }
  | { readonly verb: 'wood'; readonly amount: number }
  | { readonly verb: 'idea'; readonly fitting: FittingId }
  | { readonly verb: 'visitor' | 'arrival' }
  | { readonly verb: 'deliver' }
  // Dusk and Evening
  | { readonly verb: 'drink' | 'thirst' | 'fast'; readonly person: PersonId }
  | { readonly verb: 'eat'; readonly person: PersonId; readonly food: Food }
  | { readonly verb: 'bed' | 'floor' | 'guard' | 'scavenge'; readonly person: PersonId }
  | { readonly verb: 'unguarded' | 'reconsider' }
  // Scavenging
  | { readonly verb: 'go'; readonly place: Place }
  | { readonly verb: 'pack'; readonly good: Good; readonly amount: number }
  | { readonly verb: 'set-out' | 'explore' | 'look' | 'socialise' | 'heal' | 'barter' }
  /** Back to what lies open in the Scavenging area (SCAV-7). */
  | { readonly verb: 'go-back'; readonly spot: Spot }
  | { readonly verb: 'quietly' | 'loudly' | 'pass-by' | 'work' | 'roll' }
  | { readonly verb: 'hush'; readonly person: PersonId }
  | { readonly verb: 'drop'; readonly good: Good; readonly amount: number }
  | { readonly verb: 'add'; readonly resource: Resource; readonly amount: number }
  | { readonly verb: 'home' }
  // Weapons and dice
  | { readonly verb: 'arm'; readonly person: PersonId; readonly weapon: Weapon }
  | { readonly verb: 'unarmed'; readonly person: PersonId }
  | { readonly verb: 'shots'; readonly amount: number }
  | { readonly verb: 'reroll' | 'keep' | 'fate' | 'miss' }
  | { readonly verb: 'shield'; readonly amount: number }
  | { readonly verb: 'wound' | 'sacrifice'; readonly person: PersonId }
  | { readonly verb: 'hit' | 'kill'; readonly enemy: number }
  | { readonly verb: 'wave'; readonly amount: number }
  | { readonly verb: 'fight' | 'flee' | 'backstab' }
  // Dawn
  | { readonly verb: 'treat'; readonly person: PersonId; readonly remedy: Remedy }
  | { readonly verb: 'toast'; readonly person: PersonId; readonly alcohol: Alcohol }
  | { readonly verb: 'narrate'; readonly narrative: NarrativeId }
  | { readonly verb: 'indulge' | 'refuse' }
  // Barter, effects and stories
  | { readonly verb: 'give' | 'take' | 'lose'; readonly good: Good }
  | { readonly verb: 'name'; readonly person: PersonId }
  | { readonly verb: 'decide'; readonly option: string }
  | { readonly verb: 'done' }
  // The end
  | { readonly verb: 'go-on' | 'concede' };

export type VoiceChoice = Extract<Choice, { verb: 'for' | 'against' | 'trust' | 'silent' }>;

export function isVoice(choice: Choice): choice is VoiceChoice {
  const { verb } = choice;
  return verb === 'for' || verb === 'against' || verb === 'trust' || verb === 'silent';
}

const person = ['person', oneOf('person', PERSON_IDS)] as const;
const other = ['other', oneOf('person', PERSON_IDS)] as const;
const space = ['space', oneOf('space', SPACE_IDS)] as const;
const fitting = ['fitting', oneOf('fitting', FITTING_IDS)] as const;
const good = ['good', oneOf('good', GOOD_IDS)] as const;
const amount = ['amount', wholeNumber] as const;
const enemy = ['enemy', numbered('enemy', ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'], 1)] as const;

/** How every choice of Diario is written. */
export const grammar: Grammar = {
  for: [amount],
  against: [amount],
  trust: [],
  silent: [],
  hear: [],
  rummage: [person],
  think: [person],
  outside: [person],
  rest: [person],
  search: [person, space],
  dig: [person, space],
  'dig-with': [person, other, space],
  saw: [person, space],
  pick: [person, space],
  build: [person, fitting, space],
  use: [person, ['recipe', oneOf('recipe', RECIPE_IDS)], amount],
  wood: [amount],
  idea: [fitting],
  visitor: [],
  arrival: [],
  deliver: [],
  drink: [person],
  thirst: [person],
  eat: [person, ['food', oneOf('food', FOODS)]],
  fast: [person],
  bed: [person],
  floor: [person],
  guard: [person],
  scavenge: [person],
  unguarded: [],
  reconsider: [],
  go: [['place', oneOf('location-place', PLACES)]],
  pack: [good, amount],
  'set-out': [],
  explore: [],
  look: [],
  socialise: [],
  heal: [],
  barter: [],
  'go-back': [['spot', oneOf('spot', SPOTS)]],
  quietly: [],
  loudly: [],
  'pass-by': [],
  work: [],
  roll: [],
  hush: [person],
  drop: [good, amount],
  add: [['resource', oneOf('resource', RESOURCES)], amount],
  home: [],
  arm: [person, ['weapon', oneOf('weapon', WEAPONS)]],
  unarmed: [person],
  shots: [amount],
  reroll: [],
  keep: [],
  fate: [],
  miss: [],
  shield: [amount],
  wound: [person],
  sacrifice: [person],
  hit: [enemy],
  kill: [enemy],
  wave: [amount],
  fight: [],
  flee: [],
  backstab: [],
  treat: [person, ['remedy', oneOf('remedy', REMEDIES)]],
  toast: [person, ['alcohol', oneOf('alcohol', ALCOHOLS)]],
  narrate: [['narrative', oneOf('narrative', NARRATIVE_IDS)]],
  indulge: [],
  refuse: [],
  give: [good],
  take: [good],
  lose: [good],
  name: [person],
  decide: [['option', oneOf('option', OPTION_IDS)]],
  done: [],
  'go-on': [],
  concede: [],
};

/** The verbs that send a person to do something by day. */
export type TaskVerb =
  | 'rummage'
  | 'think'
  | 'outside'
  | 'rest'
  | 'search'
  | 'dig'
  | 'dig-with'
  | 'saw'
  | 'pick'
  | 'build'
  | 'use';
