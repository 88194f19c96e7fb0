import type { Chance } from '@vigilia/kernel';
import { NO_CARDS } from '../../data/cards/decks.ts';
import { LOCATION_IDS } from '../../data/cards/locations.ts';
import { FITTING_IDS, FITTINGS } from '../../data/fittings.ts';
import { GOOD_IDS, GOODS, type Goods } from '../../data/goods.ts';
import type { Acting } from '../../kinds/kinds.ts';
import type { Options, Table } from '../../state/state.ts';
import { NOTHING, takenFrom } from '../table/goods.ts';
import { NO_VOICES } from '../table/voices.ts';
import { dealDecks, dealHouse, dealObjectives, dealPeople } from './deal.ts';

/** Storage at the beginning (SET-8). */
const FIRST_GOODS: Goods = { lockpick: 1, shovel: 1, components: 4, wood: 4, water: 2, 'raw-food': 3 };
const FIRST_BOX = takenFrom(
  Object.fromEntries(GOOD_IDS.map((good) => [good, GOODS[good].count])),
  FIRST_GOODS,
);
const FIRST_FITTINGS = FITTING_IDS.filter((id) => FITTINGS[id].green);
const FIRST_IDEAS = FITTING_IDS.filter((id) => !FITTINGS[id].green);

/** The table before anything is dealt. */
export function openTable(seats: number, options: Options, chance: Chance): Table {
  return {
    seats,
    answered: 0,
    question: 0,
    agenda: [{ step: 'set-up' }],
    chance,
    options,
    leader: 0,
    day: 0,
    phase: 'morning',
    round: 0,
    tasks: [],
    people: [],
    gone: [],
    starters: [],
    storage: FIRST_GOODS,
    pile: NOTHING,
    bench: NOTHING,
    box: FIRST_BOX,
    eliminated: NOTHING,
    house: {},
    fittings: FIRST_FITTINGS,
    ideas: FIRST_IDEAS,
    cold: 0,
    tonight: { damage: 0, wounds: 0 },
    locations: { far: LOCATION_IDS[0], middle: LOCATION_IDS[1], near: LOCATION_IDS[2] },
    objective: null,
    objectives: [],
    tokens: [],
    marks: [],
    told: [],
    turned: {},
    decks: NO_CARDS,
    discards: NO_CARDS,
    scavenging: null,
    fight: null,
    raid: null,
    roll: null,
    voices: NO_VOICES,
    voicesOpen: false,
    over: null,
  };
}

export const setUp: Acting<'set-up'> = {
  run(run) {
    const table = run.state;
    table.leader = table.seats === 1 ? 0 : run.draw('leader', table.seats);
    dealDecks(run);
    dealPeople(run);
    table.house = dealHouse(run);
    table.objectives = dealObjectives(run);
    run.announce({ type: 'starters', people: table.starters });
    if (table.seats > 1) run.announce({ type: 'leader', seat: table.leader });
    run.next({ step: 'morning' });
  },
};
