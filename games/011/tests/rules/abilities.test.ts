import { describe, expect, test } from 'vitest';
import { CHRISTIAN, LEONARDO, MARCO, MARIO, marcosTurn, question, refused } from '../marcos-turn.ts';

const PLACES_TAKEN = { vikstrom: 'r3c8', snowy: 'r0c7', lilja: 'r4c4', vidal: 'r8c5' } as const;

describe('the eight abilities', () => {
  test('ABIL-1 Vikström gains 3 Time', () => {
    const game = marcosTurn().choose('choose vikstrom');
    expect(game.events(MARIO)).toEqual([
      { type: 'character-chosen', seat: MARCO, character: 'vikstrom' },
      { type: 'ability-used', seat: MARCO, character: 'vikstrom' },
      { type: 'time-gained', seat: MARCO, amount: 3 },
    ]);
    expect(game.player(MARCO).time).toBe(23);
  });

  test('ABIL-1 what Vikström gains beyond 45 is lost (TIME-1)', () => {
    const game = marcosTurn({ me: { time: 43 } }).choose('choose vikstrom');
    expect(game.events(null).at(-1)).toEqual({ type: 'time-gained', seat: MARCO, amount: 2 });
    expect(game.player(MARCO).time).toBe(45);
  });

  test('ABIL-1 Johnsson writes 2 pages of Music', () => {
    const game = marcosTurn().choose('choose johnsson');
    expect(game.events(MARIO)).toEqual([
      { type: 'character-chosen', seat: MARCO, character: 'johnsson' },
      { type: 'ability-used', seat: MARCO, character: 'johnsson' },
      { type: 'music-gained', seat: MARCO, amount: 2 },
    ]);
    expect(game.player(MARCO).music).toBe(2);
  });

  test('ABIL-1 what Johnsson writes beyond 15 pages is lost (MUSIC-1)', () => {
    const game = marcosTurn({ me: { music: 14 } }).choose('choose johnsson');
    expect(game.events(null).at(-1)).toEqual({ type: 'music-gained', seat: MARCO, amount: 1 });
    expect(game.player(MARCO).music).toBe(15);
  });

  test('ABIL-1 Lilja draws 2 tiles that only her player sees', () => {
    const game = marcosTurn({ me: { tiles: [] }, table: { stack: ['omen-1', 'deggial', 'omen-2'] } });
    game.choose('choose lilja');
    const open = [
      { type: 'character-chosen', seat: MARCO, character: 'lilja' },
      { type: 'ability-used', seat: MARCO, character: 'lilja' },
    ];
    expect(game.events(MARCO)).toEqual([
      ...open,
      { type: 'drew', seat: MARCO, tiles: ['omen-1', 'deggial'] },
    ]);
    for (const other of [MARIO, CHRISTIAN, LEONARDO, null]) {
      expect(game.events(other)).toEqual([...open, { type: 'drew-hidden', seat: MARCO, count: 2 }]);
    }
    expect(game.player(MARCO).tiles).toEqual(['omen-1', 'deggial']);
    expect(game.table.stack).toEqual(['omen-2']);
    expect(game.barrier).toBe(true);
  });

  test('ABIL-1 Snowy walks up to 3 squares free', () => {
    const game = marcosTurn().choose('choose snowy');
    expect(game.legal).toEqual(['walk r2c3', 'walk r3c4', 'walk r4c3', 'walk r3c2', 'stop']);
    const asked = [];
    for (const square of ['r2c3', 'r2c2', 'r3c2']) {
      asked.push(question(game));
      game.choose(`walk ${square}`);
      expect(game.delivered).toEqual([
        { event: { type: 'walked', seat: MARCO, character: 'snowy', square }, to: 'all', reveals: false },
      ]);
    }
    expect(asked).toEqual(
      [3, 2, 1].map((steps) => ({
        seat: MARCO,
        clause: 'ABIL-4',
        prompt: { key: 'prompt.free-walk', vars: { steps } },
      })),
    );
    expect(game.table.characters.snowy).toBe('r3c2');
    expect(game.prompt).toBe('prompt.gears');
    expect(game.player(MARCO).time).toBe(20);
  });

  test('ABIL-1 Koleberg puts 1 Clue on an empty Mystic Place', () => {
    const game = marcosTurn({ table: { clues: ['r5c5'] } }).choose('choose koleberg');
    expect(game.legal).toEqual(['clue r3c8', 'clue r0c7', 'clue r4c4', 'clue r8c5', 'clue r2c2']);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'ABIL-3',
      prompt: { key: 'prompt.clue-on-place', vars: {} },
    });
    game.choose('clue r4c4');
    expect(game.delivered).toEqual([
      { event: { type: 'clue-placed', seat: MARCO, square: 'r4c4' }, to: 'all', reveals: false },
    ]);
    expect(game.table.clues).toEqual(['r5c5', 'r4c4']);
    expect(game.player(MARCO).clues).toBe(0);
    expect(game.prompt).toBe('prompt.gears');
  });

  test('ABIL-1 Lewis investigates 2 cards from one source', () => {
    const game = marcosTurn({ me: { clues: 4 } }).choose('choose lewis');
    expect(game.legal).toEqual(['investigate p2', 'investigate p3', 'investigate p4', 'investigate unknown']);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'ACT-1',
      prompt: { key: 'prompt.investigate', vars: { count: 2 } },
    });
    game.choose('investigate p4');
    expect(game.events(LEONARDO)).toEqual([{ type: 'looked', seat: MARCO, target: LEONARDO, count: 2 }]);
    expect(game.events(MARCO)).toMatchObject([{ type: 'investigated', seat: MARCO, target: LEONARDO }]);
    expect(game.player(MARCO).clues).toBe(4);
    expect(game.prompt).toBe('prompt.gears');
  });

  test('ABIL-1 Vidal does one of the four gear actions', () => {
    const game = marcosTurn({ table: { clues: ['r4c5'] } }).choose('choose vidal');
    expect(game.legal).toEqual(['act move-clue', 'act investigate', 'act research', 'act compose']);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'ABIL-1',
      prompt: { key: 'prompt.act', vars: {} },
    });
    game.choose('act move-clue', 'move r4c5 r5c5');
    expect(game.table.clues).toEqual(['r5c5']);
    expect(game.prompt).toBe('prompt.gears');
  });

  test('ABIL-1 Vidal does only what can be done', () => {
    expect(marcosTurn().choose('choose vidal').legal).toEqual([
      'act investigate',
      'act research',
      'act compose',
    ]);
    const bare = marcosTurn({
      table: { stack: [], unknown: [] },
      players: {
        [MARIO]: { out: true },
        [CHRISTIAN]: { out: true },
        [LEONARDO]: { out: true },
      },
    }).choose('choose vidal');
    expect(bare.legal).toEqual(['act compose']);
    expect(refused(bare, 'act research')).toEqual(['ABIL-1', 'refusal.not-offered', {}]);
  });

  test('ABIL-1 Vidal acts free and unboosted', () => {
    const vidal = () =>
      marcosTurn({ me: { clues: 5 }, table: { stack: ['omen-1', 'omen-2'] } }).choose('choose vidal');
    const composed = vidal().choose('act compose');
    expect(composed.events(null)).toEqual([{ type: 'music-gained', seat: MARCO, amount: 1 }]);
    const researched = vidal().choose('act research');
    expect(researched.events(MARCO)).toEqual([{ type: 'drew', seat: MARCO, tiles: ['omen-1'] }]);
    const investigated = vidal().choose('act investigate');
    expect(question(investigated)?.prompt.vars).toEqual({ count: 1 });
    for (const game of [composed, researched, investigated]) {
      expect(game.player(MARCO)).toMatchObject({ clues: 5, time: 20 });
    }
  });

  test('ABIL-1 Påhlsson pays 2 Time and uses the ability of any other Character', () => {
    const game = marcosTurn().choose('choose pahlsson');
    expect(game.legal).toEqual([
      'copy vikstrom',
      'copy snowy',
      'copy lilja',
      'copy koleberg',
      'copy lewis',
      'copy johnsson',
      'copy vidal',
    ]);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'ABIL-2',
      prompt: { key: 'prompt.copy', vars: { amount: 2 } },
    });
    game.choose('copy johnsson');
    expect(game.events(MARIO)).toEqual([
      { type: 'time-paid', seat: MARCO, amount: 2 },
      { type: 'ability-used', seat: MARCO, character: 'johnsson' },
      { type: 'music-gained', seat: MARCO, amount: 2 },
    ]);
    expect(game.player(MARCO)).toMatchObject({ time: 18, music: 2 });
    expect(game.table.used).toEqual({ pahlsson: MARCO });
    expect(game.prompt).toBe('prompt.gears');
  });
});

