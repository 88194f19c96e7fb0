import { describe, expect, test } from 'vitest';
import { STATIONS } from '../../src/data/city.ts';
import {
  CHRISTIAN,
  type Faces,
  johnssonMoves,
  LEONARDO,
  MARCO,
  MARIO,
  marcosTurn,
  question,
  refused,
  type Scene,
} from '../marcos-turn.ts';

const TRAM: Faces = { machine: 'tram', steps: 3, action: 'compose' };
const CARRIAGE: Faces = { machine: 'carriage', steps: 1, action: 'compose' };
const ON_FOOT: Faces = { machine: 'airship', steps: 3, action: 'compose' };

/** Marco declares that Lilja is the Chosen One, and is right. There is nothing for her to draw. */
function declarer(scene: Scene) {
  return marcosTurn({ ...scene, table: { organ: 'r4c6', stack: [], ...scene.table } }).choose(
    'declare lilja',
    'turn 1',
  );
}

describe('walking and riding', () => {
  test('MOVE-1 the player may walk, ride or do neither', () => {
    const game = johnssonMoves({ at: { johnsson: 'r0c5' }, faces: TRAM });
    expect(game.legal).toEqual([
      'walk r0c6',
      'walk r1c5',
      'walk r0c4',
      'ride tram r5c2',
      'ride tram r6c8',
      'stop',
    ]);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'MOVE-1',
      prompt: { key: 'prompt.move', vars: { steps: 3 } },
    });
    game.choose('stop');
    expect(game.table.characters.johnsson).toBe('r0c5');
    expect(game.player(MARCO).time).toBe(19);
    expect(game.prompt).toBe('prompt.end-turn');
  });

  test('MOVE-1 walking may be interrupted by the ride and resumed', () => {
    const game = johnssonMoves({ at: { johnsson: 'r0c6' }, faces: TRAM });
    const steps = [];
    for (const line of ['walk r0c5', 'ride tram r6c8', 'walk r5c8', 'walk r4c8']) {
      steps.push(question(game)?.prompt.vars.steps);
      game.choose(line);
    }
    expect(steps).toEqual([3, 2, 2, 1]);
    expect(game.table.characters.johnsson).toBe('r4c8');
    expect(game.player(MARCO).time).toBe(16);
    expect(game.prompt).toBe('prompt.end-turn');
  });

  test('MOVE-1 the ride may come first or last', () => {
    const first = johnssonMoves({ at: { johnsson: 'r0c5' }, faces: TRAM }).choose('ride tram r5c2');
    expect(first.legal).toEqual(['walk r4c2', 'walk r5c3', 'walk r6c2', 'walk r5c1', 'stop']);
    const last = johnssonMoves({ at: { johnsson: 'r1c5' }, faces: { ...TRAM, steps: 1 } });
    expect(last.choose('walk r0c5').legal).toEqual(['ride tram r5c2', 'ride tram r6c8', 'stop']);
  });

  test('MOVE-1 it is the chosen Character that moves', () => {
    const game = johnssonMoves({ faces: TRAM }).choose('walk r7c6');
    expect(game.delivered).toEqual([
      {
        event: { type: 'walked', seat: MARCO, character: 'johnsson', square: 'r7c6' },
        to: 'all',
        reveals: false,
      },
      { event: { type: 'time-paid', seat: MARCO, amount: 1 }, to: 'all', reveals: false },
    ]);
    expect(game.table.characters).toMatchObject({ johnsson: 'r7c6', vidal: 'r8c6', vikstrom: 'r2c6' });
  });

  test('MOVE-1 nobody is asked who can neither move nor play', () => {
    const poor = johnssonMoves({ me: { time: 2 }, faces: TRAM });
    expect(poor.heard(null)).toEqual(['gears-turned', 'time-paid', 'music-gained']);
    expect(poor.prompt).toBe('prompt.end-turn');
    const cornered = johnssonMoves({
      at: { johnsson: 'r0c3', snowy: 'r0c4', lilja: 'r1c3' },
      faces: CARRIAGE,
    });
    expect(cornered.prompt).toBe('prompt.end-turn');
  });

  test('MOVE-1 who can only play is asked all the same', () => {
    const game = marcosTurn({ me: { time: 2, tiles: ['mole-1'] }, faces: TRAM });
    game.choose('choose johnsson', 'turn 1');
    expect(game.legal).toEqual(['stop']);
    expect(game.prompt).toBe('prompt.move');
  });
});

