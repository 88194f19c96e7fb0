import { describe, expect, test } from 'vitest';
import { RUNE_SQUARES } from '../../src/data/city.ts';
import { CHRISTIAN, LEONARDO, MARCO, MARIO, question, refused } from '../marcos-turn.ts';
import { type Position, position, type Scenario } from '../scenario.ts';

const EVERYONE = ['vikstrom', 'snowy', 'lilja', 'pahlsson', 'koleberg', 'lewis', 'johnsson', 'vidal'];
const POWERS = ['investigate', 'transport', 'research', 'compose'] as const;

describe('the worked example', () => {
  const example: Position = {
    agenda: [{ step: 'turns' }],
    table: {
      event: 'A',
      blocked: [],
      order: [CHRISTIAN, MARCO, LEONARDO, MARIO],
      chosen: 'lilja',
      unknown: ['pahlsson', 'johnsson', 'lewis'],
      // One tooth for Christian and two for Marco bring tram, 3 and Investigate to the pointers.
      gears: [6, 8, 5],
      clues: ['r6c7'],
      characters: { ...RUNE_SQUARES, vikstrom: 'r1c6' },
    },
    players: {
      [MARCO]: { time: 40, clues: 3, characters: ['vikstrom'] },
      [CHRISTIAN]: { characters: ['snowy'] },
      [MARIO]: { characters: ['vidal'] },
      [LEONARDO]: { characters: ['koleberg'] },
    },
  };

  /** Christian uses Koleberg; Marco finds Vikström two squares from a yellow Station. */
  function marcoIsSecond(): Scenario {
    const game = position(example);
    game
      .chooseAs(CHRISTIAN, 'choose koleberg')
      .choose('stop', 'clue r0c7', 'turn 1', 'stop', 'spend 0', 'end');
    return game;
  }

  test('TURN-1 Marco, second in order, may choose any Character but Koleberg, whom Christian used', () => {
    const game = marcoIsSecond();
    expect(game.asked).toBe(MARCO);
    expect(game.legal).toEqual(EVERYONE.filter((who) => who !== 'koleberg').map((who) => `choose ${who}`));
    expect(refused(game, 'choose koleberg')).toEqual([
      'TURN-2',
      'refusal.character-used',
      { character: 'koleberg' },
    ]);
  });

  test('TURN-1 Marco takes the whole turn with Vikström and sees the five cards of Christian', () => {
    const game = marcoIsSecond().choose('choose vikstrom');
    expect(game.events(null)).toEqual([
      { type: 'character-chosen', seat: MARCO, character: 'vikstrom' },
      { type: 'music-gained', seat: MARCO, amount: 2 },
      { type: 'ability-used', seat: MARCO, character: 'vikstrom' },
      { type: 'time-gained', seat: MARCO, amount: 3 },
    ]);
    expect(game.player(MARCO)).toMatchObject({ music: 2, time: 43 });

    game.choose('turn 2');
    expect(game.events(null)).toEqual([
      { type: 'gears-turned', seat: MARCO, teeth: 2, machine: 'tram', steps: 3, action: 'investigate' },
      { type: 'time-paid', seat: MARCO, amount: 2 },
    ]);
    expect(game.player(MARCO).time).toBe(41);

    game.choose('walk r0c6', 'walk r0c5');
    expect(game.player(MARCO).time).toBe(39);
    game.choose('ride tram r6c8');
    expect(game.player(MARCO).time).toBe(39);
    game.choose('walk r6c7');
    expect(game.player(MARCO)).toMatchObject({ time: 38, clues: 4 });
    expect(game.table.characters.vikstrom).toBe('r6c7');

    expect(question(game)).toMatchObject({ seat: MARCO, clause: 'ACT-5' });
    game.choose('spend 4', 'investigate p3');
    expect(game.player(MARCO).clues).toBe(0);
    const [seen] = game.events(MARCO);
    const hand = ['character:snowy', ...POWERS.map((power) => `power:${power}`)];
    expect(seen).toMatchObject({ type: 'investigated', seat: MARCO, target: CHRISTIAN });
    expect(seen?.type === 'investigated' && [...seen.cards].sort()).toEqual(hand.sort());
    expect(game.events(MARIO)).toEqual([{ type: 'looked', seat: MARCO, target: CHRISTIAN, count: 5 }]);
    expect(game.view(MARCO).shown).toEqual({ vikstrom: MARCO, snowy: CHRISTIAN });
    expect(game.player(CHRISTIAN)).toMatchObject({ characters: ['snowy'], powers: POWERS });

    game.choose('end');
    expect(game.asked).toBe(LEONARDO);
  });
});