describe('using an ability', () => {
  test('ABIL-1 an ability that can be used must be', () => {
    const vikstrom = marcosTurn({ me: { powers: ['compose'], time: 45 } }).choose('choose vikstrom');
    expect(vikstrom.heard(MARIO)).toEqual(['character-chosen', 'ability-used', 'time-gained']);
    expect(vikstrom.prompt).toBe('prompt.gears');
    const lewis = marcosTurn().choose('choose lewis');
    expect(refused(lewis, 'stop')).toEqual(['ACT-1', 'refusal.not-offered', {}]);
    const koleberg = marcosTurn().choose('choose koleberg');
    expect(refused(koleberg, 'stop')).toEqual(['ABIL-3', 'refusal.not-offered', {}]);
    const vidal = marcosTurn().choose('choose vidal');
    expect(refused(vidal, 'stop')).toEqual(['ABIL-1', 'refusal.not-offered', {}]);
  });

  test('ABIL-1 an ability that cannot be used is skipped, and all hear it', () => {
    const lilja = marcosTurn({ table: { stack: [] } }).choose('choose lilja');
    expect(lilja.delivered.slice(1)).toEqual([
      { event: { type: 'ability-used', seat: MARCO, character: 'lilja' }, to: 'all', reveals: false },
      { event: { type: 'effect-skipped', seat: MARCO, effect: 'draw' }, to: 'all', reveals: false },
    ]);
    expect(lilja.prompt).toBe('prompt.gears');

    const cornered = { snowy: 'r0c3', vikstrom: 'r0c4', lilja: 'r1c3' };
    const snowy = marcosTurn({ at: cornered }).choose('choose snowy');
    expect(snowy.events(null).at(-1)).toEqual({ type: 'effect-skipped', seat: MARCO, effect: 'walk' });
    expect(snowy.prompt).toBe('prompt.gears');

    const alone = { [MARIO]: { out: true }, [CHRISTIAN]: { out: true }, [LEONARDO]: { out: true } };
    const lewis = marcosTurn({ table: { unknown: [] }, players: alone }).choose('choose lewis');
    expect(lewis.events(null).at(-1)).toEqual({
      type: 'effect-skipped',
      seat: MARCO,
      effect: 'investigate',
    });

    const koleberg = marcosTurn({ at: PLACES_TAKEN, table: { clues: ['r2c2'] } }).choose('choose koleberg');
    expect(koleberg.events(null).at(-1)).toEqual({
      type: 'effect-skipped',
      seat: MARCO,
      effect: 'clue-on-place',
    });
    expect(koleberg.prompt).toBe('prompt.gears');
  });

  test('ABIL-1 whether it can be paid is judged when it is used', () => {
    const table = { event: 'E' } as const;
    const helped = marcosTurn({ me: { time: 1 }, table }).choose('choose pahlsson');
    expect(helped.heard(null)).toEqual(['character-chosen', 'clues-gained', 'time-gained', 'ability-used']);
    expect(helped.player(MARCO).time).toBe(3);
    expect(helped.prompt).toBe('prompt.copy');
  });

  test('ABIL-1 the ability comes before the gears turn and after the Event', () => {
    const game = marcosTurn({ table: { event: 'C', stack: ['omen-1', 'omen-2', 'deggial', 'lemuria'] } });
    game.choose('choose lilja');
    expect(game.events(MARCO)).toEqual([
      { type: 'character-chosen', seat: MARCO, character: 'lilja' },
      { type: 'drew', seat: MARCO, tiles: ['omen-1'] },
      { type: 'clues-gained', seat: MARCO, amount: 1 },
      { type: 'ability-used', seat: MARCO, character: 'lilja' },
      { type: 'drew', seat: MARCO, tiles: ['omen-2', 'deggial'] },
    ]);
    expect(game.player(MARCO).clues).toBe(1);
    expect(game.table.turn?.teeth).toBe(0);
  });

  test('ABIL-1 an ability used twice is two uses, each with its own choice (EVT-5)', () => {
    const game = marcosTurn({ table: { event: 'B', order: [LEONARDO, MARIO, MARCO, CHRISTIAN] } });
    game.choose('choose koleberg');
    expect(game.events(null)).toEqual([
      { type: 'character-chosen', seat: MARCO, character: 'koleberg' },
      { type: 'ability-twice', seat: MARCO },
      { type: 'ability-used', seat: MARCO, character: 'koleberg' },
    ]);
    expect(game.table.turn?.uses).toBe(2);
    game.choose('clue r4c4');
    expect(game.legal).toEqual(['clue r3c8', 'clue r0c7', 'clue r8c5', 'clue r2c2']);
    expect(game.events(null)).toEqual([
      { type: 'clue-placed', seat: MARCO, square: 'r4c4' },
      { type: 'ability-used', seat: MARCO, character: 'koleberg' },
    ]);
    game.choose('clue r2c2');
    expect(game.prompt).toBe('prompt.gears');
    expect(game.table.clues).toEqual(['r4c4', 'r2c2']);
  });
});

