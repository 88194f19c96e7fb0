import { refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, type Character } from '../../src/data/characters.ts';
import { RUNE_SQUARES } from '../../src/data/city.ts';
import type { EventId } from '../../src/data/events.ts';
import type { Player } from '../../src/table/state.ts';
import { type EventTurn, ORDER, turnUnder } from '../event-hour.ts';
import { position, type Scenario } from '../scenario.ts';

/** What all hear between the choice of a Character and its ability. */
function effects(game: Scenario, character: Character): unknown[] {
  const [chosen, ...rest] = game.choose(`choose ${character}`).events(null);
  expect(chosen).toEqual({ type: 'character-chosen', seat: game.table.turn?.seat, character });
  const ability = rest.findIndex(({ type }) => type === 'ability-used');
  return ability < 0 ? rest : rest.slice(0, ability);
}

/** Whether the ability follows at once on the choice of a Character. */
function isUntouched(game: Scenario, character: Character): boolean {
  const [, next] = game.choose(`choose ${character}`).heard(null);
  return next === 'ability-used';
}

const PLACES_IN_ORDER = [1, 2, 3, 4] as const;

/** The whole table of Events: whom each touches, by place and by Character, and whom it blocks. */
const TOUCHED: Record<EventId, { at?: 1 | 2 | 3 | 4; who?: Character; blocked?: Character }> = {
  A: { at: 2, who: 'koleberg' },
  B: { at: 3, blocked: 'pahlsson' },
  C: { at: 4, who: 'lilja' },
  D: { at: 3, who: 'vidal' },
  E: { who: 'pahlsson' },
  F: { at: 2, blocked: 'lewis' },
  G: { at: 4, who: 'johnsson', blocked: 'vikstrom' },
  H: { at: 4, who: 'lewis' },
  I: { at: 4, blocked: 'snowy' },
  J: { at: 4, who: 'vikstrom', blocked: 'koleberg' },
  K: { at: 4, who: 'snowy', blocked: 'lilja' },
};

describe.each(Object.entries(TOUCHED) as [EventId, (typeof TOUCHED)['A']][])('EVT-%s', (event, touched) => {
  const free = CHARACTERS.filter((character) => character !== touched.blocked);

  test(`EVT-${event} blocks ${touched.blocked ?? 'nobody'}`, () => {
    const game = turnUnder(event);
    expect(game.table.blocked).toEqual(touched.blocked === undefined ? [] : [touched.blocked]);
    expect(game.legalWith('choose')).toEqual(free.map((character) => `choose ${character}`));
    for (const character of CHARACTERS.filter((other) => !free.includes(other))) {
      const blocked = refuse('EVT-3', 'refusal.character-blocked', { character });
      expect(game.refusal(`choose ${character}`)).toEqual(blocked);
    }
  });

  test(`EVT-${event} brings something to its own place and Character, and nothing to any other`, () => {
    for (const at of PLACES_IN_ORDER) {
      for (const character of free) {
        const game = turnUnder(event, { at, me: { spent: ['compose'] } });
        const isTouched = at === touched.at || character === touched.who;
        expect([at, character, isUntouched(game, character)]).toEqual([at, character, !isTouched]);
      }
    }
  });
});

