import { eventsUnder } from '../../data/cards/chapters.ts';
import { NO_CARDS } from '../../data/cards/decks.ts';
import { OBJECTIVE_IDS, OBJECTIVES } from '../../data/cards/objectives.ts';
import { SHELTER, SHELTER_IDS } from '../../data/cards/shelter.ts';
import { STARTING_DECKS } from '../../data/cards/starting-decks.ts';
import { HOUSE, SPACE_IDS } from '../../data/house.ts';
import { PEOPLE, PERSON_IDS, type PersonId } from '../../data/people.ts';
import type { Run } from '../../kinds/kinds.ts';
import type { House, OnSpace, Person, Table } from '../../state/state.ts';

const FIRST_HUNGER = 2;

/** Shuffles every deck; red corners and the Events of another game lie apart (SET-4, SET-6, SET-7). */
export function dealDecks(run: Run): void {
  const { state: table } = run;
  const { difficulty } = table.options;
  const shuffle = <Name extends keyof typeof STARTING_DECKS>(name: Name) =>
    run.shuffle<(typeof STARTING_DECKS)[Name][number]>(name, STARTING_DECKS[name]);
  const events = shuffle('events');
  const first = events.splice(0, eventsUnder('chapter-1', difficulty));
  const second = events.splice(0, eventsUnder('chapter-2', difficulty));
  const endings = shuffle('endings');
  const [far, middle, near, ...locations] = shuffle('locations');
  if (far === undefined || middle === undefined || near === undefined) throw new RangeError('no Locations');
  table.locations = { far, middle, near };
  table.decks = {
    ...NO_CARDS,
    events: ['chapter-1', ...first, 'chapter-2', ...second, 'chapter-3', ...endings],
    'unused-events': events,
    visitors: shuffle('visitors'),
    exploration: shuffle('exploration'),
    findings: shuffle('findings'),
    residents: shuffle('residents'),
    'red-residents': shuffle('red-residents'),
    raids: shuffle('raids'),
    'red-raids': shuffle('red-raids'),
    locations,
    fate: shuffle('fate'),
    narrative: shuffle('narrative'),
    colours: shuffle('colours'),
  };
}

/** The first red and the first two black borders found (SET-3). */
export function dealPeople(run: Run): void {
  const { state: table } = run;
  const deck = run.shuffle('people', PERSON_IDS);
  const red = deck.filter((id) => PEOPLE[id].border === 'red');
  const black = deck.filter((id) => PEOPLE[id].border === 'black');
  const starters = [...red.slice(0, 1), ...black.slice(0, 2)];
  table.starters = deck.filter((id) => starters.includes(id));
  table.people = table.starters.map((id) => newPerson(id, FIRST_HUNGER));
  table.decks = { ...table.decks, people: deck.filter((id) => !starters.includes(id)) };
}

export function newPerson(id: PersonId, hunger: number): Person {
  return {
    id,
    levels: { wounds: 0, illness: 0, misery: 0, hunger, fatigue: 0 },
    duty: null,
    weapon: null,
    remedies: [],
  };
}

const CARD_SPACES = SPACE_IDS.filter((space) =>
  SHELTER_IDS.some((card) => SHELTER[card].kind === HOUSE[space].printed),
);

/** Each Shelter card on a space of its name, its back unseen (SET-2). */
export function dealHouse(run: Run): House {
  const shuffled = run.shuffle('shelter', SHELTER_IDS);
  const house: Record<string, OnSpace> = {};
  for (const space of CARD_SPACES) {
    const { printed } = HOUSE[space];
    const index = shuffled.findIndex((card) => SHELTER[card].kind === printed);
    const [card] = shuffled.splice(index, 1);
    if (card !== undefined) house[space] = { kind: 'card', card, remnants: false };
  }
  return house;
}

/** One Objective for each Chapter, the Final one at the bottom (SET-9). */
export function dealObjectives(run: Run): Table['objectives'] {
  const deck = run.shuffle('objectives', OBJECTIVE_IDS);
  return ([1, 2, 'final'] as const).flatMap((chapter) =>
    deck.filter((id) => OBJECTIVES[id].chapter === chapter).slice(0, 1),
  );
}