describe('Påhlsson', () => {
  test('ABIL-2 the payment must leave at least 1 Time', () => {
    const enough = marcosTurn({ me: { time: 3 } }).choose('choose pahlsson', 'copy johnsson');
    expect(enough.player(MARCO)).toMatchObject({ time: 1, music: 2 });
    const short = marcosTurn({ me: { time: 2 } }).choose('choose pahlsson');
    expect(short.events(null)).toEqual([
      { type: 'character-chosen', seat: MARCO, character: 'pahlsson' },
      { type: 'ability-used', seat: MARCO, character: 'pahlsson' },
      { type: 'effect-skipped', seat: MARCO, effect: 'copy' },
    ]);
    expect(short.prompt).toBe('prompt.gears');
    expect(short.player(MARCO).time).toBe(2);
  });

  test('ABIL-2 the payment is no choice: only whose ability is used', () => {
    const game = marcosTurn().choose('choose pahlsson');
    expect(game.legal).toEqual(game.legalWith('copy'));
    for (const line of ['skip', 'stop', 'pass', 'end', 'turn 1'])
      expect(refused(game, line)).toEqual(['ABIL-2', 'refusal.not-offered', {}]);
    for (const line of game.legal) {
      const { time } = marcosTurn().choose('choose pahlsson', line).player(MARCO);
      expect([line, time]).toEqual([line, line === 'copy vikstrom' ? 21 : 18]);
    }
  });

  test('ABIL-2 copying ignores whether that Character is used or blocked', () => {
    const game = marcosTurn({ table: { used: { vikstrom: LEONARDO }, blocked: ['johnsson'] } });
    game.choose('choose pahlsson');
    expect(game.legal).toContain('copy vikstrom');
    expect(game.legal).toContain('copy johnsson');
    game.choose('copy vikstrom');
    expect(game.player(MARCO).time).toBe(21);
    expect(game.table.used).toEqual({ vikstrom: LEONARDO, pahlsson: MARCO });
  });

  test('ABIL-2 copying Snowy moves Påhlsson', () => {
    const game = marcosTurn().choose('choose pahlsson', 'copy snowy');
    expect(game.legal).toEqual(['walk r3c10', 'walk r5c10', 'walk r4c8', 'stop']);
    game.choose('walk r4c8', 'stop');
    expect(game.table.characters).toMatchObject({ pahlsson: 'r4c8', snowy: 'r3c3' });
    expect(game.player(MARCO).time).toBe(18);
  });

  test('ABIL-2 copying Vidal, Koleberg, Lewis or Lilja does what theirs does', () => {
    const pahlsson = () =>
      marcosTurn({ table: { stack: ['omen-1', 'omen-2', 'deggial'] } }).choose('choose pahlsson');
    expect(pahlsson().choose('copy vidal').prompt).toBe('prompt.act');
    expect(pahlsson().choose('copy koleberg').prompt).toBe('prompt.clue-on-place');
    expect(question(pahlsson().choose('copy lewis'))?.prompt.vars).toEqual({ count: 2 });
    expect(pahlsson().choose('copy lilja').player(MARCO).tiles).toEqual(['omen-1', 'omen-2']);
  });

  test('ABIL-2 only an ability that can do something is copied, and never the own', () => {
    const game = marcosTurn({ table: { stack: [] } }).choose('choose pahlsson');
    expect(game.legal).not.toContain('copy lilja');
    expect(refused(game, 'copy lilja')).toEqual([
      'ABIL-2',
      'refusal.nothing-to-copy',
      { character: 'lilja' },
    ]);
    expect(refused(game, 'copy pahlsson')).toEqual([
      'ABIL-2',
      'refusal.nothing-to-copy',
      { character: 'pahlsson' },
    ]);
    expect(refused(game, 'stop')).toEqual(['ABIL-2', 'refusal.not-offered', {}]);
  });
});

