import { describe, expect, test } from 'vitest';
import { LEONARDO, MARCO, MARIO, marcosTurn, question, refused } from '../marcos-turn.ts';
import { position } from '../scenario.ts';

const EVERYONE = ['vikstrom', 'snowy', 'lilja', 'pahlsson', 'koleberg', 'lewis', 'johnsson', 'vidal'];

describe('the shape of a turn', () => {
  test('TURN-1 in turn order each active player takes a whole turn', () => {
    const game = position({
      agenda: [{ step: 'turns' }],
      table: { phase: 'clues', event: null, blocked: [], order: [3, 0, 1, 2], gears: [0, 0, 3] },
      players: { 1: { out: true, powers: [] }, 0: { powers: [] }, 2: { powers: [] }, 3: { powers: [] } },
    });
    expect(game.table.phase).toBe('turns');
    const turn = (character: string) => {
      const seat = game.asked;
      game.choose(`choose ${character}`, 'turn 1', 'stop', 'end');
      expect(game.events(null)[0]).toEqual({ type: 'turn-ended', seat });
      return seat;
    };
    expect([turn('johnsson'), turn('vikstrom'), turn('lilja')]).toEqual([3, 0, 2]);
    expect(game.moment.asks).toEqual([]);
    expect(game.table.turn).toBe(null);
    expect(game.events(null)).toEqual([{ type: 'turn-ended', seat: 2 }]);
    expect(game.table.used).toEqual({ johnsson: 3, vikstrom: 0, lilja: 2 });
  });

  test('TURN-1 a turn begins with nothing done, and all hear whose it is', () => {
    const game = marcosTurn({ agenda: [{ step: 'turn', seat: MARCO }, { step: 'location' }] });
    expect(game.delivered).toEqual([
      { event: { type: 'turn-began', seat: MARCO }, to: 'all', reveals: false },
    ]);
    expect(game.table.turn).toEqual({
      seat: MARCO,
      character: null,
      declared: null,
      marks: [],
      uses: 1,
      teeth: 0,
      walked: 0,
      rode: false,
      playedCard: false,
      playedTile: false,
      playing: null,
      apart: [],
      floor: 1,
    });
  });

  test('TURN-1 choose, Event, ability, gears, move, action, end: in this order', () => {
    const game = marcosTurn({
      me: { powers: ['compose'] },
      at: { vikstrom: 'r1c6' },
      table: { event: 'F' },
      faces: { machine: 'tram', steps: 1, action: 'compose' },
    });
    const asked: string[] = [];
    const told: string[] = [];
    for (const line of ['choose vikstrom', 'turn 1', 'walk r0c6', 'stop', 'end']) {
      asked.push(`${game.clause} ${game.prompt}`);
      told.push(game.choose(line).heard(MARIO).join(' '));
    }
    expect(asked).toEqual([
      'TURN-2 prompt.choose',
      'GEAR-2 prompt.gears',
      'MOVE-1 prompt.move',
      'MOVE-1 prompt.move',
      'TURN-3 prompt.end-turn',
    ]);
    expect(told).toEqual([
      'character-chosen time-gained ability-used time-gained',
      'gears-turned time-paid',
      'walked time-paid',
      'music-gained',
      'turn-ended',
    ]);
  });

  test('TURN-1 only the player whose turn it is may choose', () => {
    expect(marcosTurn().refusal('choose vikstrom', MARIO)).toEqual({
      refused: true,
      clause: 'TURN-2',
      reason: { key: 'refusal.not-asked', vars: { seat: MARCO } },
    });
  });

  test('TURN-1 the next player begins anew what the one before used up', () => {
    const game = marcosTurn({
      agenda: [
        { step: 'turn', seat: MARCO },
        { step: 'turn', seat: MARIO },
      ],
      me: { powers: ['compose'], tiles: ['deggial'] },
      players: { [MARIO]: { powers: ['compose'], tiles: ['lemuria'], time: 20 } },
    });
    game.choose('choose johnsson', 'card compose', 'tile deggial', 'turn 1', 'walk r7c6', 'end');
    expect(game.events(null)).toEqual([
      { type: 'turn-ended', seat: MARCO },
      { type: 'turn-began', seat: MARIO },
    ]);
    game.choose('choose lilja');
    expect(game.asked).toBe(MARIO);
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3', 'card compose', 'tile lemuria']);
  });
});

describe('choosing a Character', () => {
  test('TURN-2 any Character that nobody used this Hour and that is not blocked', () => {
    const game = marcosTurn({ table: { used: { koleberg: LEONARDO }, blocked: ['lewis'] } });
    expect(game.legal).toEqual([
      'choose vikstrom',
      'choose snowy',
      'choose lilja',
      'choose pahlsson',
      'choose johnsson',
      'choose vidal',
    ]);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'TURN-2',
      prompt: { key: 'prompt.choose', vars: {} },
    });
  });

  test('TURN-2 a Character once used, by whomever, is refused', () => {
    const game = marcosTurn({ table: { used: { koleberg: MARCO }, blocked: ['lewis'] } });
    expect(refused(game, 'choose koleberg')).toEqual([
      'TURN-2',
      'refusal.character-used',
      { character: 'koleberg' },
    ]);
    expect(refused(game, 'choose lewis')).toEqual([
      'EVT-3',
      'refusal.character-blocked',
      { character: 'lewis' },
    ]);
  });

  test('TURN-2 a Character both used and blocked is refused as blocked', () => {
    const game = marcosTurn({ table: { used: { lewis: LEONARDO }, blocked: ['lewis'] } });
    expect(game.legal).not.toContain('choose lewis');
    expect(refused(game, 'choose lewis')[0]).toBe('EVT-3');
  });

  test('TURN-2 the chosen Character is marked as used by its player', () => {
    const game = marcosTurn({ table: { used: { koleberg: LEONARDO } } }).choose('choose vidal');
    expect(game.table.used).toEqual({ koleberg: LEONARDO, vidal: MARCO });
    expect(game.table.turn).toMatchObject({ character: 'vidal', declared: null });
    expect(game.delivered[0]).toEqual({
      event: { type: 'character-chosen', seat: MARCO, character: 'vidal' },
      to: 'all',
      reveals: false,
    });
  });

  test('TURN-2 with the Organ on the map a Hero may declare victory instead (WIN-1)', () => {
    const game = marcosTurn({ table: { organ: 'r5c5', used: { koleberg: LEONARDO } } });
    expect(game.legalWith('choose')).toHaveLength(7);
    expect(game.legalWith('declare')).toEqual(EVERYONE.map((who) => `declare ${who}`));
    expect(marcosTurn().legalWith('declare')).toEqual([]);
    expect(refused(marcosTurn(), 'declare lilja')).toEqual(['WIN-2', 'refusal.no-organ', {}]);
  });

  test('TURN-2 nothing else is an answer', () => {
    expect(refused(marcosTurn(), 'turn 1')).toEqual(['TURN-2', 'refusal.not-offered', {}]);
  });
});
