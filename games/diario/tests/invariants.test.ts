import {
  advance,
  begin,
  type Chance,
  choiceAt,
  countChoices,
  drawBelow,
  type Moment,
  namedSeed,
} from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { AVOIDABLE_NOTES, type ContentNote } from '../src/data/content-notes.ts';
import { DIFFICULTIES } from '../src/data/difficulties.ts';
import { GOOD_IDS, GOODS } from '../src/data/goods.ts';
import type { StoryId } from '../src/data/language/story.ts';
import { STATES, WORST } from '../src/data/states.ts';
import { game } from '../src/index.ts';
import type { Diario } from '../src/kinds/kinds.ts';
import { NO_AREA } from '../src/rules/table/area.ts';
import type { Table } from '../src/state/state.ts';
import { withAvoided } from '../src/stories/avoid.ts';
import { storyAt } from '../src/stories/book.ts';

const GAMES = 60;
/** The most people a group may have (SET-3). */
const MOST_PEOPLE = 4;

/** What tables leave out: nothing, every kind, and one kind after the other. */
function avoidedIn(number: number): readonly ContentNote[] {
  if (number % 3 === 0) return [];
  const kinds = AVOIDABLE_NOTES.toSorted();
  return number % 3 === 1 ? kinds : kinds.slice(number % kinds.length).slice(0, 1);
}

/** How the decks were dealt: whatever happens, each card lies somewhere. */
function cardsOf({ decks, discards, scavenging }: Table): number {
  const count = (piles: Table['decks']) => Object.values(piles).reduce((sum, pile) => sum + pile.length, 0);
  const { cards, residents } = scavenging?.area ?? NO_AREA;
  return count(decks) + count(discards) + cards.length + residents.length;
}

function goodsFaults(table: Table): string[] {
  const { storage, pile, bench, box, eliminated, people } = table;
  return GOOD_IDS.flatMap((good) => {
    const shelves = [storage, pile, bench, box, eliminated].map((goods) => goods[good] ?? 0);
    const carried = people
      .flatMap(({ weapon, remedies }) => [weapon, ...remedies])
      .filter((each) => each === good);
    const count = shelves.reduce((sum, each) => sum + each, carried.length);
    const faults = shelves.some((each) => each < 0) ? [`a shelf owes ${good}`] : [];
    return count === GOODS[good].count ? faults : [...faults, `${count} of ${GOODS[good].count} ${good}`];
  });
}

function peopleFaults({ people, gone, starters }: Table): string[] {
  const faults = people.length > MOST_PEOPLE ? [`${people.length} people`] : [];
  const ids = [...people, ...gone].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) faults.push(`a person is twice among ${ids.join(', ')}`);
  if (!starters.every((id) => ids.includes(id))) faults.push('a starter is nowhere');
  for (const { id, levels } of people)
    for (const state of STATES) {
      const most = state === 'fatigue' ? WORST : WORST - 1;
      if (levels[state] < 0 || levels[state] > most) faults.push(`${id} has ${state} ${levels[state]}`);
    }
  return faults;
}

function avoidedStories({ told, options: { avoid = [] } }: Table): StoryId[] {
  return told.filter((id) => storyAt(id).notes.some((note) => avoid.includes(note)));
}

function faultsOf(table: Table): string[] {
  const noise = table.scavenging?.noise ?? 1;
  return [
    ...avoidedStories(table).map((id) => `${id} was read`),
    ...goodsFaults(table),
    ...peopleFaults(table),
    ...areaFaults(table),
    ...(noise < 1 || noise > 8 ? [`Noise ${noise}`] : []),
    ...(table.cold < 0 ? [`Cold ${table.cold}`] : []),
    ...(table.day < 0 || table.day > 14 ? [`day ${table.day}`] : []),
    ...(table.over !== null && table.agenda.length > 0 ? ['something is left to do after the end'] : []),
  ];
}

/** What lies open in the area lies nowhere else (SCAV-7). */
function areaFaults({ scavenging, decks, discards }: Table): string[] {
  const { cards, residents } = scavenging?.area ?? NO_AREA;
  const explored = [...decks.exploration, ...decks.unknown, ...discards.exploration, ...discards.unknown];
  const met = [...decks.residents, ...discards.residents];
  return [
    ...cards.filter((card, index) => explored.includes(card) || cards.indexOf(card) !== index),
    ...residents.filter((resident, index) => met.includes(resident) || residents.indexOf(resident) !== index),
  ].map((card) => `${card} lies in the area and elsewhere`);
}

/** Plays at random until the end; whatever is wrong with a table on the way. */
function faultsOfGame(number: number): string[] {
  const difficulty = DIFFICULTIES[number % DIFFICULTIES.length] ?? 'normal';
  const name = `invariants ${number}`;
  const chance: Chance = { seed: namedSeed(`${name} player`), drawn: {} };
  let moment: Moment<Diario> = begin(game, 1 + (number % 3), withAvoided({ difficulty }, avoidedIn(number)), {
    seed: namedSeed(name),
    drawn: {},
  });
  const cards = cardsOf(moment.state);
  for (let answers = 0; moment.asks.length > 0; answers++) {
    if (answers > 5000) return [`${name} does not end`];
    const [ask] = moment.asks;
    if (ask === undefined) break;
    moment = advance(game, moment, ask, choiceAt(ask, drawBelow(chance, 'choice', countChoices(ask))));
    const faults = faultsOf(moment.state);
    if (faults.length > 0) return faults.map((fault) => `${name}, answer ${answers}: ${fault}`);
  }
  const { state } = moment;
  // The two Narrative Actions of a Dawn that is never finished are nowhere any more.
  const inHand = 2;
  const joined = state.people.length + state.gone.length - state.starters.length;
  if (state.over === null) return [`${name} stopped without an end`];
  return cardsOf(state) + joined < cards - inHand ? [`${name}: cards were lost`] : [];
}

test('SET-3 SET-10 STAT-1 SCAV-3 SCAV-7 in random games goods are conserved, the eliminated ones counted, what lies open lies nowhere else, people, states and Noise stay in range, and no story that the table leaves out is read', () => {
  const faults = Array.from({ length: GAMES }, (_, number) => faultsOfGame(number)).flat();
  expect(faults).toEqual([]);
});
