import { isRefusal, parse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/choices.ts';
import { candidateArea, game as eleven, preview } from '../../src/index.ts';
import { hero } from '../declarer.ts';
import { type Faces, johnssonMoves, marcosTurn } from '../marcos-turn.ts';
import { auction } from '../orders/auction.ts';
import { phaseFive } from '../phase-five.ts';
import type { Scenario } from '../scenario.ts';

/** What the seat that is asked foresees of a line. */
function foreseen({ moment, table }: Scenario, line: string) {
  const [ask] = moment.asks;
  if (ask === undefined) throw new Error('no seat is asked');
  const choices = line.split(';').map((part) => {
    const choice = parse(eleven.grammar, part, null);
    if (isRefusal(choice)) throw new Error(`${part} cannot be read`);
    return choice as Choice;
  });
  return preview(eleven.view(table, ask.seat), ask, choices);
}

const CARRIAGE: Faces = { machine: 'carriage', steps: 2, action: 'compose' };
const TRAM: Faces = { machine: 'tram', steps: 3, action: 'research' };

describe('an auction', () => {
  test('AUC-2 a bid that may be raised takes no Time yet', () => {
    const game = auction();
    expect(foreseen(game, 'bid II 3')).toMatchObject({
      certain: { auction: { position: 2, bid: 3, leader: 0 }, own: { time: 45 } },
      uncertain: [{ kind: 'outbid' }],
    });
  });

  test('AUC-4 a bid nobody can raise wins at once and is paid', () => {
    const poor = { time: 3 };
    const game = auction({ players: { 1: poor, 2: poor, 3: poor } });
    expect(foreseen(game, 'bid I 4')).toMatchObject({
      certain: { order: [0, null, null, null], own: { time: 41 } },
      uncertain: [],
    });
  });

  test('AUC-5 passing may leave the last position for nothing', () => {
    const game = auction({ order: [2, 3, null, null] }).choose('bid III 0');
    expect(foreseen(game, 'pass')).toMatchObject({
      certain: { order: [2, 3, 0, 1], own: { time: 45 } },
      uncertain: [],
    });
  });
});

describe('the gears', () => {
  test('GEAR-2 GEAR-3 each tooth costs 1 Time and shows other faces', () => {
    const game = marcosTurn({ faces: TRAM }).choose('choose johnsson');
    expect(foreseen(game, 'turn 1')?.certain).toMatchObject({
      machine: 'tram',
      steps: 3,
      action: 'research',
      own: { time: 19, music: 2 },
    });
    expect(foreseen(game, 'turn 3')?.certain).toMatchObject({ machine: 'airship', own: { time: 17 } });
  });

  test('TIME-2 the last tooth that can be paid puts a player out', () => {
    const game = marcosTurn({ me: { time: 1 } }).choose('choose johnsson');
    expect(foreseen(game, 'turn 1')?.certain).toMatchObject({ own: { time: 0, out: true } });
    expect(foreseen(game, 'turn 2')).toBeNull();
  });
});

describe('moving', () => {
  test('MOVE-2 MOVE-5 a walk is paid and collects', () => {
    const game = johnssonMoves({ faces: TRAM, table: { clues: ['r7c6', 'r0c3'] } });
    const found = foreseen(game, 'walk r7c6; walk r6c6')?.certain;
    expect(found).toMatchObject({ clues: ['r0c3'], own: { time: 17, clues: 1 } });
    expect(found?.characters?.johnsson).toBe('r6c6');
  });

  test('MOVE-6 the carriage costs nothing', () => {
    const game = johnssonMoves({ faces: CARRIAGE });
    const found = foreseen(game, 'carriage; walk r7c6; walk r6c6; walk r5c6; walk r5c5');
    expect(found?.certain.own.time).toBe(18);
    expect(found?.certain.characters?.johnsson).toBe('r5c5');
  });

  test('MOVE-7 a ride costs nothing', () => {
    const game = johnssonMoves({ faces: TRAM, at: { johnsson: 'r0c5' } });
    const found = foreseen(game, 'ride tram r6c8')?.certain;
    expect(found?.own.time).toBe(19);
    expect(found?.characters?.johnsson).toBe('r6c8');
  });

  test('ACT-3 where nothing is left to move, the action follows by itself', () => {
    const game = johnssonMoves({ faces: { ...TRAM, steps: 1, action: 'compose' } });
    expect(foreseen(game, 'walk r7c6')?.certain.own).toMatchObject({ time: 18, music: 3 });
  });

  test('ACT-2 what is drawn nobody knows, how many everybody', () => {
    const game = johnssonMoves({ faces: TRAM });
    expect(foreseen(game, 'stop')).toMatchObject({
      certain: { own: { tiles: 1 } },
      uncertain: [{ kind: 'draws', tiles: 1 }],
    });
  });
});

describe('choosing a Character', () => {
  test('ABIL-1 what the ability gains comes with the choice, whatever could be played after it', () => {
    expect(foreseen(marcosTurn(), 'choose vikstrom')?.certain.own.time).toBe(23);
    const armed = marcosTurn({ me: { powers: ['compose'], tiles: ['deggial'] } });
    expect(foreseen(armed, 'choose vikstrom')?.certain.own.time).toBe(23);
  });

  test('ABIL-2 what Påhlsson pays is foreseen with whose ability is used', () => {
    const game = marcosTurn().choose('choose pahlsson');
    expect(foreseen(game, 'copy johnsson')?.certain.own).toMatchObject({ time: 18, music: 2 });
  });

  test('EVT-B both uses of the ability are foreseen', () => {
    const game = marcosTurn({ table: { event: 'B', order: [3, 1, 0, 2] } });
    expect(foreseen(game, 'choose vikstrom')?.certain.own.time).toBe(26);
  });

  test('EVT-J what the Event gives after its own question is foreseen before it', () => {
    const table = { event: 'J', order: [3, 1, 2, 0] } as const;
    const game = marcosTurn({ table, me: { spent: ['compose'] } }).choose('choose vikstrom');
    expect(foreseen(game, 'regain compose')).toMatchObject({
      certain: { own: { music: 1, powers: ['compose'], tiles: 1 } },
      uncertain: [{ kind: 'draws', tiles: 1 }],
    });
  });
});

describe('cards and tiles', () => {
  test('CARD-4 CARD-3 a Power card is spent for what it brings', () => {
    const game = marcosTurn({ me: { powers: ['compose', 'research'], tiles: ['omen-1'] } }).choose(
      'choose lilja',
    );
    expect(foreseen(game, 'card compose')?.certain.own).toMatchObject({
      music: 3,
      powers: ['research'],
      spent: ['compose'],
    });
    expect(foreseen(game, 'card research')?.uncertain).toEqual([{ kind: 'draws', tiles: 3 }]);
  });

  test('TILE-6 TILE-9 a tile is paid for, and the ability follows where nothing else can be played', () => {
    const me = { tiles: ['solved-riddle-1', 'sleepless-night'], clues: 2 };
    const game = marcosTurn({ me }).choose('choose johnsson');
    expect(foreseen(game, 'tile solved-riddle-1')?.certain.own).toMatchObject({
      time: 23,
      clues: 1,
      tiles: 1,
    });
    expect(foreseen(game, 'tile sleepless-night')?.certain.own).toMatchObject({ time: 18, music: 6 });
  });

  test('TURN-3 what follows a play by itself is foreseen with it', () => {
    const cornered = { vikstrom: 'r0c3', snowy: 'r0c4', lilja: 'r1c3' };
    const game = marcosTurn({ me: { powers: ['investigate'] }, at: cornered });
    game.choose('choose vikstrom', 'turn 1', 'card investigate');
    expect(foreseen(game, 'investigate p2')?.certain.own).toMatchObject({ time: 22, music: 1 });
  });

  test('TURN-3 a card played before the gears turn leaves nothing unsaid', () => {
    const game = marcosTurn({ me: { powers: ['investigate'] } }).choose('choose lewis', 'investigate p2');
    game.choose('card investigate');
    expect(foreseen(game, 'investigate p3')?.certain).toMatchObject({
      turn: { teeth: 0, playedCard: true },
      own: { time: 20, music: 0 },
    });
  });

  test('TURN-5 a tile that asks is foreseen to go under the stack', () => {
    const game = marcosTurn({ me: { tiles: ['keyhole-1'] } }).choose('choose vikstrom', 'tile keyhole-1');
    expect(foreseen(game, 'investigate p2')?.certain.turn).toMatchObject({ playing: null });
    const late = marcosTurn({ me: { tiles: ['keyhole-1'] } });
    late.choose('choose vikstrom', 'turn 1', 'stop', 'tile keyhole-1');
    expect(foreseen(late, 'investigate p2')?.certain.turn).toMatchObject({ playing: null });
  });
});

describe('the Organ', () => {
  test('LOC-4 LOC-2 a Location tile earns a Clue and 2 Time and narrows the area', () => {
    const game = phaseFive({ tiles: ['mole-1', 'omen-1'] });
    const found = foreseen(game, 'place mole W')?.certain;
    expect(found).toMatchObject({ own: { time: 22, clues: 5, tiles: 1 } });
    expect(candidateArea(found?.slots ?? game.table.slots).length).toBeLessThan(
      candidateArea(game.table.slots).length,
    );
  });

  test('ORG-1 the Organ earns 3 Time', () => {
    const slots = { S: 'tempio', W: 'museo', N: 'obelisco' } as const;
    const game = phaseFive({ tiles: ['mole-1'], slots }).choose('place mole E');
    const [square = ''] = candidateArea(game.table.slots);
    expect(foreseen(game, `organ ${square}`)?.certain).toMatchObject({ organ: square, own: { time: 25 } });
  });
});

describe('declaring victory', () => {
  test('WIN-3 a name that may be wrong leaves all open', () => {
    const found = foreseen(hero(), 'declare vikstrom');
    expect(found?.uncertain).toEqual([{ kind: 'declares', character: 'vikstrom' }]);
    expect(found?.certain.own.out).toBeUndefined();
  });

  test('WIN-3 a name that cannot be right puts its player out', () => {
    expect(foreseen(hero(), 'declare lilja')).toMatchObject({
      certain: { own: { out: true } },
      uncertain: [],
    });
  });
});
