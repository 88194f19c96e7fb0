import { namedSeed } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { RAIDS } from '../../src/data/cards/raids.ts';
import { imagine } from '../../src/game/imagine.ts';
import { view } from '../../src/game/view.ts';
import type { Table } from '../../src/state/state.ts';
import { STORIES } from '../../src/stories/book.ts';
import { momentsOf } from '../moments.ts';

const chanceOf = (name: string) => ({ seed: namedSeed(name), drawn: {} });

const TABLES = [1, 2, 3, 6].flatMap((seats) =>
  ['one siege', 'another siege'].map((seed) => [seats, `${seed} of ${seats}`] as const),
);

function* tablesAndViewers(seats: number, seed: string) {
  for (const { state } of momentsOf(seed, seats, 11 * seats))
    for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)])
      yield { table: state, viewer };
}

describe.each(TABLES)('at a table of %i, in %s', (seats, seed) => {
  test('what a viewer imagines looks to that viewer like the truth', () => {
    for (const { table, viewer } of tablesAndViewers(seats, seed))
      expect(view(imagine(table, viewer, chanceOf('look')), viewer)).toEqual(view(table, viewer));
  });

  test('what a viewer imagines follows from what it knows and from the chance given', () => {
    for (const { table, viewer } of tablesAndViewers(seats, seed)) {
      const truth = JSON.stringify(imagine(table, viewer, chanceOf('dream')));
      for (const name of ['nap', 'doze']) {
        const other = imagine(table, viewer, chanceOf(name));
        expect(JSON.stringify(imagine(other, viewer, chanceOf('dream')))).toBe(truth);
      }
    }
  });

  test('what a viewer imagines draws on from the chance given and knows nothing of the true seed', () => {
    for (const { table, viewer } of tablesAndViewers(seats, seed)) {
      const { seed: given } = chanceOf('draws');
      const imagined = imagine(table, viewer, chanceOf('draws'));
      expect(imagined.chance).toEqual({ seed: given, drawn: {} });
      expect(JSON.stringify(imagined)).not.toContain(table.chance.seed);
    }
  });
});

test('RAID-6: which red corners came into the game is imagined anew, how many is known', () => {
  const [moment] = momentsOf('a crime wave', 1, 1);
  if (moment === undefined) throw new Error('no seat is asked anything');
  const { decks } = moment.state;
  const [came, ...left] = decks['red-raids'];
  if (came === undefined) throw new Error('no raid has a red corner');
  const table = { ...moment.state, decks: { ...decks, raids: [...decks.raids, came], 'red-raids': left } };
  const imagined = Array.from({ length: 30 }, (_, number) => imagine(table, 0, chanceOf(`wave ${number}`)));
  const redIn = ({ decks }: Table) => decks.raids.filter((id) => RAIDS[id].red).toSorted();
  expect(new Set(imagined.map((each) => redIn(each).length))).toEqual(new Set([redIn(table).length]));
  expect(new Set(imagined.map((each) => redIn(each).join())).size).toBeGreaterThan(1);
});

test('MORN-1: a story put off until today is unknown as long as another is being read', () => {
  const [moment] = momentsOf('two tokens', 1, 1);
  if (moment === undefined) throw new Error('no seat is asked anything');
  const [later] = STORIES.filter(({ from, where }) => from === null && where === 'home');
  if (later === undefined) throw new Error('nothing is ever put off');
  const story = later.id;
  const unread = { step: 'story', story, scene: { where: 'home', actor: null, story } } as const;
  const table = { ...moment.state, agenda: [unread, ...moment.state.agenda] };
  const imagined = Array.from({ length: 30 }, (_, number) => imagine(table, 0, chanceOf(`token ${number}`)));
  expect(new Set(imagined.map(({ agenda: [frame] }) => JSON.stringify(frame))).size).toBeGreaterThan(5);
  expect(new Set(imagined.map((each) => JSON.stringify(imagine(each, 0, chanceOf('once'))))).size).toBe(1);
});
