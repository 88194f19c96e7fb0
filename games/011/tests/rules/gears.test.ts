import { describe, expect, test } from 'vitest';
import { ACTION_GEAR, MACHINE_GEAR, MOVEMENT_GEAR } from '../../src/data/gears.ts';
import { LEONARDO, MARCO, MARIO, marcosTurn, question, refused } from '../marcos-turn.ts';
import { deal } from '../scenario.ts';

describe('the three gears', () => {
  test('GEAR-1 they have 8, 9 and 7 teeth', () => {
    expect([MACHINE_GEAR, MOVEMENT_GEAR, ACTION_GEAR].map((gear) => gear.length)).toEqual([8, 9, 7]);
  });

  test('GEAR-1 they mesh: all three turn by as many teeth, forwards', () => {
    const turned = (teeth: number) =>
      marcosTurn({ table: { gears: [0, 0, 0] } }).choose('choose johnsson', `turn ${teeth}`).table.gears;
    expect([1, 2, 3].map(turned)).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
    ]);
  });

  test('GEAR-1 each goes round after its own last tooth', () => {
    const turned = (gears: [number, number, number], teeth: number) =>
      marcosTurn({ table: { gears } }).choose('choose johnsson', `turn ${teeth}`).table.gears;
    expect(turned([7, 7, 4], 1)).toEqual([0, 8, 5]);
    expect(turned([6, 8, 4], 1)).toEqual([7, 0, 5]);
    expect(turned([6, 7, 6], 1)).toEqual([7, 8, 0]);
    expect(turned([7, 8, 6], 3)).toEqual([2, 2, 2]);
    expect(turned([5, 6, 4], 3)).toEqual([0, 0, 0]);
  });

  test('GEAR-4 the faces', () => {
    expect(MACHINE_GEAR.join(' ')).toBe('carriage tram monorail airship tram monorail airship tram');
    expect(MOVEMENT_GEAR.join(' ')).toBe('2 1 3 1 2 3 1 2 2');
    expect(ACTION_GEAR.join(' ')).toBe('move-clue investigate research move-clue compose move-clue research');
  });

  test('GEAR-4 the game starts at the first Move Clue', () => {
    for (const seed of ['one', 'two', 'three']) expect(deal({ seed }).table.gears[2]).toBe(0);
  });
});

describe('turning them', () => {
  test('GEAR-2 by 1, 2 or 3 teeth, for 1 Time each', () => {
    const game = marcosTurn().choose('choose johnsson');
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'GEAR-2',
      prompt: { key: 'prompt.gears', vars: {} },
    });
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
    for (const teeth of [1, 2, 3]) {
      const turned = marcosTurn({ table: { gears: [0, 0, 0] } }).choose('choose johnsson', `turn ${teeth}`);
      expect(turned.events(MARIO).at(-1)).toEqual({ type: 'time-paid', seat: MARCO, amount: teeth });
      expect(turned.player(MARCO).time).toBe(20 - teeth);
      expect(turned.table.turn?.teeth).toBe(teeth);
    }
  });

  test('GEAR-2 no tooth and four teeth are refused', () => {
    const game = marcosTurn().choose('choose johnsson');
    expect(refused(game, 'turn 0')).toEqual(['GEAR-2', 'refusal.teeth', {}]);
    expect(refused(game, 'turn 4')).toEqual(['GEAR-2', 'refusal.teeth', {}]);
  });

  test('GEAR-2 the turn is compulsory', () => {
    const game = marcosTurn().choose('choose johnsson');
    expect(refused(game, 'stop')).toEqual(['GEAR-2', 'refusal.not-offered', {}]);
  });

  test('GEAR-2 each tooth after the first must leave at least 1 Time', () => {
    const withTime = (time: number) => marcosTurn({ me: { time } }).choose('choose johnsson');
    expect(withTime(4).legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
    expect(withTime(3).legal).toEqual(['turn 1', 'turn 2']);
    expect(withTime(2).legal).toEqual(['turn 1']);
    expect(withTime(1).legal).toEqual(['turn 1']);
    expect(withTime(4).choose('turn 3').player(MARCO)).toMatchObject({ time: 1, out: false });
    expect(withTime(2).choose('turn 1').player(MARCO)).toMatchObject({ time: 1, out: false });
    expect(refused(withTime(3), 'turn 3')).toEqual(['GEAR-2', 'refusal.too-little-time', { time: 3 }]);
    expect(refused(withTime(1), 'turn 2')).toEqual(['GEAR-2', 'refusal.too-little-time', { time: 1 }]);
  });

  test('GEAR-2 the first tooth may take the last Time: the player is out and the turn over (TIME-2)', () => {
    const game = marcosTurn({
      agenda: [
        { step: 'turn', seat: MARCO },
        { step: 'turn', seat: MARIO },
      ],
      me: { time: 1 },
      table: { gears: [0, 0, 0] },
    });
    game.choose('choose johnsson', 'turn 1');
    expect(game.events(LEONARDO)).toEqual([
      { type: 'gears-turned', seat: MARCO, teeth: 1, machine: 'tram', steps: 1, action: 'investigate' },
      { type: 'time-paid', seat: MARCO, amount: 1 },
      { type: 'out-of-time', seat: MARCO },
      { type: 'out', seat: MARCO, characters: ['vikstrom'] },
      { type: 'turn-began', seat: MARIO },
    ]);
    expect(game.player(MARCO)).toMatchObject({ time: 0, out: true });
    expect(game.asked).toBe(MARIO);
    expect(game.table.gears).toEqual([1, 1, 1]);
  });
});