describe('EVT-A', () => {
  test('EVT-A the second gains 2 Music', () => {
    expect(effects(turnUnder('A', { at: 2 }), 'vikstrom')).toEqual([
      { type: 'music-gained', seat: 0, amount: 2 },
    ]);
  });

  test('EVT-A Koleberg walks up to 3 free, then brings 1 Clue', () => {
    const game = turnUnder('A').choose('choose koleberg');
    expect(game.clause).toBe('ABIL-4');
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.free-walk', vars: { steps: 3 } });
    expect(game.legal).toEqual(['walk r5c1', 'walk r6c2', 'walk r7c1', 'walk r6c0', 'stop']);
    game.choose('walk r6c2', 'walk r6c3', 'walk r5c3');
    expect(game.events(null)).toEqual([
      { type: 'walked', seat: 3, character: 'koleberg', square: 'r5c3' },
      { type: 'clues-gained', seat: 3, amount: 1 },
      { type: 'ability-used', seat: 3, character: 'koleberg' },
    ]);
    expect(game.prompt).toBe('prompt.clue-on-place');
    expect(game.player(3)).toMatchObject({ time: 20, clues: 1 });
  });

  test('EVT-A Koleberg may stay where he is and still brings the Clue', () => {
    const game = turnUnder('A').choose('choose koleberg', 'stop');
    expect(game.heard(null)).toEqual(['clues-gained', 'ability-used']);
    expect(game.table.characters.koleberg).toBe('r6c1');
  });

  test('EVT-A the second who chooses Koleberg gets both, the Music first', () => {
    const game = turnUnder('A', { at: 2 }).choose('choose koleberg');
    expect(game.heard(null)).toEqual(['character-chosen', 'music-gained']);
    expect(game.choose('stop').heard(null)).toEqual(['clues-gained', 'ability-used']);
  });

  test('EVT-A nobody may play a card or an Item tile at any moment of the turn', () => {
    const me = { tiles: ['deggial'], time: 20 };
    const game = turnUnder('A', { me, table: { gears: [0, 1, 2] } }).choose('choose johnsson');
    const banned = refuse('EVT-A', 'refusal.plays-banned');
    const moments = [
      ['prompt.gears', 'turn 1'],
      ['prompt.move', 'stop'],
      ['prompt.end-turn', 'end'],
    ];
    for (const [prompt, line] of moments as [string, string][]) {
      expect(game.prompt).toBe(prompt);
      expect([...game.legalWith('card'), ...game.legalWith('tile')]).toEqual([]);
      expect(game.refusal('card compose')).toEqual(banned);
      expect(game.refusal('tile deggial')).toEqual(banned);
      game.choose(line);
    }
    expect(game.player(3)).toMatchObject({ tiles: ['deggial'], spent: [] });
  });

  test('EVT-A a Location tile may still be placed, and an Organ symbol discarded', () => {
    const last = (tiles: string[]) =>
      position({
        table: {
          events: ['A'],
          order: [...ORDER],
          slots: { N: 'cimitero', E: null, S: 'tempio', W: 'museo' },
        },
        players: { 2: { tiles } },
        agenda: [{ step: 'event' }, { step: 'location' }],
      });
    expect(last(['mole-1']).choose('place mole E').heard(null)[0]).toBe('location-placed');
    expect(last(['omen-1']).choose('invoke omen-1').heard(null)).toEqual(['organ-invoked']);
  });
});

describe('EVT-B', () => {
  test('EVT-B the third uses the ability of the chosen Character twice', () => {
    const game = turnUnder('B', { at: 3 });
    expect(effects(game, 'johnsson')).toEqual([{ type: 'ability-twice', seat: 1 }]);
    const used = [
      { type: 'ability-used', seat: 1, character: 'johnsson' },
      { type: 'music-gained', seat: 1, amount: 2 },
    ];
    expect(game.events(null).slice(2)).toEqual([...used, ...used]);
    expect(game.player(1).music).toBe(4);
    expect(game.prompt).toBe('prompt.gears');
  });

  test('EVT-B nobody else does', () => {
    const game = turnUnder('B', { at: 4 }).choose('choose johnsson');
    expect(game.prompt).toBe('prompt.gears');
    expect(game.player(2).music).toBe(2);
  });
});

describe('EVT-C', () => {
  test('EVT-C the fourth draws 2 tiles, in secret', () => {
    const game = turnUnder('C', { at: 4 });
    expect(effects(game, 'vikstrom')).toEqual([{ type: 'drew-hidden', seat: 2, count: 2 }]);
    expect(game.events(2)[1]).toEqual({ type: 'drew', seat: 2, tiles: ['deggial', 'lemuria'] });
    expect(game.player(2).tiles).toEqual(['deggial', 'lemuria']);
  });

  test('EVT-C Lilja draws 1 tile and brings 1 Clue', () => {
    const game = turnUnder('C', { at: 1 });
    expect(effects(game, 'lilja')).toEqual([
      { type: 'drew-hidden', seat: 3, count: 1 },
      { type: 'clues-gained', seat: 3, amount: 1 },
    ]);
    expect(game.player(3)).toMatchObject({ tiles: ['deggial', 'lemuria', 'nifelheim'], clues: 1 });
  });
});

