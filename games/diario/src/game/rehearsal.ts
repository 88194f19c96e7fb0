import type { Deck, DeckName, Decks } from '../data/cards/decks.ts';
import { EVENT_IDS } from '../data/cards/events.ts';
import { EXPLORATION_IDS } from '../data/cards/exploration.ts';
import { FATE_IDS } from '../data/cards/fate.ts';
import { FINDINGS_IDS } from '../data/cards/findings.ts';
import { LOCATION_IDS } from '../data/cards/locations.ts';
import { NARRATIVE_IDS } from '../data/cards/narrative.ts';
import { RAID_IDS } from '../data/cards/raids.ts';
import { RESIDENT_IDS } from '../data/cards/residents.ts';
import { SHELTER, SHELTER_IDS, type ShelterId } from '../data/cards/shelter.ts';
import { VISITOR_IDS } from '../data/cards/visitors.ts';
import { COLOURS } from '../data/colours.ts';
import { SPACE_IDS, type SpaceId } from '../data/house.ts';
import { PERSON_IDS } from '../data/people.ts';
import type { OpenFrame } from '../kinds/open-frame.ts';
import type { SpaceView, View } from '../kinds/view.ts';
import { NO_VOICES } from '../rules/table/voices.ts';
import type { Frame } from '../state/frames.ts';
import type { House, OnSpace, Table } from '../state/state.ts';
import { withAvoided } from '../stories/avoid.ts';

const NO_CHANCE = { seed: '0'.repeat(64), drawn: {} };

/**
 * The table as a Leader knows it, or a person who acts as Leader, with the open question and what surely follows it on its agenda: a board tries its
 * plan on it. The cards in its decks are
 * placeholders, and the Leader decides alone: voices change nothing of what is decided.
 */
export function rehearsal(view: View): Table | null {
  const { frame, leader } = view;
  if (frame === null) return null;
  return {
    seats: 1,
    answered: 0,
    question: 0,
    agenda: agendaOf(frame, view),
    chance: NO_CHANCE,
    options: withAvoided({ difficulty: view.difficulty, ...(view.veiled && { odds: 'words' }) }, view.avoid),
    leader,
    day: view.day,
    phase: view.phase,
    round: view.round,
    tasks: view.tasks,
    people: view.people,
    gone: view.gone,
    starters: view.starters,
    storage: view.storage,
    pile: view.pile,
    bench: view.bench,
    box: view.box,
    eliminated: view.eliminated,
    house: houseOf(view),
    fittings: view.fittings,
    ideas: view.ideas,
    cold: view.cold,
    tonight: view.tonight,
    locations: view.locations,
    objective: view.objective,
    objectives: [],
    tokens: [],
    marks: view.marks,
    told: view.told,
    turned: {},
    decks: faceDown(view),
    discards: view.discards,
    scavenging: view.scavenging,
    fight: view.fight,
    raid: view.raid,
    roll: view.roll,
    voices: NO_VOICES,
    voicesOpen: false,
    over: null,
  };
}

/** The question on top, and below it what the same board goes on to. */
function agendaOf(frame: OpenFrame, { people }: View): Frame[] {
  const rethought = 'rethought' in frame ? { rethought: frame.rethought } : {};
  const follows: Partial<Record<OpenFrame['step'], Frame>> = {
    drink: { step: 'eat', left: people.map(({ id }) => id) },
    duty: { step: 'watch', ...rethought },
    treat: { step: 'toast' },
  };
  const next = follows[frame.step];
  return next === undefined ? [frame] : [next, frame];
}

/** As many cards as each deck holds, all of them the same: whatever is drawn ends the rehearsal before it is looked at. */
function faceDown({ decks }: View): Decks {
  const cards = DECK_NAMES.map((name) => [name, Array.from({ length: decks[name] }, () => ANY_CARD[name])]);
  return Object.fromEntries(cards);
}

const ANY_CARD: Deck = {
  events: EVENT_IDS[0],
  'unused-events': EVENT_IDS[0],
  people: PERSON_IDS[0],
  visitors: VISITOR_IDS[0],
  exploration: EXPLORATION_IDS[0],
  unknown: EXPLORATION_IDS[0],
  findings: FINDINGS_IDS[0],
  residents: RESIDENT_IDS[0],
  'red-residents': RESIDENT_IDS[0],
  raids: RAID_IDS[0],
  'red-raids': RAID_IDS[0],
  locations: LOCATION_IDS[0],
  fate: FATE_IDS[0],
  narrative: NARRATIVE_IDS[0],
  colours: COLOURS[0],
};
const DECK_NAMES = Object.keys(ANY_CARD) as DeckName[];

/** Any card of the kind that shows will do: what lies behind it is seen only when it is searched. */
function houseOf({ house }: View): House {
  const laid: Partial<Record<SpaceId, OnSpace>> = {};
  for (const space of SPACE_IDS) {
    const on = house[space];
    if (on !== undefined) laid[space] = on.kind === 'fitting' ? on : cardFor(on);
  }
  return laid;
}

function cardFor({ kind, remnants }: Exclude<SpaceView, { kind: 'fitting' }>): OnSpace {
  const card = SHELTER_IDS.find((id) => SHELTER[id].kind === kind) as ShelterId;
  return { kind: 'card', card, remnants };
}
