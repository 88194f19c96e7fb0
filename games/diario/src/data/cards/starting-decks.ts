import { COLOURS } from '../colours.ts';
import { LETTERS, type Letter } from '../language/effect.ts';
import { PERSON_IDS } from '../people.ts';
import { ENDING_IDS, EVENT_IDS } from './events.ts';
import { EXPLORATION_IDS } from './exploration.ts';
import { FATE_IDS } from './fate.ts';
import { FINDINGS_IDS } from './findings.ts';
import { LOCATION_IDS } from './locations.ts';
import { NARRATIVE_IDS } from './narrative.ts';
import { OBJECTIVE_IDS } from './objectives.ts';
import { RAID_IDS, RAIDS } from './raids.ts';
import { RESIDENT_IDS, RESIDENTS } from './residents.ts';
import { SHELTER_IDS } from './shelter.ts';
import { VISITOR_IDS } from './visitors.ts';

/** Every deck as it lies before it is shuffled, by the purpose it is shuffled for. */
export const STARTING_DECKS = {
  events: EVENT_IDS,
  endings: ENDING_IDS,
  locations: LOCATION_IDS,
  visitors: VISITOR_IDS,
  exploration: EXPLORATION_IDS,
  findings: FINDINGS_IDS,
  residents: RESIDENT_IDS.filter((id) => !RESIDENTS[id].red),
  'red-residents': RESIDENT_IDS.filter((id) => RESIDENTS[id].red),
  raids: RAID_IDS.filter((id) => !RAIDS[id].red),
  'red-raids': RAID_IDS.filter((id) => RAIDS[id].red),
  fate: FATE_IDS,
  narrative: NARRATIVE_IDS,
  colours: COLOURS,
  people: PERSON_IDS,
  shelter: SHELTER_IDS,
  objectives: OBJECTIVE_IDS,
};

export interface EnemyToken {
  readonly letter: Letter;
  readonly prowess: number;
}

/** The nine tokens enemies are drawn from, in the order in which they are counted (FIGHT-1). */
export const ENEMY_TOKENS: readonly EnemyToken[] = LETTERS.flatMap((letter) =>
  [0, 1, 2].map((prowess) => ({ letter, prowess })),
);