describe('EVT-D', () => {
  test('EVT-D the third investigates 2 cards of one source', () => {
    const game = turnUnder('D', { at: 3 });
    expect(effects(game, 'vikstrom')).toEqual([]);
    expect(game.clause).toBe('ACT-1');
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.investigate', vars: { count: 2 } });
    expect(game.legal).toEqual(['investigate p1', 'investigate p3', 'investigate p4', 'investigate unknown']);
    game.choose('investigate p4');
    expect(game.events(0)[0]).toEqual({ type: 'looked', seat: 1, target: 3, count: 2 });
    expect(game.events(1)[0]).toMatchObject({ type: 'investigated', seat: 1, target: 3 });
    expect(game.heard(null).slice(1)).toEqual(['ability-used', 'time-gained']);
    expect(game.prompt).toBe('prompt.gears');
  });

  test('EVT-D Vidal brings 1 Time and 1 Clue', () => {
    const game = turnUnder('D');
    expect(effects(game, 'vidal')).toEqual([
      { type: 'time-gained', seat: 3, amount: 1 },
      { type: 'clues-gained', seat: 3, amount: 1 },
    ]);
    expect(game.player(3)).toMatchObject({ time: 21, clues: 1 });
  });
});

describe('EVT-E', () => {
  /** Johnsson on a Station of the tram, the gears one tooth before this machine. */
  const onStation = (machine: number, rest: EventTurn = {}) =>
    turnUnder('E', {
      ...rest,
      table: { characters: { ...RUNE_SQUARES, johnsson: 'r0c5' }, gears: [machine - 1, 1, 0] },
    });
  const banned = refuse('EVT-E', 'refusal.transport-banned');

  test('EVT-E Pahlsson brings 1 Clue and 2 Time', () => {
    const game = turnUnder('E');
    expect(effects(game, 'pahlsson')).toEqual([
      { type: 'clues-gained', seat: 3, amount: 1 },
      { type: 'time-gained', seat: 3, amount: 2 },
    ]);
    expect(game.player(3)).toMatchObject({ time: 22, clues: 1 });
  });

  test('EVT-E no machine of the gears takes anybody anywhere', () => {
    const game = onStation(1).choose('choose johnsson', 'turn 1');
    expect(game.legalWith('ride')).toEqual([]);
    expect(game.refusal('ride tram r6c8')).toEqual(banned);
    expect(game.legalWith('walk')).toEqual(['walk r0c6', 'walk r1c5', 'walk r0c4']);
  });

  test('EVT-E the carriage is no exception', () => {
    const game = onStation(8).choose('choose johnsson', 'turn 1');
    expect(game.table.gears[0]).toBe(0);
    expect(game.legalWith('carriage')).toEqual([]);
    expect(game.refusal('carriage')).toEqual(banned);
  });

  test('EVT-E neither are cards and tiles', () => {
    const me = { tiles: ['tram-pass-2', 'deggial'] };
    const game = onStation(1, { me }).choose('choose johnsson');
    expect(game.legal).toEqual([
      'turn 1',
      'turn 2',
      'turn 3',
      'card investigate',
      'card research',
      'card compose',
      'tile deggial',
    ]);
    expect(game.refusal('card transport')).toEqual(banned);
    expect(game.refusal('tile tram-pass-2')).toEqual(banned);
  });

  test('EVT-E in another Hour all of them would go', () => {
    const game = turnUnder('F', {
      table: { characters: { ...RUNE_SQUARES, johnsson: 'r0c5' }, gears: [0, 1, 0] },
      me: { tiles: ['tram-pass-2'] },
    }).choose('choose johnsson');
    expect(game.legal).toContain('card transport');
    expect(game.legal).toContain('tile tram-pass-2');
    expect(game.choose('turn 1').legalWith('ride')).toEqual(['ride tram r5c2', 'ride tram r6c8']);
  });
});

