import { namedSeed, type Viewer } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/data/characters.ts';
import { imagine } from '../../src/knowledge/imagine.ts';
import { worlds } from '../../src/knowledge/worlds.ts';
import type { Table } from '../../src/table/state.ts';
import { view } from '../../src/table/view.ts';
import { fenrir, hero } from '../declarer.ts';
import { deal } from '../scenario.ts';
import { EVENINGS } from './attended.ts';
import { evening } from './evening.ts';
import { keyOf, truthOf } from './listener.ts';

const chanceOf = (name: string) => ({ seed: namedSeed(name), drawn: {} });

const cardsOf = ({ chosen, unknown, players }: Table) => [
  chosen,
  ...unknown,
  ...players.flatMap(({ characters }) => characters),
];

const tilesOf = ({ stack, players }: Table) =>
  [...stack, ...players.flatMap(({ tiles }) => tiles)].toSorted();

/** The same table imagined many times. */
function imaginings(table: Table, viewer: Viewer, times: number): Table[] {
  return Array.from({ length: times }, (_, time) => imagine(table, viewer, chanceOf(`dream ${time}`)));
}

describe('an imagined table', () => {
  test.each(EVENINGS)(
    '$seats players, beginners $beginners, $seed: no viewer can tell it from the true one',
    (given) => {
      for (const [index, { moment }] of [...evening(given)].entries()) {
        if (index % 20 !== 0 && moment.asks.length > 0) continue;
        const table = moment.state;
        const before = JSON.stringify(table);
        for (const viewer of [null, ...table.players.keys()]) {
          const imagined = imagine(table, viewer, chanceOf(`${index} ${viewer}`));
          expect(JSON.stringify(view(imagined, viewer))).toBe(JSON.stringify(view(table, viewer)));
          expect(cardsOf(imagined).toSorted()).toEqual(CHARACTERS.toSorted());
          expect(tilesOf(imagined)).toEqual(tilesOf(table));
          expect(imagined.events.toSorted()).toEqual(table.events.toSorted());
          expect(imagined.players.map(({ role }) => role).toSorted()).toEqual(
            table.players.map(({ role }) => role).toSorted(),
          );
          expect(imagined.chance.seed).not.toBe(table.chance.seed);
          expect(imagined.chance.seed).toMatch(/^[0-9a-f]{64}$/);
        }
        expect(JSON.stringify(table)).toBe(before);
      }
    },
  );

  test('it may be any world the viewer holds possible', () => {
    const seen = ['1:0', '2:0', '3:0', 'unknown:0', 'unknown:1'] as const;
    const { table } = hero({ self: { seen: [...seen] } });
    const possible = worlds(view(table, 0)).map(keyOf);
    expect(possible).toHaveLength(2);
    const imagined = new Set(imaginings(table, 0, 40).map(truthOf));
    expect([...imagined].toSorted()).toEqual(possible.toSorted());
  });

  test('cards the viewer was shown stay where they lie', () => {
    const { table } = hero({ self: { seen: ['2:0', 'unknown:1'] } });
    for (const imagined of imaginings(table, 0, 20)) {
      expect(imagined.players[0]?.characters).toEqual(['lilja']);
      expect(imagined.players[2]?.characters).toEqual(['pahlsson']);
      expect(imagined.unknown[1]).toBe('johnsson');
    }
  });

  test('tiles in other hands and in the stack may be any; the own stay', () => {
    const { table } = hero({ self: { tiles: ['deggial', 'mole-1'] }, players: { 1: { tiles: ['omen-1'] } } });
    const others = imaginings(table, 0, 20);
    for (const { players } of others) expect(players[0]?.tiles).toEqual(['deggial', 'mole-1']);
    expect(new Set(others.map(({ players }) => players[1]?.tiles.join())).size).toBeGreaterThan(5);
    const spectated = imaginings(table, null, 20);
    expect(new Set(spectated.map(({ players }) => players[0]?.tiles.join())).size).toBeGreaterThan(5);
  });

  test('Events still face down may come in any order', () => {
    const { table } = deal();
    expect(new Set(imaginings(table, 0, 20).map(({ events }) => events.join())).size).toBeGreaterThan(15);
  });

  test('a Hero takes any of the others for Fenrir, Fenrir none of them', () => {
    const wolves = (table: Table, viewer: Viewer) =>
      [
        ...new Set(
          imaginings(table, viewer, 40).map(({ players }) =>
            players.findIndex(({ role }) => role === 'fenrir'),
          ),
        ),
      ].toSorted();
    expect(wolves(hero().table, 0)).toEqual([1, 2, 3]);
    expect(wolves(hero().table, null)).toEqual([0, 1, 2, 3]);
    expect(wolves(fenrir().table, 0)).toEqual([0]);
    expect(wolves(fenrir().table, 3)).toEqual([0, 1, 2]);
  });

  test('a role that a declaration made plain is taken for what it is', () => {
    const declared = fenrir().choose('declare vikstrom').table;
    const roles = imaginings(declared, 2, 20).map(({ players }) => players.map(({ role }) => role).join());
    expect(new Set(roles)).toEqual(new Set(['fenrir,hero,hero,hero']));
    const known = hero().choose('declare vikstrom').table;
    for (const { players } of imaginings(known, 2, 20)) expect(players[0]?.role).toBe('hero');
  });

  test('WIN-2 the Marks that Fenrir showed stay; what Lilja draws after it may be any, Marks included', () => {
    const stack = [
      'summons',
      'mole-1',
      ...deal().table.stack.filter((id) => !/summons|mole-1|stone/.test(id)),
    ];
    const { table } = fenrir({ table: { stack } }).choose('declare vikstrom');
    expect(table.players[0]?.tiles).toEqual(['fenrir-stone', 'summons', 'mole-1']);
    const hands = imaginings(table, 2, 40).map(({ players }) => players[0]?.tiles ?? []);
    expect(new Set(hands.map(([shown]) => shown))).toEqual(new Set(['fenrir-stone']));
    expect(hands.filter((hand) => hand.includes('summons')).length).toBeLessThan(20);
    for (const world of imaginings(table, 2, 40)) {
      const [again, fromTruth] = [world, table].map((each) => imagine(each, 2, chanceOf('once more')));
      expect(JSON.stringify(again)).toBe(JSON.stringify(fromTruth));
    }
  });

  test('TURN-5 a Mark that Fenrir has played is no more in hand than any other tile', () => {
    const game = fenrir({ self: { tiles: ['fenrir-stone', 'spare-moment-1'] } });
    game.choose('declare vikstrom', 'tile spare-moment-1');
    expect(game.table.turn?.marks).toEqual(['fenrir-stone']);
    const hands = imaginings(game.table, 2, 20).map(({ players }) => players[0]?.tiles ?? []);
    expect(hands.filter((hand) => hand.includes('spare-moment-1')).length).toBeLessThan(20);
  });

  test('TURN-5 a tile that is being played is in no hand and not in the stack', () => {
    const stack = ['omen-1', 'omen-2', 'mole-1'];
    const game = hero({ self: { tiles: ['keyhole-1'] }, table: { stack } });
    game.choose('choose johnsson', 'tile keyhole-1');
    for (const viewer of [0, 2, null])
      for (const imagined of imaginings(game.table, viewer, 5)) {
        expect(tilesOf(imagined)).not.toContain('keyhole-1');
        expect(imagined.turn?.playing).toBe('keyhole-1');
      }
  });

  test('who is out and never got a role never gets one', () => {
    const { table } = hero({ players: { 3: { role: null, out: true } } });
    for (const { players } of imaginings(table, 0, 20)) expect(players[3]?.role).toBeNull();
  });

  test('once the game is over nothing is hidden: only the seed is another', () => {
    const { table } = hero().choose('declare vikstrom', 'turn 1', 'walk r3c6', 'stop', 'end');
    const imagined = imagine(table, null, chanceOf('the end'));
    expect({ ...imagined, chance: null }).toEqual({ ...table, chance: null });
    expect(imagined.chance.seed).not.toBe(table.chance.seed);
  });
});
