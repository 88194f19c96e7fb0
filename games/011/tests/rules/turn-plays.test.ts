import { describe, expect, test } from 'vitest';
import {
  CHRISTIAN,
  LEONARDO,
  MARCO,
  MARIO,
  marcosTurn,
  question,
  refused,
  type Scene,
} from '../marcos-turn.ts';
import type { Scenario } from '../scenario.ts';

const POWERS = ['investigate', 'transport', 'research', 'compose'] as const;

/** A full hand: four Power cards, two Item tiles that can always be played, and a Location tile. */
const HANDS = { powers: POWERS, tiles: ['deggial', 'mole-1', 'spare-moment-2'] };
/** What of it can be played away from Stations. */
const PLAYS = ['card investigate', 'card research', 'card compose', 'tile deggial', 'tile spare-moment-2'];

describe('when cards and tiles may be played', () => {
  const plays = (game: Scenario) => [...game.legalWith('card'), ...game.legalWith('tile')];

  test('TURN-1 TURN-3 not before the ability, which follows on the choice by itself', () => {
    const game = marcosTurn({ me: HANDS }).choose('choose vikstrom');
    expect(game.heard(MARIO)).toEqual(['character-chosen', 'ability-used', 'time-gained']);
    expect(game.player(MARCO).time).toBe(23);
    expect(game.prompt).toBe('prompt.gears');
    expect(plays(game)).toEqual(PLAYS);
  });

  test('TURN-3 not while an ability or an Event before it still asks', () => {
    const last = { event: 'I', order: [LEONARDO, MARIO, CHRISTIAN, MARCO] } as const;
    const regaining = { ...last, event: 'J' } as const;
    const questions: [string, Scenario][] = [
      ['prompt.investigate', marcosTurn({ me: HANDS }).choose('choose lewis')],
      ['prompt.act', marcosTurn({ me: HANDS }).choose('choose vidal')],
      ['prompt.copy', marcosTurn({ me: HANDS }).choose('choose pahlsson')],
      ['prompt.clue-on-place', marcosTurn({ me: HANDS }).choose('choose koleberg')],
      ['prompt.free-walk', marcosTurn({ me: HANDS }).choose('choose snowy')],
      ['prompt.free-walk', marcosTurn({ me: HANDS, table: last }).choose('choose vikstrom')],
      ['prompt.block', marcosTurn({ me: HANDS, table: { event: 'H' } }).choose('choose lewis')],
      [
        'prompt.regain',
        marcosTurn({ me: { ...HANDS, spent: ['compose'] }, table: regaining }).choose('choose vidal'),
      ],
      [
        'prompt.move-clue',
        marcosTurn({ me: HANDS, table: { clues: ['r4c5'] } }).choose('choose vidal', 'act move-clue'),
      ],
    ];
    for (const [prompt, game] of questions) {
      expect(game.prompt).toBe(prompt);
      expect([prompt, plays(game)]).toEqual([prompt, []]);
      expect(refused(game, 'card compose')).toEqual(['TURN-3', 'refusal.ability-first', {}]);
      expect(refused(game, 'tile deggial')).toEqual(['TURN-3', 'refusal.ability-first', {}]);
    }
  });

  test('TURN-3 during the ability, too, a ban is what forbids a play (EVT-A)', () => {
    const game = marcosTurn({ me: HANDS, table: { event: 'A' } }).choose('choose lewis');
    expect(game.prompt).toBe('prompt.investigate');
    expect(refused(game, 'card compose')).toEqual(['EVT-A', 'refusal.plays-banned', {}]);
    expect(refused(game, 'tile deggial')).toEqual(['EVT-A', 'refusal.plays-banned', {}]);
  });

  test('TURN-3 not between the two uses of an ability', () => {
    const game = marcosTurn({ me: HANDS, table: { event: 'B', order: [LEONARDO, MARIO, MARCO, CHRISTIAN] } });
    game.choose('choose koleberg', 'clue r3c8');
    expect(plays(game)).toEqual([]);
    expect(refused(game, 'tile deggial')).toEqual(['TURN-3', 'refusal.ability-first', {}]);
    expect(plays(game.choose('clue r4c4'))).toEqual(PLAYS);
    expect(game.prompt).toBe('prompt.gears');
  });

  test('TURN-3 before the gears turn', () => {
    const game = marcosTurn({ me: HANDS }).choose('choose vikstrom');
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3', ...PLAYS]);
    game.choose('tile deggial');
    expect(game.legal).toEqual([
      'turn 1',
      'turn 2',
      'turn 3',
      'card investigate',
      'card research',
      'card compose',
    ]);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'GEAR-2',
      prompt: { key: 'prompt.gears', vars: {} },
    });
  });

  /** Vikström one step from a yellow Station with a tram at the pointer; three steps may be walked. */
  const nearTheTram: Scene = {
    me: HANDS,
    at: { vikstrom: 'r0c6' },
    faces: { machine: 'tram', steps: 3, action: 'compose' },
  };

  test('TURN-3 before the first step, between paid steps and after the ride', () => {
    const game = marcosTurn(nearTheTram).choose('choose vikstrom', 'turn 1');
    expect(game.legal).toEqual(['walk r0c7', 'walk r1c6', 'walk r0c5', 'stop', ...PLAYS]);
    game.choose('walk r0c5');
    const transport = PLAYS.toSpliced(1, 0, 'card transport');
    expect(plays(game)).toEqual(transport);
    game.choose('tile deggial');
    expect(game.legal).toEqual([
      'walk r0c6',
      'walk r1c5',
      'walk r0c4',
      'ride tram r5c2',
      'ride tram r6c8',
      'stop',
      'card investigate',
      'card transport',
      'card research',
      'card compose',
    ]);
    game.choose('ride tram r5c2');
    expect(plays(game)).toEqual(['card investigate', 'card transport', 'card research', 'card compose']);
    game.choose('card compose', 'walk r5c1', 'walk r5c0');
    expect(game.prompt).toBe('prompt.end-turn');
    expect(game.player(MARCO)).toMatchObject({ music: 5, time: 19 });
  });

  test('TURN-3 when nothing is left to move', () => {
    const game = marcosTurn({ ...nearTheTram, faces: { machine: 'airship', steps: 1, action: 'compose' } });
    game.choose('choose vikstrom', 'turn 1', 'walk r1c6');
    expect(game.legal).toEqual(['stop', ...PLAYS]);
    game.choose('tile deggial', 'card compose');
    expect(game.prompt).toBe('prompt.end-turn');
  });

  test('TURN-3 after the action and before the turn ends', () => {
    const game = marcosTurn({ ...nearTheTram, me: { ...HANDS, clues: 1 } });
    game.choose('choose vikstrom', 'turn 1', 'stop');
    expect(game.prompt).toBe('prompt.spend');
    expect(plays(game)).toEqual([]);
    expect(refused(game, 'card compose')).toEqual(['ACT-5', 'refusal.not-offered', {}]);
    game.choose('spend 0');
    expect(game.legal).toEqual(['end', ...PLAYS]);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'TURN-3',
      prompt: { key: 'prompt.end-turn', vars: {} },
    });
    game.choose('card compose');
    expect(game.legal).toEqual(['end', 'tile deggial', 'tile spare-moment-2']);
    game.choose('tile deggial');
    expect(game.legal).toEqual(['end']);
    game.choose('end');
    expect(game.moment.asks).toEqual([]);
  });

  test('TURN-3 never inside a free walk', () => {
    const expectNoPlay = (game: Scenario) => {
      expect(game.prompt).toBe('prompt.free-walk');
      expect(plays(game)).toEqual([]);
      expect(refused(game, 'card compose')).toEqual(['TURN-3', 'refusal.inside-a-walk', {}]);
      expect(refused(game, 'tile deggial')).toEqual(['TURN-3', 'refusal.inside-a-walk', {}]);
    };
    const carriage = marcosTurn({ me: HANDS, faces: { machine: 'carriage', steps: 1, action: 'compose' } });
    carriage.choose('choose vikstrom', 'turn 1', 'carriage');
    expectNoPlay(carriage);
    expectNoPlay(carriage.choose('walk r1c6'));

    const march = marcosTurn({ me: { ...HANDS, tiles: ['forced-march', 'deggial'] } });
    march.choose('choose vikstrom', 'tile forced-march');
    expectNoPlay(march);
    expectNoPlay(march.choose('walk r1c6'));
    expect(march.choose('stop').legal).toEqual([
      'turn 1',
      'turn 2',
      'turn 3',
      'card investigate',
      'card research',
      'card compose',
    ]);
  });

  test('TURN-3 never between a question of a card, a tile or the action and its answer', () => {
    const questions: [string, Scenario][] = [
      ['ACT-1', marcosTurn({ me: HANDS }).choose('choose vikstrom', 'card investigate')],
      [
        'MOVE-7',
        marcosTurn({ me: HANDS, at: { vikstrom: 'r0c5' } }).choose('choose vikstrom', 'card transport'),
      ],
      [
        'TILE-11',
        marcosTurn({ me: { ...HANDS, tiles: ['summons'] } }).choose('choose vikstrom', 'tile summons'),
      ],
      [
        'TILE-12',
        marcosTurn({ me: { ...HANDS, tiles: ['false-papers'] } }).choose(
          'choose vikstrom',
          'tile false-papers',
        ),
      ],
      [
        'ACT-4',
        marcosTurn({
          me: HANDS,
          table: { clues: ['r4c5'] },
          faces: { machine: 'tram', steps: 1, action: 'move-clue' },
        }).choose('choose vikstrom', 'turn 1', 'stop'),
      ],
      [
        'ACT-1',
        marcosTurn({ me: HANDS, faces: { machine: 'tram', steps: 1, action: 'investigate' } }).choose(
          'choose vikstrom',
          'turn 1',
          'stop',
        ),
      ],
    ];
    for (const [clause, game] of questions) {
      expect([clause, plays(game)]).toEqual([clause, []]);
      expect(refused(game, 'card compose')).toEqual([clause, 'refusal.not-offered', {}]);
      expect(refused(game, 'tile deggial')).toEqual([clause, 'refusal.not-offered', {}]);
    }
  });

  test('TURN-3 at most one Power card a turn', () => {
    const game = marcosTurn({ me: HANDS }).choose('choose vikstrom', 'card compose');
    for (const line of ['turn 1', 'stop']) {
      expect(game.legalWith('card')).toEqual([]);
      expect(game.legalWith('tile')).toEqual(['tile deggial', 'tile spare-moment-2']);
      expect(refused(game, 'card research')).toEqual(['TURN-3', 'refusal.card-played', {}]);
      game.choose(line);
    }
    expect(game.legal).toEqual(['end', 'tile deggial', 'tile spare-moment-2']);
    expect(refused(game, 'card research')).toEqual(['TURN-3', 'refusal.card-played', {}]);
  });

  test('TURN-3 at most one Item tile a turn', () => {
    const game = marcosTurn({ me: HANDS }).choose('choose vikstrom', 'tile deggial');
    for (const line of ['turn 1', 'stop']) {
      expect(game.legalWith('tile')).toEqual([]);
      expect(game.legalWith('card')).toEqual(['card investigate', 'card research', 'card compose']);
      expect(refused(game, 'tile spare-moment-2')).toEqual(['TURN-3', 'refusal.tile-played', {}]);
      game.choose(line);
    }
    expect(game.legal).toEqual(['end', 'card investigate', 'card research', 'card compose']);
    expect(refused(game, 'tile spare-moment-2')).toEqual(['TURN-3', 'refusal.tile-played', {}]);
  });

  test('TURN-3 with both played the turn asks about plays no more', () => {
    const game = marcosTurn({ me: HANDS }).choose('choose vikstrom', 'card compose', 'tile deggial');
    expect(game.heard(MARIO)).toEqual(['tile-played', 'music-gained']);
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
  });

  test('TURN-3 an effect is resolved whole, at one moment, on one target', () => {
    const game = marcosTurn({ me: HANDS }).choose('choose vikstrom', 'card investigate', 'investigate p3');
    expect(game.events(MARIO)).toEqual([{ type: 'looked', seat: MARCO, target: CHRISTIAN, count: 3 }]);
    expect(game.prompt).toBe('prompt.gears');
  });

  test('TURN-3 nobody is asked about plays who holds nothing to play', () => {
    expect(marcosTurn().choose('choose vikstrom').prompt).toBe('prompt.gears');
    expect(marcosTurn({ me: { powers: ['transport'] } }).choose('choose vikstrom').legal).toEqual([
      'turn 1',
      'turn 2',
      'turn 3',
    ]);
    const played = marcosTurn({ me: { powers: POWERS } }).choose('choose vikstrom', 'card compose');
    expect(played.prompt).toBe('prompt.gears');
    const tiled = marcosTurn({ me: { tiles: ['deggial', 'lemuria'] } });
    expect(tiled.choose('choose vikstrom', 'tile deggial').prompt).toBe('prompt.gears');
  });

  test('TURN-3 being asked does not betray which tiles are held', () => {
    const cornered: Scene = {
      at: { vikstrom: 'r0c3', snowy: 'r0c4', lilja: 'r1c3' },
      faces: { machine: 'airship', steps: 3, action: 'compose' },
    };
    const asked = (tiles: string[]) => {
      const game = marcosTurn({ ...cornered, me: { tiles } });
      const questions: string[] = [];
      for (const line of ['choose vikstrom', 'turn 1', 'stop', 'end']) {
        questions.push(`${game.asked} ${game.clause} ${game.prompt}`);
        game.choose(line);
      }
      return questions;
    };
    const useless = asked(['mole-1']);
    expect(useless).toEqual(asked(['deggial']));
    expect(useless).toEqual(asked(['fenrir-stone']));
    expect(useless.map((line) => line.split(' ')[2])).toEqual([
      'prompt.choose',
      'prompt.gears',
      'prompt.move',
      'prompt.end-turn',
    ]);
  });

  test('TURN-3 where nobody may play (EVT-A) the turn neither asks nor takes plays', () => {
    const game = marcosTurn({ me: HANDS, table: { event: 'A' } }).choose('choose vikstrom');
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
    expect(refused(game, 'card compose')).toEqual(['EVT-A', 'refusal.plays-banned', {}]);
    expect(refused(game, 'tile deggial')).toEqual(['EVT-A', 'refusal.plays-banned', {}]);
    game.choose('turn 1');
    expect(plays(game)).toEqual([]);
    expect(refused(game, 'card compose')).toEqual(['EVT-A', 'refusal.plays-banned', {}]);
    game.choose('walk r1c6');
    expect(game.legal).toEqual(['end']);
    expect(refused(game, 'tile deggial')).toEqual(['EVT-A', 'refusal.plays-banned', {}]);
  });

  test('TURN-3 an Event that bans something else bans no play', () => {
    const game = marcosTurn({ me: HANDS, table: { event: 'E' } }).choose('choose vikstrom');
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3', ...PLAYS]);
  });

  test('TURN-3 nothing else is an answer at these moments', () => {
    const game = marcosTurn({ me: HANDS }).choose('choose vikstrom');
    expect(refused(game, 'choose snowy')).toEqual(['GEAR-2', 'refusal.not-offered', {}]);
    game.choose('turn 1');
    expect(refused(game, 'end')).toEqual(['MOVE-1', 'refusal.not-offered', {}]);
    game.choose('stop');
    expect(refused(game, 'stop')).toEqual(['TURN-3', 'refusal.not-offered', {}]);
  });
});

