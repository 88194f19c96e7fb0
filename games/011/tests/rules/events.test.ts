import { refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/data/characters.ts';
import { STACK, turnUnder } from '../event-hour.ts';
import { deal, position, turnOf } from '../scenario.ts';

describe('turning up', () => {
  test('EVT-1 the top Event is turned up, for all to see', () => {
    const game = position({ table: { event: 'A', events: ['F', 'D', 'B'] }, agenda: [{ step: 'event' }] });
    for (const viewer of [null, 0, 3])
      expect(game.events(viewer)).toEqual([{ type: 'event-turned', event: 'F' }]);
    expect(game.delivered[0]?.reveals).toBe(true);
    expect(game.barrier).toBe(true);
    expect(game.table).toMatchObject({ phase: 'event', event: 'F', events: ['D', 'B'], blocked: ['lewis'] });
  });

  test('EVT-1 it holds for this Hour only: its block goes with it', () => {
    const game = position({
      table: { event: 'H', blocked: ['lewis', 'vidal'], events: ['D'] },
      agenda: [{ step: 'event' }],
    });
    expect(game.table.event).toBe('D');
    expect(game.table.blocked).toEqual([]);
  });

  test('EVT-1 its ban goes with it too', () => {
    const game = position({
      table: { event: 'A', events: ['F'], order: [0, 1, 2, 3] },
      agenda: [{ step: 'event' }, { step: 'turn', seat: 0 }],
    });
    expect(game.choose('choose vikstrom').legalWith('card')).toEqual([
      'card investigate',
      'card research',
      'card compose',
    ]);
  });

  test('EVT-1 a twelfth Event is a fault of the table', () => {
    expect(() => position({ table: { events: [] }, agenda: [{ step: 'event' }] })).toThrow(
      'eleven Hours, eleven Events',
    );
  });

  test('EVT-1 where no Event lies nothing is added to a turn', () => {
    const game = turnOf().choose('choose lewis');
    expect(game.heard(null)).toEqual(['character-chosen', 'ability-used']);
    expect(game.prompt).toBe('prompt.investigate');
  });
});

describe('who is touched', () => {
  test('EVT-2 position first, then Character, then the ability, all right after choosing', () => {
    const game = turnUnder('C', { at: 4 }).choose('choose lilja');
    expect(game.events(2)).toEqual([
      { type: 'character-chosen', seat: 2, character: 'lilja' },
      { type: 'drew', seat: 2, tiles: ['deggial', 'lemuria'] },
      { type: 'drew', seat: 2, tiles: ['nifelheim'] },
      { type: 'clues-gained', seat: 2, amount: 1 },
      { type: 'ability-used', seat: 2, character: 'lilja' },
      { type: 'drew', seat: 2, tiles: ['omen-2', 'keyhole-2'] },
    ]);
    expect(game.prompt).toBe('prompt.gears');
    expect(game.player(2).tiles).toEqual(['deggial', 'lemuria', 'nifelheim', 'omen-2', 'keyhole-2']);
    expect(game.table.stack).toEqual(['tram-pass-1']);
  });

  test('EVT-2 what asks is answered before the next effect', () => {
    const game = turnUnder('D', { at: 3 }).choose('choose vidal');
    expect(game.heard(null)).toEqual(['character-chosen']);
    expect(game.prompt).toBe('prompt.investigate');
    const heard = ['looked', 'time-gained', 'clues-gained', 'ability-used'];
    expect(game.choose('investigate p1').heard(null)).toEqual(heard);
    expect(game.prompt).toBe('prompt.act');
  });

  test("EVT-2 the place is that of this Hour's order, made by the auction, not of the last", () => {
    const turnAfterAuction = (seat: number) => {
      const game = position({
        table: { events: ['F'], lastOrder: [0, 1, 2, 3], order: [null, null, null, null] },
        agenda: [{ step: 'event' }, { step: 'auction' }, { step: 'turn', seat }],
      });
      game.choose('bid I 0', 'pass', 'pass', 'pass', 'bid III 0', 'pass', 'pass', 'bid IV 0', 'pass');
      expect(game.table.order).toEqual([0, 3, 1, 2]);
      return game.choose('choose vikstrom').heard(null);
    };
    expect(turnAfterAuction(3)).toEqual(['character-chosen', 'time-gained', 'ability-used', 'time-gained']);
    expect(turnAfterAuction(1)).toEqual(['character-chosen', 'ability-used', 'time-gained']);
  });

  test('EVT-2 last is the last active player: III where IV is out', () => {
    const third = (isOut: boolean) =>
      turnUnder('K', { at: 3, players: { 2: { out: isOut } } })
        .choose('choose vidal')
        .heard(null);
    expect(third(true)).toEqual(['character-chosen', 'drew-hidden', 'ability-used']);
    expect(third(false)).toEqual(['character-chosen', 'ability-used']);
  });

  test('EVT-2 positions do not close up: III keeps III when II is out', () => {
    const second = { players: { 0: { out: true } } };
    expect(
      turnUnder('B', { at: 3, ...second })
        .choose('choose vidal')
        .heard(null),
    ).toEqual(['character-chosen', 'ability-twice', 'ability-used']);
    expect(
      turnUnder('F', { at: 3, ...second })
        .choose('choose vidal')
        .heard(null),
    ).toEqual(['character-chosen', 'ability-used']);
  });

  test('EVT-2 the Character effect goes to whoever chooses, at any place', () => {
    for (const [at, seat] of [
      [1, 3],
      [2, 0],
      [3, 1],
    ] as const) {
      const game = turnUnder('K', { at }).choose('choose snowy');
      expect(game.events(null)).toEqual([
        { type: 'character-chosen', seat, character: 'snowy' },
        { type: 'time-gained', seat, amount: 2 },
        { type: 'music-gained', seat, amount: 1 },
        { type: 'ability-used', seat, character: 'snowy' },
      ]);
    }
  });
});

describe('a blocked Character', () => {
  test('EVT-3 cannot be chosen this Hour, and the refusal says so even where it was used too', () => {
    const game = turnUnder('G');
    const others = CHARACTERS.filter((character) => character !== 'vikstrom');
    expect(game.legalWith('choose')).toEqual(others.map((character) => `choose ${character}`));
    const blocked = refuse('EVT-3', 'refusal.character-blocked', { character: 'vikstrom' });
    expect(game.refusal('choose vikstrom')).toEqual(blocked);
    expect(turnUnder('G', { table: { used: { vikstrom: 0 } } }).refusal('choose vikstrom')).toEqual(blocked);
  });

  test('EVT-3 may still be moved by tiles', () => {
    const swapped = turnUnder('G', { me: { tiles: ['false-papers'] } });
    swapped.choose('choose johnsson', 'tile false-papers', 'swap vikstrom snowy');
    expect(swapped.table.characters).toMatchObject({ vikstrom: 'r3c3', snowy: 'r2c6' });
    const sent = turnUnder('G', { me: { tiles: ['summons'] } });
    sent.choose('choose johnsson', 'tile summons', 'send vikstrom mole');
    expect(sent.table.characters.vikstrom).toBe('r3c8');
  });

  test('EVT-3 may be chosen by a player who declared victory', () => {
    const game = turnUnder('G', { table: { chosen: 'vikstrom', organ: 'r8c2' } }).choose('declare vikstrom');
    const heard = ['declared', 'declared-right', 'character-chosen', 'ability-used', 'time-gained'];
    expect(game.heard(null)).toEqual(heard);
    expect(game.table.turn?.character).toBe('vikstrom');
  });
});

describe('what cannot happen', () => {
  test.each(['C', 'G'] as const)('EVT-4 EVT-%s has no position IV where only three are active', (event) => {
    for (const seat of [0, 1, 3]) {
      const game = position({
        table: { events: [event], order: [3, 0, 1] },
        players: { 2: { out: true } },
        agenda: [{ step: 'event' }, { step: 'turn', seat }],
      });
      expect(game.choose('choose vidal').heard(null)).toEqual(['character-chosen', 'ability-used']);
    }
  });

  test('EVT-4 no card to take back: skipped, and told', () => {
    const game = turnUnder('J', { at: 4 }).choose('choose vidal');
    for (const viewer of [null, 2]) {
      expect(game.events(viewer)).toEqual([
        { type: 'character-chosen', seat: 2, character: 'vidal' },
        { type: 'effect-skipped', seat: 2, effect: 'regain' },
        { type: 'ability-used', seat: 2, character: 'vidal' },
      ]);
    }
    expect(game.prompt).toBe('prompt.act');
  });

  test('EVT-4 no tile to draw: skipped; too few: what is there', () => {
    const draws = (stack: string[]) =>
      turnUnder('K', { at: 4, table: { stack } }).choose('choose vidal').events(2)[1];
    expect(draws([])).toEqual({ type: 'effect-skipped', seat: 2, effect: 'draw' });
    expect(draws(['omen-1'])).toEqual({ type: 'drew', seat: 2, tiles: ['omen-1'] });
    expect(draws(STACK)).toEqual({ type: 'drew', seat: 2, tiles: ['deggial', 'lemuria', 'nifelheim'] });
  });

  test('EVT-4 nowhere to walk: skipped', () => {
    const { characters } = deal().table;
    const shut = { ...characters, vidal: 'r0c3', lilja: 'r0c4', snowy: 'r1c3' };
    const game = turnUnder('I', { at: 4, table: { characters: shut } }).choose('choose vidal');
    expect(game.events(null)[1]).toEqual({ type: 'effect-skipped', seat: 2, effect: 'walk' });
  });

  test('EVT-4 nobody to investigate: skipped', () => {
    const out = { out: true };
    const game = turnUnder('D', { at: 3, beginners: true, players: { 0: out, 2: out, 3: out } });
    expect(game.choose('choose vikstrom').events(null)[1]).toEqual({
      type: 'effect-skipped',
      seat: 1,
      effect: 'investigate',
    });
  });

  test('EVT-4 nobody left to block: skipped', () => {
    const used = Object.fromEntries(CHARACTERS.map((character) => [character, 0]));
    const table = { used, chosen: 'lewis', organ: 'r8c2' } as const;
    const game = turnUnder('H', { table }).choose('declare lewis');
    expect(game.events(null).at(-2)).toEqual({ type: 'effect-skipped', seat: 3, effect: 'block' });
  });

  test('EVT-4 a gain lost to a ceiling is no such thing: it happens and brings nothing', () => {
    const game = turnUnder('A', { at: 2, me: { music: 15 } }).choose('choose vidal');
    expect(game.events(null)[1]).toEqual({ type: 'music-gained', seat: 0, amount: 0 });
  });
});

describe('an ability used twice', () => {
  test('EVT-5 two uses, each with its own source', () => {
    const game = turnUnder('B', { at: 3 }).choose('choose lewis', 'investigate p1');
    expect(game.events(0)).toEqual([
      { type: 'looked', seat: 1, target: 0, count: 2 },
      { type: 'ability-used', seat: 1, character: 'lewis' },
    ]);
    expect(game.prompt).toBe('prompt.investigate');
    game.choose('investigate unknown');
    expect(game.events(0)).toEqual([{ type: 'looked-unknown', seat: 1, count: 2 }]);
    expect(game.prompt).toBe('prompt.gears');
  });

  test('EVT-5 two uses, each with its own choice', () => {
    const game = turnUnder('B', { at: 3 }).choose('choose koleberg', 'clue r3c8');
    expect(game.legal).toEqual(['clue r0c7', 'clue r4c4', 'clue r8c5', 'clue r2c2']);
    expect(game.choose('clue r4c4').table.clues).toEqual(['r3c8', 'r4c4']);
  });

  test('EVT-5 two uses, each paid for on its own, and none may be left out', () => {
    const table = { chosen: 'pahlsson', organ: 'r8c2' } as const;
    const game = turnUnder('B', { at: 3, table }).choose('declare pahlsson');
    for (const line of ['copy johnsson', 'copy vikstrom']) {
      expect(game.prompt).toBe('prompt.copy');
      expect(game.legal).toEqual(game.legalWith('copy'));
      game.choose(line);
    }
    expect(game.player(1)).toMatchObject({ time: 20 - 2 - 2 + 3, music: 2 });
    expect(game.prompt).toBe('prompt.gears');
  });

  test('EVT-5 each use is judged on its own: what cannot be paid twice is paid once', () => {
    const table = { chosen: 'pahlsson', organ: 'r8c2' } as const;
    const game = turnUnder('B', { at: 3, table, me: { time: 4 } }).choose(
      'declare pahlsson',
      'copy johnsson',
    );
    expect(game.heard(null).slice(-2)).toEqual(['ability-used', 'effect-skipped']);
    expect(game.player(1)).toMatchObject({ time: 2, music: 2 });
  });

  test('EVT-5 no card is played between the two', () => {
    const game = turnUnder('B', { at: 3 }).choose('choose koleberg', 'clue r3c8');
    expect(game.prompt).toBe('prompt.clue-on-place');
    expect(game.refusal('card compose')).toEqual(refuse('TURN-3', 'refusal.ability-first'));
    expect(game.choose('clue r4c4').legalWith('card')).toContain('card compose');
  });
});