describe('what they show', () => {
  test('GEAR-3 all hear the machine, the walking limit and the action of the turn', () => {
    const game = marcosTurn({ table: { gears: [1, 1, 6] } }).choose('choose johnsson', 'turn 2');
    expect(game.delivered).toEqual([
      {
        event: {
          type: 'gears-turned',
          seat: MARCO,
          teeth: 2,
          machine: 'airship',
          steps: 1,
          action: 'investigate',
        },
        to: 'all',
        reveals: false,
      },
      { event: { type: 'time-paid', seat: MARCO, amount: 2 }, to: 'all', reveals: false },
    ]);
  });

  test('GEAR-3 the machine shown is the one to ride on', () => {
    const game = marcosTurn({
      at: { johnsson: 'r1c4' },
      faces: { machine: 'airship', steps: 1, action: 'compose' },
    }).choose('choose johnsson', 'turn 1');
    expect(game.legalWith('ride')).toEqual(['ride airship r5c10', 'ride airship r8c8']);
    expect(refused(game, 'ride tram r0c5')).toEqual([
      'GEAR-3',
      'refusal.other-machine',
      { machine: 'airship' },
    ]);
    expect(refused(game, 'carriage')).toEqual(['GEAR-3', 'refusal.other-machine', { machine: 'airship' }]);
  });

  test('GEAR-3 the number shown is the walking limit', () => {
    for (const steps of [1, 2, 3]) {
      const game = marcosTurn({ faces: { machine: 'airship', steps, action: 'compose' } });
      game.choose('choose johnsson', 'turn 1');
      expect(question(game)).toEqual({
        seat: MARCO,
        clause: 'MOVE-1',
        prompt: { key: 'prompt.move', vars: { steps } },
      });
      for (const square of ['r7c6', 'r7c5', 'r7c4'].slice(0, steps)) game.choose(`walk ${square}`);
      expect(game.prompt).toBe('prompt.end-turn');
    }
  });

  test('GEAR-3 the action shown is the one that is done', () => {
    const shown = (action: 'move-clue' | 'investigate' | 'research' | 'compose') =>
      marcosTurn({
        table: { clues: ['r4c5'], stack: ['omen-1'] },
        faces: { machine: 'airship', steps: 1, action },
      }).choose('choose johnsson', 'turn 1', 'stop');
    expect(shown('move-clue').prompt).toBe('prompt.move-clue');
    expect(shown('investigate').prompt).toBe('prompt.investigate');
    expect(shown('research').heard(MARCO)).toEqual(['drew']);
    expect(shown('compose').heard(MARCO)).toEqual(['music-gained']);
  });
});