describe('EVT-F', () => {
  test('EVT-F the second gains 2 Time', () => {
    const game = turnUnder('F', { at: 2 });
    expect(effects(game, 'vidal')).toEqual([{ type: 'time-gained', seat: 0, amount: 2 }]);
    expect(game.player(0).time).toBe(22);
  });
});

describe('EVT-G', () => {
  test('EVT-G the fourth gains 3 Time', () => {
    const game = turnUnder('G', { at: 4 });
    expect(effects(game, 'vidal')).toEqual([{ type: 'time-gained', seat: 2, amount: 3 }]);
    expect(game.player(2).time).toBe(23);
  });

  test('EVT-G Johnsson brings 1 Clue and 1 Music', () => {
    const game = turnUnder('G');
    expect(effects(game, 'johnsson')).toEqual([
      { type: 'clues-gained', seat: 3, amount: 1 },
      { type: 'music-gained', seat: 3, amount: 1 },
    ]);
    expect(game.player(3)).toMatchObject({ clues: 1, music: 3 });
  });
});

describe('EVT-H', () => {
  test('EVT-H the last draws 1 tile', () => {
    const game = turnUnder('H', { at: 4 });
    expect(effects(game, 'vidal')).toEqual([{ type: 'drew-hidden', seat: 2, count: 1 }]);
    expect(game.player(2).tiles).toEqual(['deggial']);
  });

  test('EVT-H Lewis blocks another Character that nobody used yet', () => {
    const game = turnUnder('H', { at: 2, table: { used: { snowy: 3 } } }).choose('choose lewis');
    expect(game.clause).toBe('EVT-H');
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.block', vars: {} });
    const others = ['vikstrom', 'lilja', 'pahlsson', 'koleberg', 'johnsson', 'vidal'];
    expect(game.legal).toEqual(others.map((character) => `block ${character}`));
    for (const line of ['block snowy', 'block lewis', 'skip']) {
      expect(game.refusal(line)).toEqual(refuse('EVT-H', 'refusal.not-offered'));
    }
    game.choose('block vidal');
    for (const viewer of [null, 0, 3]) {
      expect(game.events(viewer)[0]).toEqual({ type: 'character-blocked', seat: 0, character: 'vidal' });
    }
    expect(game.prompt).toBe('prompt.investigate');
  });

  test('EVT-H the others cannot choose whom he blocked for the rest of this Hour', () => {
    const agenda = [{ step: 'event' }, { step: 'turn', seat: 3 }, { step: 'turn', seat: 0 }] as const;
    const game = turnUnder('H', { agenda, table: { gears: [0, 0, 0] } });
    game.choose('choose lewis', 'block vidal', 'investigate unknown', 'turn 3', 'stop', 'end');
    expect(game.asked).toBe(0);
    const left = ['vikstrom', 'snowy', 'lilja', 'pahlsson', 'koleberg', 'johnsson'];
    expect(game.legalWith('choose')).toEqual(left.map((character) => `choose ${character}`));
    const blocked = refuse('EVT-3', 'refusal.character-blocked', { character: 'vidal' });
    expect(game.refusal('choose vidal')).toEqual(blocked);
    expect(game.refusal('choose lewis')).toEqual(
      refuse('TURN-2', 'refusal.character-used', { character: 'lewis' }),
    );
  });

  test('EVT-H a declarer who chooses Lewis again may block one more, but none twice', () => {
    const table = { chosen: 'lewis', organ: 'r8c2', used: { lewis: 3 } } as const;
    const game = turnUnder('H', { at: 2, table }).choose('declare lewis', 'block vikstrom');
    expect(game.table.blocked).toEqual(['vikstrom']);
    const again = position({ table: game.table, agenda: [{ step: 'block' }] });
    const others = ['snowy', 'lilja', 'pahlsson', 'koleberg', 'johnsson', 'vidal'];
    expect(again.legal).toEqual(others.map((character) => `block ${character}`));
    expect(again.choose('block vidal').table.blocked).toEqual(['vikstrom', 'vidal']);
  });
});