describe('empty Mystic Places', () => {
  test('ABIL-3 a Mystic Place with a Clue or a Character is not empty', () => {
    const game = marcosTurn({ at: { vikstrom: 'r3c8', koleberg: 'r2c2' }, table: { clues: ['r8c5'] } });
    game.choose('choose koleberg');
    expect(game.legal).toEqual(['clue r0c7', 'clue r4c4']);
    for (const square of ['r3c8', 'r2c2', 'r8c5']) {
      expect(refused(game, `clue ${square}`)).toEqual(['ABIL-3', 'refusal.not-an-empty-place', { square }]);
    }
  });

  test('ABIL-3 nor is any other square', () => {
    const game = marcosTurn().choose('choose koleberg');
    expect(refused(game, 'clue r5c5')).toEqual(['ABIL-3', 'refusal.not-an-empty-place', { square: 'r5c5' }]);
  });
});

describe('free steps', () => {
  test('ABIL-4 may be fewer than offered, none included', () => {
    const none = marcosTurn().choose('choose snowy', 'stop');
    expect(none.delivered).toEqual([]);
    expect(none.table.characters.snowy).toBe('r3c3');
    expect(none.prompt).toBe('prompt.gears');
    const one = marcosTurn().choose('choose snowy', 'walk r3c4', 'stop');
    expect(one.table.characters.snowy).toBe('r3c4');
    expect(one.prompt).toBe('prompt.gears');
  });

  test('ABIL-4 cost no Time, not even the last, and nothing of the walking limit', () => {
    const game = marcosTurn({ me: { time: 3 }, faces: { machine: 'airship', steps: 1, action: 'compose' } });
    game.choose('choose snowy', 'walk r3c4', 'walk r3c5', 'walk r3c6');
    expect(game.player(MARCO).time).toBe(3);
    expect(game.table.turn?.walked).toBe(0);
    game.choose('turn 1');
    expect(game.legalWith('walk')).not.toEqual([]);
    const last = marcosTurn({ me: { time: 1 } }).choose('choose snowy', 'walk r3c4');
    expect(last.player(MARCO).time).toBe(1);
  });

  test('ABIL-4 are walked like any: side by side or over a link, never diagonally', () => {
    const game = marcosTurn({ at: { snowy: 'r2c8' } }).choose('choose snowy');
    expect(game.legal).toEqual(['walk r1c8', 'walk r3c8', 'walk r2c7', 'walk r2c10', 'stop']);
    expect(refused(game, 'walk r3c7')).toEqual(['MOVE-3', 'refusal.not-next-to', { square: 'r3c7' }]);
    game.choose('walk r2c10');
    expect(game.legal).toEqual(['walk r3c10', 'walk r2c8', 'stop']);
  });

  test('ABIL-4 never lead where another Character or the Organ stands', () => {
    const game = marcosTurn({ at: { vikstrom: 'r3c4' }, table: { organ: 'r4c3' } }).choose('choose snowy');
    expect(game.legal).toEqual(['walk r2c3', 'walk r3c2', 'stop']);
    expect(refused(game, 'walk r3c4')).toEqual(['MOVE-4', 'refusal.occupied', { square: 'r3c4' }]);
    expect(refused(game, 'walk r4c3')).toEqual(['MOVE-4', 'refusal.occupied', { square: 'r4c3' }]);
    expect(refused(game, 'skip')).toEqual(['ABIL-4', 'refusal.not-offered', {}]);
  });

  test('ABIL-4 collect the Clues they come across', () => {
    const game = marcosTurn({ table: { clues: ['r3c4', 'r3c5', 'r5c5'] } });
    game.choose('choose snowy', 'walk r3c4');
    expect(game.events(null)).toEqual([
      { type: 'walked', seat: MARCO, character: 'snowy', square: 'r3c4' },
      { type: 'clue-collected', seat: MARCO, square: 'r3c4' },
    ]);
    game.choose('walk r3c5');
    expect(game.player(MARCO).clues).toBe(2);
    expect(game.table.clues).toEqual(['r5c5']);
  });
});
