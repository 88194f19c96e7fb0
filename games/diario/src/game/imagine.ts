import { type Chance, drawBelow, type Viewer } from '@vigilia/kernel';
import { OBJECTIVE_IDS, OBJECTIVES } from '../data/cards/objectives.ts';
import { SHELTER, type ShelterId } from '../data/cards/shelter.ts';
import { SPACE_IDS } from '../data/house.ts';
import { mayHear } from '../rules/table/voices.ts';
import { fork } from '../state/fork.ts';
import type { House, OnSpace, Table, Voice } from '../state/state.ts';
import { STORIES } from '../stories/book.ts';
import { imagineDecks, oneOf, shuffledUnseen } from './imagined-decks.ts';

/** What is put off is read at home, whatever card it came from. */
const LATER = STORIES.filter(({ from, where }) => from === null && where === 'home').map(({ id }) => id);

/**
 * A table this viewer could not tell from the true one: every face-down card somewhere else, other stories to
 * come, other voices in the council, other draws.
 */
export function imagine(table: Table, viewer: Viewer, chance: Chance): Table {
  return {
    ...fork(table),
    chance: { seed: chance.seed, drawn: {} },
    agenda: imagineAgenda(table.agenda, chance),
    house: imagineHouse(table.house, chance),
    decks: imagineDecks(table.decks, chance),
    objectives: imagineObjectives(table, chance),
    tokens: table.tokens.map(({ day }) => ({ day, story: oneOf(LATER, chance, 'tokens') })),
    voices: imagineVoices(table, viewer, chance),
  };
}

/** Of several stories put off until one morning, those after the first are still unread when it asks. */
function imagineAgenda(agenda: Table['agenda'], chance: Chance): Table['agenda'] {
  return agenda.map((frame) => {
    if (frame.step !== 'story') return frame;
    const story = oneOf(LATER, chance, 'tokens');
    return { ...frame, story, scene: { ...frame.scene, story } };
  });
}

/** Each kind of Shelter card dealt again among the spaces where it still lies. */
function imagineHouse(house: House, chance: Chance): House {
  const lying = SPACE_IDS.flatMap((space) => {
    const on = house[space];
    return on?.kind === 'card' ? [on.card] : [];
  });
  const cards = shuffledUnseen(lying, chance, 'shelter');
  const dealt: Record<string, OnSpace> = {};
  for (const space of SPACE_IDS) {
    const on = house[space];
    if (on === undefined) continue;
    dealt[space] = on.kind === 'card' ? { ...on, card: takeLike(on.card, cards) } : on;
  }
  return dealt;
}

function takeLike(card: ShelterId, among: ShelterId[]): ShelterId {
  const index = among.findIndex((other) => SHELTER[other].kind === SHELTER[card].kind);
  return among.splice(index, 1)[0] as ShelterId;
}

/** Objectives below the open one are any of their Chapter. */
function imagineObjectives({ objectives }: Table, chance: Chance): Table['objectives'] {
  return objectives.map((id) => {
    const { chapter } = OBJECTIVES[id];
    const like = OBJECTIVE_IDS.filter((other) => OBJECTIVES[other].chapter === chapter);
    return oneOf(like, chance, 'objectives');
  });
}

/** Voices the viewer has not heard are any (LEAD-1). */
function imagineVoices(table: Table, viewer: Viewer, chance: Chance): Table['voices'] {
  if (mayHear(table, viewer)) return table.voices;
  const imagined = Object.keys(table.voices).map((seat): [string, Voice] => [
    seat,
    { verb: drawBelow(chance, 'imagined voices', 2) === 0 ? 'trust' : 'silent' },
  ]);
  return Object.fromEntries(imagined);
}