describe('paid steps', () => {
  test('MOVE-2 a square costs 1 Time', () => {
    const game = johnssonMoves({ faces: ON_FOOT }).choose('walk r7c6');
    expect(game.events(MARIO)).toEqual([
      { type: 'walked', seat: MARCO, character: 'johnsson', square: 'r7c6' },
      { type: 'time-paid', seat: MARCO, amount: 1 },
    ]);
    expect(game.player(MARCO).time).toBe(18);
    expect(game.table.turn?.walked).toBe(1);
  });

  test("MOVE-2 at most the Movement gear's number of squares", () => {
    const game = johnssonMoves({ at: { johnsson: 'r1c5' }, faces: { ...TRAM, steps: 2 } });
    game.choose('walk r1c6', 'walk r1c5');
    expect(game.prompt).toBe('prompt.end-turn');
    const riding = johnssonMoves({ at: { johnsson: 'r1c5' }, faces: { ...TRAM, steps: 1 } });
    riding.choose('walk r0c5');
    expect(riding.legalWith('walk')).toEqual([]);
    expect(refused(riding, 'walk r0c6')).toEqual(['MOVE-2', 'refusal.no-steps-left', { steps: 1 }]);
  });

  test('MOVE-2 a step must leave at least 1 Time (TIME-3)', () => {
    const game = johnssonMoves({ me: { time: 3 }, at: { johnsson: 'r1c5' }, faces: TRAM });
    expect(game.player(MARCO).time).toBe(2);
    game.choose('walk r0c5');
    expect(game.player(MARCO).time).toBe(1);
    expect(game.legal).toEqual(['ride tram r5c2', 'ride tram r6c8', 'stop']);
    expect(refused(game, 'walk r0c6')).toEqual(['TIME-3', 'refusal.too-little-time', { time: 1 }]);
  });
});

describe('where a step goes', () => {
  test('MOVE-3 to a square that shares a side', () => {
    const game = johnssonMoves({ at: { johnsson: 'r5c5' }, faces: ON_FOOT });
    expect(game.legal).toEqual(['walk r4c5', 'walk r5c6', 'walk r6c5', 'walk r5c4', 'stop']);
  });

  test('MOVE-3 or to one joined by a drawn link, which is no square', () => {
    const bridges = [
      ['r2c8', 'r2c10'],
      ['r4c8', 'r4c10'],
      ['r6c8', 'r6c10'],
    ] as const;
    for (const [west, east] of bridges) {
      const walkingFrom = (square: string) =>
        johnssonMoves({ at: { johnsson: square, pahlsson: 'r0c3' }, faces: ON_FOOT });
      expect(walkingFrom(west).choose(`walk ${east}`).player(MARCO).time).toBe(18);
      expect(walkingFrom(east).choose(`walk ${west}`).player(MARCO).time).toBe(18);
    }
  });

  test('MOVE-3 never diagonally, nor across the river, nor further', () => {
    const game = johnssonMoves({ at: { johnsson: 'r3c8' }, faces: ON_FOOT });
    expect(game.legal).toEqual(['walk r2c8', 'walk r4c8', 'walk r3c7', 'stop']);
    for (const square of ['r2c7', 'r3c10', 'r3c6', 'r3c8']) {
      expect(refused(game, `walk ${square}`)).toEqual(['MOVE-3', 'refusal.not-next-to', { square }]);
    }
  });

  test('MOVE-3 every kind of square may be walked on', () => {
    const paths: [from: string, to: string][] = [
      ['r1c3', 'r1c4'], // a Station
      ['r0c6', 'r0c7'], // a Mystic Place
      ['r2c5', 'r2c6'], // a rune square
      ['r5c4', 'r5c5'], // a Block
    ];
    for (const [from, to] of paths) {
      const game = johnssonMoves({ at: { johnsson: from, vikstrom: 'r0c3' }, faces: ON_FOOT });
      expect(game.choose(`walk ${to}`).table.characters.johnsson).toBe(to);
    }
  });
});

