import { wholeNumber } from '@vigilia/kernel';
import { CHAPTER_IDS } from '../../../games/diario/src/data/cards/chapters.ts';
import { ENDING_IDS, EVENT_IDS } from '../../../games/diario/src/data/cards/events.ts';
import { EXPLORATION_IDS } from '../../../games/diario/src/data/cards/exploration.ts';
import { FATE_IDS } from '../../../games/diario/src/data/cards/fate.ts';
import { LOCATION_IDS, MAP_CARDS, PLACES } from '../../../games/diario/src/data/cards/locations.ts';
import { NARRATIVE_IDS } from '../../../games/diario/src/data/cards/narrative.ts';
import { OBJECTIVE_IDS } from '../../../games/diario/src/data/cards/objectives.ts';
import { RAID_IDS } from '../../../games/diario/src/data/cards/raids.ts';
import { RESIDENT_IDS } from '../../../games/diario/src/data/cards/residents.ts';
import { STAYING_RESIDENT_IDS } from '../../../games/diario/src/data/cards/second-visits.ts';
import { SPOTS } from '../../../games/diario/src/data/cards/spots.ts';
import { VISITOR_IDS } from '../../../games/diario/src/data/cards/visitors.ts';
import { COLOURS } from '../../../games/diario/src/data/colours.ts';
import { DICE } from '../../../games/diario/src/data/dice.ts';
import { FITTING_IDS } from '../../../games/diario/src/data/fittings.ts';
import { GOOD_IDS } from '../../../games/diario/src/data/goods.ts';
import { type ShelterKind, SPACE_IDS } from '../../../games/diario/src/data/house.ts';
import type { Chart } from '../../../games/diario/src/data/language/effect.ts';
import { PERSON_IDS, type Skill } from '../../../games/diario/src/data/people.ts';
import { RECIPE_IDS } from '../../../games/diario/src/data/recipes.ts';
import { STATES } from '../../../games/diario/src/data/states.ts';
import { grammar } from '../../../games/diario/src/kinds/choices.ts';
import { profile } from '../../../games/diario/src/profile.ts';
import { type Ending, PHASES } from '../../../games/diario/src/state/state.ts';
import { CARD_OPTION_IDS } from '../../../games/diario/src/stories/options.ts';
import { CHANCES, HARMS } from '../../../games/diario/src/texts/bands.ts';
import { every, type Families, labelsOf, wordsOf } from './family.ts';

export const DIARIO: Families = {
  person: PERSON_IDS,
  occupation: PERSON_IDS,
  'person-about': PERSON_IDS,
  skill: every<Skill['kind']>({
    quiet: true,
    locks: true,
    rummage: true,
    digger: true,
    builder: true,
    trader: true,
    sentry: true,
    cook: true,
    nurse: true,
  }),
  good: GOOD_IDS,
  fitting: FITTING_IDS,
  recipe: RECIPE_IDS,
  space: SPACE_IDS,
  'shelter-kind': every<ShelterKind>({
    rubble: true,
    furniture: true,
    heap: true,
    'closed-door': true,
    bars: true,
  }),
  place: PLACES,
  location: LOCATION_IDS,
  'location-about': LOCATION_IDS,
  'map-card': MAP_CARDS,
  'map-about': MAP_CARDS,
  exploration: EXPLORATION_IDS,
  'exploration-about': EXPLORATION_IDS,
  chart: every<Chart>({ furniture: true, heap: true, pantry: true }),
  resident: RESIDENT_IDS,
  'resident-about': RESIDENT_IDS,
  'resident-again': STAYING_RESIDENT_IDS,
  'back-to': SPOTS,
  raid: RAID_IDS,
  'raid-about': RAID_IDS,
  visitor: VISITOR_IDS,
  'visitor-about': VISITOR_IDS,
  'event-card': [...EVENT_IDS, ...ENDING_IDS],
  'event-card-about': [...EVENT_IDS, ...ENDING_IDS],
  chapter: CHAPTER_IDS,
  'chapter-about': CHAPTER_IDS,
  objective: OBJECTIVE_IDS,
  'objective-about': OBJECTIVE_IDS,
  narrative: NARRATIVE_IDS,
  'narrative-about': NARRATIVE_IDS,
  fate: FATE_IDS,
  colour: COLOURS,
  state: STATES,
  face: [...new Set(Object.values(DICE).flat())].map(String),
  option: CARD_OPTION_IDS,
  phase: PHASES,
  ending: every<Ending['how']>({
    bare: true,
    full: true,
    extraordinary: true,
    starterless: true,
    perished: true,
    unguarded: true,
    conceded: true,
  }),
  chance: CHANCES,
  harm: HARMS,
  'table-option': labelsOf(profile),
  word: wordsOf(grammar).filter((name) => name !== wholeNumber.name),
  verb: Object.keys(grammar),
};
