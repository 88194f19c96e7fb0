import { refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/data/characters.ts';
import { fenrir, hero } from '../declarer.ts';
import { CHRISTIAN, LEONARDO, MARCO, MARIO, marcosTurn, question, refused } from '../marcos-turn.ts';
import type { Scenario } from '../scenario.ts';

const POWERS = ['investigate', 'transport', 'research', 'compose'] as const;
const TO_CHOOSE = CHARACTERS.map((character) => `choose ${character}`);

const plays = (game: Scenario) => [...game.legalWith('card'), ...game.legalWith('tile')];

describe('what may be played before choosing', () => {
  test('TURN-2 TURN-3 what needs no chosen Character, and then the choice is asked again', () => {
    const game = marcosTurn({ me: { powers: POWERS, tiles: ['deggial', 'mole-1', 'spare-moment-2'] } });
    const cards = ['card investigate', 'card research', 'card compose'];
    expect(game.legal).toEqual([...TO_CHOOSE, ...cards, 'tile deggial', 'tile spare-moment-2']);
    game.choose('tile deggial');
    expect(game.player(MARCO).music).toBe(1);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'TURN-2',
      prompt: { key: 'prompt.choose', vars: {} },
    });
    expect(game.legal).toEqual([...TO_CHOOSE, ...cards]);
    game.choose('card compose');
    expect(game.player(MARCO).music).toBe(4);
    expect(game.legal).toEqual(TO_CHOOSE);
  });

  test.each([
    'keyhole-2',
    'deep-archive',
    'sleepless-night',
    'spare-moment-1',
    'solved-riddle-1',
    'omen-1',
    'summons',
    'false-papers',
  ])('TURN-3 %s waits for no Character', (tile) => {
    const game = marcosTurn({ me: { tiles: [tile], clues: 1 } });
    expect(game.legalWith('tile')).toEqual([`tile ${tile}`]);
  });

  test('TURN-3 what acts with the chosen Character waits, though it could be paid for and has a target', () => {
    const tiles = ['tram-pass-1', 'forced-march'];
    const everywhere = { vikstrom: 'r0c7', snowy: 'r2c2' } as const;
    const game = marcosTurn({ me: { powers: ['transport'], tiles }, at: everywhere });
    expect(plays(game)).toEqual([]);
    for (const line of ['card transport', 'tile tram-pass-1', 'tile forced-march'])
      expect(refused(game, line)).toEqual(['TURN-3', 'refusal.needs-character', {}]);
    expect(plays(game.choose('choose vikstrom'))).toContain('tile forced-march');
  });

  test('EVT-A nothing while the Event forbids it', () => {
    const game = marcosTurn({ me: { powers: POWERS, tiles: ['deggial'] }, table: { event: 'A' } });
    expect(plays(game)).toEqual([]);
    for (const line of ['card compose', 'card transport', 'tile deggial'])
      expect(refused(game, line)).toEqual(['EVT-A', 'refusal.plays-banned', {}]);
  });

  test('TURN-3 one card and one tile in the whole turn: what was played before is not played after', () => {
    const me = { powers: POWERS, tiles: ['deggial', 'lemuria'] };
    const game = marcosTurn({ me }).choose('card compose', 'tile deggial');
    expect(refused(game, 'card research')).toEqual(['TURN-3', 'refusal.card-played', {}]);
    expect(refused(game, 'tile lemuria')).toEqual(['TURN-3', 'refusal.tile-played', {}]);
    expect(plays(game.choose('choose johnsson'))).toEqual([]);
    expect(refused(game, 'card research')).toEqual(['TURN-3', 'refusal.card-played', {}]);
  });

  test('TURN-3 TURN-5 it is resolved whole: the tile that draws goes under the stack, what it draws may be played next turn', () => {
    const game = marcosTurn({
      me: { tiles: ['deep-archive'] },
      table: { stack: ['deggial', 'omen-1', 'omen-2'] },
    });
    game.choose('tile deep-archive');
    expect(game.table.stack).toEqual(['deep-archive']);
    expect(game.player(MARCO)).toMatchObject({ time: 18, tiles: ['deggial', 'omen-1', 'omen-2'] });
    expect(plays(game)).toEqual([]);
  });

  test('TURN-3 nothing comes between a play and its effect', () => {
    const game = marcosTurn({ me: { powers: POWERS, tiles: ['deggial'] } }).choose('card investigate');
    expect(game.prompt).toBe('prompt.investigate');
    for (const line of ['tile deggial', 'choose johnsson'])
      expect(game.refusal(line)).toEqual(refuse('ACT-1', 'refusal.not-offered'));
  });

  test('TURN-3 nothing comes between choosing and the end of the ability, whatever was played before', () => {
    const game = marcosTurn({ me: { powers: POWERS, tiles: ['deggial'] } });
    game.choose('card compose', 'choose lewis');
    expect(game.prompt).toBe('prompt.investigate');
    expect(refused(game, 'tile deggial')).toEqual(['TURN-3', 'refusal.ability-first', {}]);
    game.choose('investigate p2');
    expect(plays(game)).toEqual(['tile deggial']);
  });

  test('ACT-7 cards seen before choosing lie apart until the turn ends', () => {
    const game = marcosTurn({ me: { powers: ['investigate'] } }).choose(
      'card investigate',
      'investigate unknown',
    );
    game.choose('choose lewis');
    expect(game.legal).not.toContain('investigate unknown');
    expect(refused(game, 'investigate unknown')).toEqual(['ACT-7', 'refusal.nothing-unseen', {}]);
  });

  test('EVT-J the card played before choosing may be taken back, but none is played again this turn', () => {
    const game = marcosTurn({
      me: { powers: ['compose'] },
      table: { event: 'J', order: [LEONARDO, MARIO, CHRISTIAN, MARCO] },
    });
    game.choose('card compose', 'choose johnsson', 'regain compose');
    expect(game.player(MARCO)).toMatchObject({ powers: ['compose'], spent: [], music: 5 });
    expect(refused(game, 'card compose')).toEqual(['TURN-3', 'refusal.card-played', {}]);
  });

  test('TILE-12 ABIL-1 a swap before choosing decides where the ability begins', () => {
    const game = marcosTurn({ me: { tiles: ['false-papers'] }, at: { vidal: 'r6c10' } });
    game.choose('tile false-papers', 'swap snowy vidal', 'choose snowy');
    expect(game.table.characters.snowy).toBe('r6c10');
    expect(game.prompt).toBe('prompt.free-walk');
  });
});