describe('occupied squares', () => {
  test('MOVE-4 a Character may not enter a square with another Character', () => {
    const game = johnssonMoves({ at: { johnsson: 'r5c5', vikstrom: 'r4c5' }, faces: ON_FOOT });
    expect(game.legal).toEqual(['walk r5c6', 'walk r6c5', 'walk r5c4', 'stop']);
    expect(refused(game, 'walk r4c5')).toEqual(['MOVE-4', 'refusal.occupied', { square: 'r4c5' }]);
  });

  test('MOVE-4 nor one with the Organ', () => {
    const game = johnssonMoves({ at: { johnsson: 'r5c5' }, table: { organ: 'r5c4' }, faces: ON_FOOT });
    expect(game.legal).toEqual(['walk r4c5', 'walk r5c6', 'walk r6c5', 'stop']);
    expect(refused(game, 'walk r5c4')).toEqual(['MOVE-4', 'refusal.occupied', { square: 'r5c4' }]);
  });

  test('MOVE-4 a failed declaration of somebody else lifts nothing', () => {
    const game = johnssonMoves({
      at: { johnsson: 'r5c5', vikstrom: 'r4c5' },
      table: { organ: 'r5c4', denied: ['snowy'] },
      faces: ON_FOOT,
    });
    expect(game.legal).toEqual(['walk r5c6', 'walk r6c5', 'stop']);
  });

  test('MOVE-4 neither blocks a player who declared victory this turn', () => {
    const game = declarer({ at: { vikstrom: 'r3c7' }, faces: ON_FOOT });
    expect(game.legal).toEqual(['walk r3c7', 'walk r4c8', 'walk r5c7', 'walk r4c6', 'stop']);
    game.choose('walk r3c7');
    expect(game.table.characters).toMatchObject({ lilja: 'r3c7', vikstrom: 'r3c7' });
  });

  test('MOVE-4 nor does either block the free steps of a declarer', () => {
    const carriage = declarer({ at: { vikstrom: 'r3c7' }, faces: CARRIAGE }).choose('carriage');
    expect(carriage.legal).toEqual(['walk r3c7', 'walk r4c8', 'walk r5c7', 'walk r4c6', 'stop']);
    carriage.choose('walk r3c7', 'walk r3c6', 'walk r4c6');
    expect(carriage.table.characters.lilja).toBe('r4c6');
  });

  test('MOVE-9 two Characters that share a square may each leave it', () => {
    for (const who of ['johnsson', 'vikstrom']) {
      const game = marcosTurn({ at: { johnsson: 'r5c5', vikstrom: 'r5c5' }, faces: ON_FOOT });
      game.choose(`choose ${who}`, 'turn 1');
      expect(game.legal).toEqual(['walk r4c5', 'walk r5c6', 'walk r6c5', 'walk r5c4', 'stop']);
      game.choose('walk r4c5');
      expect(refused(game, 'walk r5c5')).toEqual(['MOVE-4', 'refusal.occupied', { square: 'r5c5' }]);
    }
  });

  test('MOVE-9 and so may one that shares a square with the Organ', () => {
    const game = johnssonMoves({ at: { johnsson: 'r5c5' }, table: { organ: 'r5c5' }, faces: ON_FOOT });
    game.choose('walk r5c4');
    expect(game.table.characters.johnsson).toBe('r5c4');
    expect(refused(game, 'walk r5c5')).toEqual(['MOVE-4', 'refusal.occupied', { square: 'r5c5' }]);
  });

  test('MOVE-9 a later declarer whose goal already holds need not move', () => {
    const game = declarer({ me: { music: 14 }, at: { lilja: 'r4c6' }, faces: ON_FOOT });
    game.choose('stop', 'end');
    expect(game.events(null)).toEqual([
      { type: 'won-as-hero', seat: MARCO },
      { type: 'chosen-was', character: 'lilja' },
    ]);
  });
});

