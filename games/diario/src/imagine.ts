import { type Chance, drawBelow, shuffled, type Viewer } from '@vigilia/kernel';
import { isChapter } from './data/chapters.ts';
import type { Decks } from './data/decks.ts';
import { ENDING_IDS, EVENT_IDS, isEnding } from './data/events.ts';
import { SPACE_IDS } from './data/house.ts';
import { OBJECTIVE_IDS, OBJECTIVES } from './data/objectives.ts';
import { SHELTER, type ShelterId } from './data/shelter.ts';
import { fork } from './fork.ts';
import type { House, OnSpace, Table, Voice } from './state.ts';
import { STORIES } from './stories/book.ts';

/**
 * A table this viewer could not tell from the true one: every face-down card somewhere else, other stories to
 * come, other voices in the council, another seed.
 */
export function imagine(table: Table, viewer: Viewer, chance: Chance): Table {
  const imagined = fork(table);
  imagined.chance.seed = shuffled(chance, 'imagined seed', [...table.chance.seed]).join('');
  imagined.house = imagineHouse(table.house, chance);
  imagined.decks = imagineDecks(table.decks, chance);
  imagined.objectives = imagineObjectives(table, chance);
  const later = STORIES.filter(({ from, where }) => from === null && where === 'home');
  imagined.tokens = table.tokens.map(({ day }) => ({
    day,
    story: (later[drawBelow(chance, 'imagined tokens', later.length)] as (typeof later)[number]).id,
  }));
  imagined.voices = imagineVoices(table, viewer, chance);
  return imagined;
}

/** Each kind of Shelter card dealt again among the spaces where it still lies. */
function imagineHouse(house: House, chance: Chance): House {
  const lying = SPACE_IDS.flatMap((space) => {
    const on = house[space];
    return on?.kind === 'card' ? [on.card] : [];
  });
  const shuffledCards = shuffled(chance, 'imagined shelter', lying);
  const dealt: Record<string, OnSpace> = {};
  for (const space of SPACE_IDS) {
    const on = house[space];
    if (on === undefined) continue;
    dealt[space] = on.kind === 'card' ? { ...on, card: takeLike(on.card, shuffledCards) } : on;
  }
  return dealt;
}

function takeLike(card: ShelterId, among: ShelterId[]): ShelterId {
  const index = among.findIndex((other) => SHELTER[other].kind === SHELTER[card].kind);
  return among.splice(index, 1)[0] as ShelterId;
}

/** Every deck shuffled; cards that nobody could tell apart by their backs change decks too. */
function imagineDecks(decks: Decks, chance: Chance): Decks {
  const shuffle = <T>(name: string, cards: readonly T[]) => shuffled(chance, `imagined ${name}`, cards);
  const [unknown, exploration] = dealAgain(
    shuffle('exploration', [...decks.unknown, ...decks.exploration]),
    decks.unknown.length,
  );
  const [events, unused] = imagineEvents(decks, chance);
  return {
    ...decks,
    events,
    'unused-events': unused,
    people: shuffle('people', decks.people),
    visitors: shuffle('visitors', decks.visitors),
    exploration,
    unknown,
    findings: shuffle('findings', decks.findings),
    residents: shuffle('residents', decks.residents),
    'red-residents': shuffle('red-residents', decks['red-residents']),
    raids: shuffle('raids', decks.raids),
    'red-raids': shuffle('red-raids', decks['red-raids']),
    locations: shuffle('locations', decks.locations),
    fate: shuffle('fate', decks.fate),
    narrative: shuffle('narrative', decks.narrative),
    colours: shuffle('colours', decks.colours),
  };
}

function dealAgain<T>(cards: readonly T[], count: number): [T[], T[]] {
  return [cards.slice(0, count), cards.slice(count)];
}

/** Chapters stay where they are; unseen Events and Endings change places with their like (SET-4). */
function imagineEvents(decks: Decks, chance: Chance): [Decks['events'], Decks['unused-events']] {
  const unseen = [...decks.events, ...decks['unused-events']];
  const events = shuffled(
    chance,
    'imagined events',
    EVENT_IDS.filter((id) => unseen.includes(id)),
  );
  const endings = shuffled(
    chance,
    'imagined endings',
    ENDING_IDS.filter((id) => unseen.includes(id)),
  );
  const dealt = decks.events.map((card) => {
    if (isChapter(card)) return card;
    return (isEnding(card) ? endings.pop() : events.pop()) as typeof card;
  });
  return [dealt, events];
}

/** Objectives below the open one are any of their Chapter but those already seen. */
function imagineObjectives({ objective, objectives }: Table, chance: Chance): Table['objectives'] {
  const deck = shuffled(chance, 'imagined objectives', OBJECTIVE_IDS);
  return objectives.map(
    (id) =>
      deck.find((other) => OBJECTIVES[other].chapter === OBJECTIVES[id].chapter && other !== objective?.id) ??
      id,
  );
}

function imagineVoices({ voices }: Table, viewer: Viewer, chance: Chance): Table['voices'] {
  const imagined = Object.entries(voices).map(([seat, voice]): [string, Voice] => {
    if (Number(seat) === viewer) return [seat, voice];
    return [seat, { verb: drawBelow(chance, 'imagined voices', 2) === 0 ? 'trust' : 'silent' }];
  });
  return Object.fromEntries(imagined);
}