describe('what a play is', () => {
  test('TURN-4 a card comes on top of what the gears give', () => {
    const game = marcosTurn({ me: { powers: ['compose'], tiles: ['deggial'] } });
    game.choose('choose johnsson', 'card compose', 'tile deggial', 'turn 1', 'walk r7c6');
    expect(game.player(MARCO).music).toBe(2 + 3 + 1 + 1);
  });

  test('TURN-4 cards and tiles are never boosted with Clues', () => {
    const me = { powers: POWERS, tiles: ['keyhole-2'], clues: 5 };
    const card = marcosTurn({ me }).choose('choose vikstrom', 'card investigate');
    expect(question(card)).toEqual({
      seat: MARCO,
      clause: 'ACT-1',
      prompt: { key: 'prompt.investigate', vars: { count: 3 } },
    });
    const tile = marcosTurn({ me }).choose('choose vikstrom', 'tile keyhole-2');
    expect(question(tile)).toEqual({
      seat: MARCO,
      clause: 'ACT-1',
      prompt: { key: 'prompt.investigate', vars: { count: 1 } },
    });
    expect([card, tile].map((game) => game.player(MARCO).clues)).toEqual([5, 5]);
    const composed = marcosTurn({ me }).choose('choose vikstrom', 'card compose');
    expect(composed.prompt).toBe('prompt.gears');
    expect(composed.player(MARCO)).toMatchObject({ music: 3, clues: 5 });
  });

  test('TURN-5 a played tile goes to the bottom of the stack', () => {
    const game = marcosTurn({
      me: { tiles: ['mole-1', 'deggial', 'lemuria'] },
      table: { stack: ['omen-1', 'omen-2'] },
    });
    game.choose('choose vikstrom', 'tile deggial');
    expect(game.table.stack).toEqual(['omen-1', 'omen-2', 'deggial']);
    expect(game.player(MARCO).tiles).toEqual(['mole-1', 'lemuria']);
    expect(game.told[0]).toEqual({
      event: { type: 'tile-played', seat: MARCO, tile: 'deggial' },
      to: 'all',
      reveals: false,
    });
  });

  test('TURN-5 until its effect is over a played tile lies open, neither in hand nor under the stack', () => {
    const lying: [string, Scene, string, string][] = [
      ['keyhole-1', {}, 'prompt.investigate', 'investigate p2'],
      ['tram-pass-1', { at: { vikstrom: 'r0c5' } }, 'prompt.ride', 'ride tram r5c2'],
      ['omen-1', {}, 'prompt.clue-on-place', 'clue r3c8'],
      ['forced-march', {}, 'prompt.free-walk', 'stop'],
      ['summons', {}, 'prompt.send', 'send snowy mole'],
      ['false-papers', {}, 'prompt.swap', 'swap snowy lilja'],
    ];
    for (const [id, scene, prompt, line] of lying) {
      const game = marcosTurn({ ...scene, me: { tiles: ['mole-1', id] }, table: { stack: ['lemuria'] } });
      game.choose('choose vikstrom', `tile ${id}`);
      expect([id, game.prompt, game.table.stack]).toEqual([id, prompt, ['lemuria']]);
      expect(game.player(MARCO).tiles).toEqual(['mole-1']);
      for (const viewer of [MARCO, MARIO, null])
        expect(game.view(viewer)).toMatchObject({ stack: 1, turn: { playing: id } });
      game.choose(line);
      expect(game.table.stack).toEqual(['lemuria', id]);
      expect(game.table.turn).toMatchObject({ playing: null, playedTile: true });
    }
  });

  test('TURN-5 a tile whose effect asks nothing goes under the stack after it, at any moment', () => {
    const me = { tiles: ['deep-archive', 'deggial'] };
    const scene: Scene = { me, table: { stack: ['omen-1', 'omen-2'] } };
    for (const lines of [[], ['turn 1'], ['turn 1', 'stop']]) {
      const game = marcosTurn(scene).choose('choose vikstrom', ...lines, 'tile deep-archive');
      expect(game.player(MARCO).tiles).toEqual(['deggial', 'omen-1', 'omen-2']);
      expect(game.table.stack).toEqual(['deep-archive']);
    }
  });

  test('TURN-5 a played Power card leaves the hand for good', () => {
    const game = marcosTurn({
      agenda: [
        { step: 'turn', seat: MARCO },
        { step: 'turn', seat: MARCO },
      ],
      me: { powers: POWERS },
    });
    game.choose('choose johnsson', 'card compose');
    expect(game.player(MARCO)).toMatchObject({
      powers: ['investigate', 'transport', 'research'],
      spent: ['compose'],
    });
    expect(game.told).toEqual([
      { event: { type: 'card-played', seat: MARCO, power: 'compose' }, to: 'all', reveals: false },
      { event: { type: 'music-gained', seat: MARCO, amount: 3 }, to: 'all', reveals: false },
    ]);
    game.choose('turn 1', 'walk r7c6', 'end', 'choose lilja');
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3', 'card investigate', 'card research']);
    expect(refused(game, 'card compose')).toEqual(['TURN-5', 'refusal.no-such-card', {}]);
    game.choose('card research');
    expect(game.player(MARCO)).toMatchObject({
      powers: ['investigate', 'transport'],
      spent: ['compose', 'research'],
    });
  });

  test('TURN-5 but the last in order takes one back where the Event says so (EVT-J)', () => {
    const game = marcosTurn({
      me: { powers: ['research'], spent: ['compose'] },
      table: { event: 'J', order: [LEONARDO, MARIO, CHRISTIAN, MARCO] },
    });
    game.choose('choose johnsson', 'regain compose');
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3', 'card research', 'card compose']);
  });

  test('TURN-6 a play that costs Time must leave at least 1', () => {
    const withTime = (time: number) =>
      marcosTurn({ me: { time, tiles: ['sleepless-night'] } }).choose('choose johnsson');
    expect(withTime(3).legal).toEqual(['turn 1', 'turn 2', 'tile sleepless-night']);
    expect(withTime(2).legal).toEqual(['turn 1']);
    expect(refused(withTime(2), 'tile sleepless-night')).toEqual([
      'TURN-6',
      'refusal.too-little-time',
      { time: 2 },
    ]);
    expect(withTime(3).choose('tile sleepless-night').player(MARCO).time).toBe(1);
  });

  test('TURN-6 a play that costs a Clue needs one', () => {
    const withClues = (clues: number) =>
      marcosTurn({ me: { clues, tiles: ['solved-riddle-1'] } }).choose('choose johnsson');
    expect(withClues(1).legal).toEqual(['turn 1', 'turn 2', 'turn 3', 'tile solved-riddle-1']);
    expect(withClues(0).legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
    expect(refused(withClues(0), 'tile solved-riddle-1')).toEqual([
      'TURN-6',
      'refusal.too-few-clues',
      { clues: 0 },
    ]);
    expect(withClues(1).choose('tile solved-riddle-1').player(MARCO).clues).toBe(0);
  });

  test('TURN-6 a play needs a target at that moment', () => {
    const game = marcosTurn({
      me: { powers: ['transport', 'research'], tiles: ['omen-1', 'tram-pass-1'] },
      at: { johnsson: 'r0c7', vikstrom: 'r2c2', snowy: 'r3c8', lilja: 'r4c4', vidal: 'r8c5' },
      table: { stack: [] },
    });
    game.choose('choose lewis', 'investigate p2');
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
    for (const line of ['card transport', 'card research', 'tile omen-1', 'tile tram-pass-1']) {
      expect(refused(game, line)).toEqual(['TURN-6', 'refusal.no-target', {}]);
    }
  });

  test('TURN-6 a target that comes up later in the turn makes the play possible', () => {
    const game = marcosTurn({
      me: { powers: ['transport'] },
      at: { johnsson: 'r0c6' },
    }).choose('choose johnsson', 'turn 1');
    expect(game.legalWith('card')).toEqual([]);
    game.choose('walk r0c5');
    expect(game.legalWith('card')).toEqual(['card transport']);
  });

  test('TURN-6 a gain lost to a ceiling does not forbid a play', () => {
    const me = { time: 45, music: 15, powers: POWERS, tiles: ['spare-moment-1', 'deggial'] };
    const game = marcosTurn({ me }).choose('choose lilja');
    expect(game.legal).toContain('card compose');
    expect(game.legalWith('tile')).toEqual(['tile spare-moment-1', 'tile deggial']);
    game.choose('tile spare-moment-1');
    expect(game.events(null)).toEqual([
      { type: 'tile-played', seat: MARCO, tile: 'spare-moment-1' },
      { type: 'time-gained', seat: MARCO, amount: 0 },
    ]);
    game.choose('card compose');
    expect(game.events(null).slice(0, 2)).toEqual([
      { type: 'card-played', seat: MARCO, power: 'compose' },
      { type: 'music-gained', seat: MARCO, amount: 0 },
    ]);
    expect(game.player(MARCO)).toMatchObject({ time: 45, music: 15 });
  });

  test('TURN-6 a tile that is not held cannot be played', () => {
    const game = marcosTurn({ me: { tiles: ['deggial'] } }).choose('choose johnsson');
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3', 'tile deggial']);
    expect(refused(game, 'tile lemuria')).toEqual(['TILE-1', 'refusal.no-such-tile', {}]);
  });
});