describe('Clues on the way', () => {
  test('MOVE-5 entering a square with a Clue collects it', () => {
    const game = johnssonMoves({ table: { clues: ['r5c5', 'r7c6', 'r1c3'] }, faces: ON_FOOT });
    game.choose('walk r7c6');
    expect(game.delivered).toEqual([
      {
        event: { type: 'walked', seat: MARCO, character: 'johnsson', square: 'r7c6' },
        to: 'all',
        reveals: false,
      },
      { event: { type: 'time-paid', seat: MARCO, amount: 1 }, to: 'all', reveals: false },
      { event: { type: 'clue-collected', seat: MARCO, square: 'r7c6' }, to: 'all', reveals: false },
    ]);
    expect(game.table.clues).toEqual(['r5c5', 'r1c3']);
    expect(game.player(MARCO).clues).toBe(1);
  });

  test('MOVE-5 passing through is enough', () => {
    const game = johnssonMoves({ table: { clues: ['r7c6', 'r7c5'] }, faces: ON_FOOT });
    game.choose('walk r7c6', 'walk r7c5', 'walk r7c4');
    expect(game.player(MARCO).clues).toBe(2);
    expect(game.table.clues).toEqual([]);
  });

  test('MOVE-5 so does arriving by ride', () => {
    const game = johnssonMoves({
      at: { johnsson: 'r0c5' },
      table: { clues: ['r5c2', 'r6c8'] },
      faces: TRAM,
    });
    game.choose('ride tram r5c2');
    expect(game.events(MARIO)).toEqual([
      { type: 'rode', seat: MARCO, character: 'johnsson', line: 'tram', square: 'r5c2' },
      { type: 'clue-collected', seat: MARCO, square: 'r5c2' },
    ]);
    expect(game.table.clues).toEqual(['r6c8']);
    expect(game.player(MARCO).clues).toBe(1);
  });

  test('MOVE-5 a square without a Clue gives none', () => {
    const game = johnssonMoves({ table: { clues: ['r5c5'] }, faces: ON_FOOT }).choose('walk r7c6');
    expect(game.player(MARCO).clues).toBe(0);
    expect(game.table.clues).toEqual(['r5c5']);
  });
});