describe('a play, and then a declaration', () => {
  test('WIN-1 TURN-3 a player may investigate and then declare in the same turn', () => {
    const game = hero({ self: { powers: ['investigate'] } });
    game.choose('card investigate', 'investigate p2', 'declare vikstrom');
    expect(game.table.turn).toMatchObject({ declared: 'vikstrom', character: 'vikstrom', playedCard: true });
  });

  test('WIN-1 once a Character is chosen it is too late, whatever was played before', () => {
    const game = hero({ self: { powers: ['compose'] } }).choose('card compose', 'choose johnsson');
    expect(game.refusal('declare vikstrom')).toEqual(refuse('WIN-1', 'refusal.declared-too-late'));
  });

  test('WIN-2 a Mark that was played is not in hand any more', () => {
    const tiles = ['false-papers', 'summons'];
    const game = fenrir({ self: { tiles } });
    expect(game.legalWith('declare')).toHaveLength(8);
    game.choose('tile false-papers', 'swap vidal lewis');
    expect(game.legalWith('declare')).toEqual([]);
    expect(game.refusal('declare vikstrom')).toEqual(refuse('WIN-2', 'refusal.too-few-marks', { marks: 1 }));
  });

  test('WIN-2 the Marks drawn before the declaration are shown, all of them', () => {
    const game = fenrir({
      self: { tiles: ['keyhole-1', 'deggial'], powers: ['research'] },
      table: { stack: ['fenrir-stone', 'summons', 'lemuria'] },
    });
    expect(game.legalWith('declare')).toEqual([]);
    game.choose('card research', 'declare vikstrom');
    const tiles = ['keyhole-1', 'fenrir-stone', 'summons'];
    expect(game.events(1)).toContainEqual({ type: 'marks-shown', seat: 0, tiles });
  });
});