describe('EVT-I', () => {
  test('EVT-I the last may walk the chosen Character 3 free, or not', () => {
    const game = turnUnder('I', { at: 4 });
    expect(effects(game, 'vidal')).toEqual([]);
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.free-walk', vars: { steps: 3 } });
    expect(game.legal).toEqual(['walk r7c6', 'walk r8c7', 'walk r8c5', 'stop']);
    expect(turnUnder('I', { at: 4 }).choose('choose vidal', 'stop').prompt).toBe('prompt.act');
    game.choose('walk r7c6', 'walk r7c5', 'walk r6c5');
    expect(game.prompt).toBe('prompt.act');
    expect(game.table.characters.vidal).toBe('r6c5');
    expect(game.player(2).time).toBe(20);
  });
});

describe('EVT-J', () => {
  const me: Partial<Player> = { powers: ['research'], spent: ['compose', 'investigate', 'transport'] };

  test('EVT-J the last takes back one of the own used Power cards, and must', () => {
    const game = turnUnder('J', { at: 4, me });
    expect(effects(game, 'vidal')).toEqual([]);
    expect(game.clause).toBe('EVT-J');
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.regain', vars: {} });
    expect(game.legal).toEqual(['regain compose', 'regain investigate', 'regain transport']);
    for (const line of ['regain research', 'skip']) {
      expect(game.refusal(line)).toEqual(refuse('EVT-J', 'refusal.not-offered'));
    }
    game.choose('regain investigate');
    for (const viewer of [null, 0, 2]) {
      expect(game.events(viewer)[0]).toEqual({ type: 'power-regained', seat: 2, power: 'investigate' });
    }
    expect(game.player(2)).toMatchObject({
      powers: ['research', 'investigate'],
      spent: ['compose', 'transport'],
    });
    expect(game.prompt).toBe('prompt.act');
  });

  test('EVT-J what was taken back can be played in the same turn', () => {
    const game = turnUnder('J', { at: 4, me }).choose('choose johnsson', 'regain compose', 'card compose');
    expect(game.heard(null)).toEqual(['card-played', 'music-gained']);
    expect(game.player(2)).toMatchObject({
      powers: ['research'],
      spent: ['investigate', 'transport', 'compose'],
      music: 5,
    });
  });

  test("EVT-J the cards others used are not the last player's", () => {
    const game = turnUnder('J', { at: 4, players: { 0: { powers: [], spent: ['compose'] } } });
    expect(effects(game, 'vidal')).toEqual([{ type: 'effect-skipped', seat: 2, effect: 'regain' }]);
  });

  test('EVT-J Vikstrom brings 1 Music and draws 1 tile', () => {
    const game = turnUnder('J');
    expect(effects(game, 'vikstrom')).toEqual([
      { type: 'music-gained', seat: 3, amount: 1 },
      { type: 'drew-hidden', seat: 3, count: 1 },
    ]);
    expect(game.player(3)).toMatchObject({ music: 1, tiles: ['deggial'] });
  });
});

describe('EVT-K', () => {
  test('EVT-K the last draws 3 tiles', () => {
    const game = turnUnder('K', { at: 4 });
    expect(effects(game, 'vidal')).toEqual([{ type: 'drew-hidden', seat: 2, count: 3 }]);
    expect(game.player(2).tiles).toEqual(['deggial', 'lemuria', 'nifelheim']);
  });

  test('EVT-K Snowy brings 2 Time and 1 Music', () => {
    const game = turnUnder('K');
    expect(effects(game, 'snowy')).toEqual([
      { type: 'time-gained', seat: 3, amount: 2 },
      { type: 'music-gained', seat: 3, amount: 1 },
    ]);
    expect(game.player(3)).toMatchObject({ time: 22, music: 1 });
  });
});