describe('the carriage', () => {
  test('MOVE-6 up to 3 squares at no cost and outside the walking limit', () => {
    const game = johnssonMoves({ faces: CARRIAGE });
    expect(game.legal).toEqual(['walk r6c7', 'walk r7c8', 'walk r8c7', 'walk r7c6', 'carriage', 'stop']);
    game.choose('carriage');
    expect(game.delivered).toEqual([
      { event: { type: 'carriage-taken', seat: MARCO, character: 'johnsson' }, to: 'all', reveals: false },
    ]);
    expect(question(game)?.prompt).toEqual({ key: 'prompt.free-walk', vars: { steps: 3 } });
    game.choose('walk r7c6', 'walk r7c5', 'walk r7c4');
    expect(game.player(MARCO).time).toBe(19);
    expect(game.table.turn).toMatchObject({ walked: 0, rode: true });
    expect(game.legal).toEqual(['walk r7c5', 'walk r8c4', 'walk r7c3', 'stop']);
    game.choose('walk r7c3');
    expect(game.player(MARCO).time).toBe(18);
  });

  test('MOVE-6 used in one go: what is not walked at once is gone', () => {
    const game = johnssonMoves({ faces: CARRIAGE }).choose('carriage', 'walk r7c6', 'stop');
    expect(game.legalWith('carriage')).toEqual([]);
    expect(refused(game, 'carriage')).toEqual(['MOVE-8', 'refusal.machine-used', {}]);
    expect(question(game)?.prompt).toEqual({ key: 'prompt.move', vars: { steps: 1 } });
  });

  test('MOVE-6 it collects Clues like any walk', () => {
    const game = johnssonMoves({ table: { clues: ['r7c6'] }, faces: CARRIAGE });
    expect(game.choose('carriage', 'walk r7c6').player(MARCO).clues).toBe(1);
  });

  test('MOVE-6 even with a single Time left', () => {
    const game = johnssonMoves({ me: { time: 2 }, faces: CARRIAGE });
    expect(game.legal).toEqual(['carriage', 'stop']);
    expect(game.choose('carriage', 'walk r7c6').player(MARCO).time).toBe(1);
  });

  test('MOVE-6 not where every way is barred', () => {
    const game = marcosTurn({
      me: { tiles: ['mole-1'] },
      at: { johnsson: 'r0c3', snowy: 'r0c4', lilja: 'r1c3' },
      faces: CARRIAGE,
    }).choose('choose johnsson', 'turn 1');
    expect(game.legal).toEqual(['stop']);
    expect(refused(game, 'carriage')).toEqual(['MOVE-4', 'refusal.nowhere-to-step', {}]);
  });

  test('MOVE-6 not where transport is banned (EVT-E)', () => {
    const game = johnssonMoves({ table: { event: 'E' }, faces: CARRIAGE });
    expect(game.legalWith('carriage')).toEqual([]);
    expect(refused(game, 'carriage')).toEqual(['EVT-E', 'refusal.transport-banned', {}]);
  });
});

describe('tram, monorail and airship', () => {
  test('MOVE-7 the Stations of each colour', () => {
    expect(STATIONS).toEqual({
      tram: ['r0c5', 'r5c2', 'r6c8'],
      monorail: ['r2c8', 'r5c6', 'r7c3'],
      airship: ['r1c4', 'r5c10', 'r8c8'],
    });
  });

  test('MOVE-7 from a Station of its colour to any other of that colour, at no cost', () => {
    for (const machine of ['tram', 'monorail', 'airship'] as const) {
      for (const from of STATIONS[machine]) {
        const game = johnssonMoves({ at: { johnsson: from }, faces: { ...TRAM, machine } });
        const others = STATIONS[machine].filter((station) => station !== from);
        expect(game.legalWith('ride')).toEqual(others.map((station) => `ride ${machine} ${station}`));
        const [to] = others;
        game.choose(`ride ${machine} ${to}`);
        expect(game.delivered).toEqual([
          {
            event: { type: 'rode', seat: MARCO, character: 'johnsson', line: machine, square: to },
            to: 'all',
            reveals: false,
          },
        ]);
        expect(game.table.characters.johnsson).toBe(to);
        expect(game.player(MARCO).time).toBe(19);
        expect(game.table.turn).toMatchObject({ rode: true, walked: 0 });
      }
    }
  });

  test('MOVE-7 not from a Station of another colour nor from any other square', () => {
    for (const from of ['r2c8', 'r1c4', 'r5c5']) {
      const game = johnssonMoves({ at: { johnsson: from }, faces: TRAM });
      expect(game.legalWith('ride')).toEqual([]);
      expect(refused(game, 'ride tram r0c5')).toEqual(['MOVE-7', 'refusal.no-station', { machine: 'tram' }]);
    }
  });

  test('MOVE-7 only to a Station', () => {
    const game = johnssonMoves({ at: { johnsson: 'r0c5' }, faces: TRAM });
    expect(refused(game, 'ride tram r5c5')).toEqual(['MOVE-7', 'refusal.no-station', { machine: 'tram' }]);
  });

  test('MOVE-7 only to a free Station', () => {
    const game = johnssonMoves({ at: { johnsson: 'r0c5', vikstrom: 'r5c2' }, faces: TRAM });
    expect(game.legalWith('ride')).toEqual(['ride tram r6c8']);
    expect(refused(game, 'ride tram r5c2')).toEqual(['MOVE-4', 'refusal.occupied', { square: 'r5c2' }]);
  });

  test('MOVE-7 a declarer may ride to an occupied one', () => {
    const game = declarer({ at: { lilja: 'r0c5', vikstrom: 'r5c2' }, faces: TRAM });
    expect(game.legalWith('ride')).toEqual(['ride tram r5c2', 'ride tram r6c8']);
    expect(game.choose('ride tram r5c2').table.characters.lilja).toBe('r5c2');
  });

  test('MOVE-7 nowhere where transport is banned (EVT-E)', () => {
    const game = johnssonMoves({ at: { johnsson: 'r0c5' }, table: { event: 'E' }, faces: TRAM });
    expect(game.legal).toEqual(['walk r0c6', 'walk r1c5', 'walk r0c4', 'stop']);
    expect(refused(game, 'ride tram r5c2')).toEqual(['EVT-E', 'refusal.transport-banned', {}]);
    const other = johnssonMoves({ at: { johnsson: 'r0c5' }, table: { event: 'F' }, faces: TRAM });
    expect(other.legalWith('ride')).toEqual(['ride tram r5c2', 'ride tram r6c8']);
  });
});

describe('once a turn', () => {
  test('MOVE-8 a machine is used once', () => {
    const game = johnssonMoves({ at: { johnsson: 'r0c5' }, faces: TRAM }).choose('ride tram r5c2');
    expect(game.legalWith('ride')).toEqual([]);
    expect(refused(game, 'ride tram r6c8')).toEqual(['MOVE-8', 'refusal.machine-used', {}]);
  });

  test('MOVE-8 unless a card gives another ride', () => {
    const game = marcosTurn({ me: { powers: ['transport'] }, at: { johnsson: 'r0c5' }, faces: TRAM });
    game.choose('choose johnsson', 'turn 1', 'ride tram r5c2', 'card transport');
    expect(game.legal).toEqual(['ride tram r0c5', 'ride tram r6c8']);
    game.choose('ride tram r6c8');
    expect(game.table.characters.johnsson).toBe('r6c8');
    expect(game.legalWith('ride')).toEqual([]);
  });

  test('MOVE-8 a ride by tile does not use up the machine on the gears', () => {
    const game = marcosTurn({ me: { tiles: ['tram-pass-1'] }, at: { johnsson: 'r0c5' }, faces: TRAM });
    game.choose('choose johnsson', 'turn 1', 'tile tram-pass-1', 'ride tram r5c2');
    expect(game.table.turn?.rode).toBe(false);
    expect(game.legalWith('ride')).toEqual(['ride tram r0c5', 'ride tram r6c8']);
  });

  test('MOVE-8 the machine serves each turn anew', () => {
    const game = marcosTurn({
      agenda: [LEONARDO, CHRISTIAN].map((seat) => ({ step: 'turn', seat })),
      players: { [LEONARDO]: { powers: [] }, [CHRISTIAN]: { powers: [] } },
      at: { johnsson: 'r0c5', vikstrom: 'r1c4' },
      faces: TRAM,
    });
    game.choose('choose johnsson', 'turn 1', 'ride tram r5c2', 'stop', 'end');
    game.choose('choose vikstrom', 'turn 2');
    expect(game.legalWith('ride')).toEqual(['ride airship r5c10', 'ride airship r8c8']);
  });
});
