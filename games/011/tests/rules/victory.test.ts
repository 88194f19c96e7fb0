import { refuse, text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/data/characters.ts';
import { RUNE_SQUARES } from '../../src/data/city.ts';
import { game as eleven } from '../../src/index.ts';
import { AT_THE_ORGAN, fenrir, hero, JOHNSSON_CHOSEN } from '../declarer.ts';
import { phaseFive } from '../phase-five.ts';
import { deal, position, type Scenario } from '../scenario.ts';

const EVERY_DECLARATION = CHARACTERS.map((character) => `declare ${character}`);

describe('when victory may be declared', () => {
  test('WIN-1 in the own turn, before choosing a Character: any of the eight may be named', () => {
    const game = hero({ table: { used: { koleberg: 3 } } });
    expect(game.asked).toBe(0);
    expect(game.clause).toBe('TURN-2');
    expect(game.moment.asks[0]?.prompt).toEqual(text('prompt.choose'));
    expect(game.legal).toEqual([
      'choose vikstrom',
      'choose snowy',
      'choose lilja',
      'choose pahlsson',
      'choose lewis',
      'choose johnsson',
      'choose vidal',
      ...EVERY_DECLARATION,
    ]);
  });

  test('WIN-1 a turn begins with one of the two: nothing else is offered', () => {
    const game = hero();
    expect(game.refusal('pass')).toEqual(refuse('TURN-2', 'refusal.not-offered'));
    expect(game.refusal('turn 1')).toEqual(refuse('TURN-2', 'refusal.not-offered'));
  });

  test("WIN-1 not in somebody else's turn", () => {
    const game = hero();
    expect(game.refusal('declare vikstrom', 1)).toEqual(refuse('TURN-2', 'refusal.not-asked', { seat: 0 }));
  });

  test('WIN-1 not once a Character is chosen', () => {
    const game = hero().choose('choose johnsson');
    expect(game.refusal('declare vikstrom')).toEqual(refuse('WIN-1', 'refusal.declared-too-late'));
    game.choose('turn 1');
    expect(game.refusal('declare vikstrom')).toEqual(refuse('WIN-1', 'refusal.declared-too-late'));
    game.choose('stop');
    expect(game.refusal('declare vikstrom')).toEqual(refuse('WIN-1', 'refusal.declared-too-late'));
  });

  test('WIN-1 not in the auction, nor while Clues or Locations are placed', () => {
    const auction = deal();
    expect(auction.refusal('declare vikstrom')).toEqual(refuse('AUC-2', 'refusal.not-offered'));
    const clues = position({ table: { order: [0, 1, 2, 3] }, agenda: [{ step: 'clues' }] });
    expect(clues.refusal('declare vikstrom')).toEqual(refuse('CLUE-1', 'refusal.not-offered'));
    const evening = phaseFive({ tiles: ['mole-1'] });
    expect(evening.refusal('declare vikstrom')).toEqual(refuse('LOC-1', 'refusal.not-offered'));
  });
});

describe('what a declaration needs', () => {
  test('WIN-2 a Hero needs the Organ on the map', () => {
    const game = hero({ table: { organ: null } });
    expect(game.legalWith('declare')).toEqual([]);
    expect(game.refusal('declare vikstrom')).toEqual(refuse('WIN-2', 'refusal.no-organ'));
    expect(game.refusal('declare lilja')).toEqual(refuse('WIN-2', 'refusal.no-organ'));
  });

  test('WIN-2 a Hero needs no Wolf Marks, and no pages yet', () => {
    const game = hero({ self: { music: 0, tiles: [] } });
    expect(game.legalWith('declare')).toEqual(EVERY_DECLARATION);
  });

  test.each([
    { tiles: [], marks: 0 },
    { tiles: ['keyhole-1'], marks: 1 },
    { tiles: ['deggial', 'summons', 'keyhole-2', 'mole-1'], marks: 1 },
  ])('WIN-2 Fenrir cannot declare with $marks Wolf Marks', ({ tiles, marks }) => {
    const game = fenrir({ self: { tiles } });
    expect(game.legalWith('declare')).toEqual([]);
    expect(game.refusal('declare vikstrom')).toEqual(refuse('WIN-2', 'refusal.too-few-marks', { marks }));
  });

  test.each([
    { tiles: ['fenrir-stone'] },
    { tiles: ['keyhole-1', 'deep-archive'] },
    { tiles: ['false-papers', 'fenrir-stone', 'solved-riddle-1'] },
  ])('WIN-2 Fenrir may declare with $tiles, without the Organ and without pages', ({ tiles }) => {
    const game = fenrir({ self: { tiles, music: 0 } });
    expect(game.table.organ).toBeNull();
    expect(game.legalWith('declare')).toEqual(EVERY_DECLARATION);
  });

  test('WIN-2 Fenrir may declare with the Organ on the map too', () => {
    const game = fenrir({ table: { organ: 'r6c6' } });
    expect(game.legalWith('declare')).toEqual(EVERY_DECLARATION);
  });

  test('WIN-2 Fenrir shows the tiles with Wolf Marks, and only those', () => {
    const game = fenrir({ self: { tiles: ['deggial', 'keyhole-1', 'mole-1', 'fenrir-stone', 'keyhole-2'] } });
    game.choose('declare vikstrom');
    const marks = { type: 'marks-shown', seat: 0, tiles: ['keyhole-1', 'fenrir-stone'] };
    expect(game.delivered.slice(0, 3)).toEqual([
      { event: { type: 'declared', seat: 0, character: 'vikstrom' }, to: 'all', reveals: false },
      { event: marks, to: 'all', reveals: true },
      { event: { type: 'declared-right', seat: 0, character: 'vikstrom' }, to: 'all', reveals: true },
    ]);
    const kept = ['deggial', 'keyhole-1', 'mole-1', 'fenrir-stone', 'keyhole-2'];
    expect(game.player(0).tiles.slice(0, 5)).toEqual(kept);
  });

  test('WIN-2 TURN-5 a shown Mark that Fenrir plays leaves the hand, and the others stay shown', () => {
    const game = fenrir({ self: { tiles: ['keyhole-1', 'spare-moment-1', 'fenrir-stone'] } });
    game.choose('declare vikstrom', 'tile spare-moment-1');
    expect(game.table.turn?.marks).toEqual(['keyhole-1', 'fenrir-stone']);
    expect(game.player(0).tiles).not.toContain('spare-moment-1');
  });

  test('WIN-2 a Hero shows no tiles', () => {
    const game = hero({ self: { tiles: ['fenrir-stone'] } }).choose('declare vikstrom');
    const heard = ['declared', 'declared-right', 'character-chosen', 'ability-used', 'time-gained'];
    expect(game.heard(null)).toEqual(heard);
  });

  test('WIN-2 a declaration makes plain to all whether it is a Hero or Fenrir who declares', () => {
    const roleSeen = (game: Scenario) => game.view(2).players.map(({ role }) => role);
    expect(roleSeen(hero())).toEqual([null, null, null, null]);
    expect(roleSeen(hero().choose('declare vikstrom'))).toEqual(['hero', null, null, null]);
    expect(roleSeen(fenrir().choose('declare vikstrom'))).toEqual(['fenrir', null, null, null]);
    expect(roleSeen(fenrir().choose('declare lewis'))).toEqual(['fenrir', null, null, null]);
  });

  test.each([
    { pages: 15, wins: true },
    { pages: 14, wins: false },
  ])('WIN-2 a Hero with $pages pages at the end of the turn: victory is $wins', ({ pages, wins }) => {
    const game = hero({ self: { music: pages }, table: { characters: AT_THE_ORGAN } });
    game.choose('declare vikstrom', 'turn 1', 'stop', 'end');
    expect(game.table.over).toEqual(wins ? { how: 'hero', winner: 0 } : null);
    expect(game.player(0).out).toBe(!wins);
  });

  test.each([
    { pages: 12, wins: true },
    { pages: 11, wins: false },
  ])('WIN-2 Fenrir with $pages pages at the end of the turn: victory is $wins', ({ pages, wins }) => {
    const characters = { ...RUNE_SQUARES, lilja: 'r2c6' };
    const game = fenrir({ self: { music: pages }, table: { characters } });
    game.choose('declare vikstrom', 'turn 1', 'stop', 'end');
    expect(game.table.over).toEqual(wins ? { how: 'fenrir', winner: 0 } : null);
    expect(game.player(0).out).toBe(!wins);
  });

  test('WIN-2 the pages may still be written in the turn: by the ability', () => {
    const table = { ...JOHNSSON_CHOSEN, organ: RUNE_SQUARES.johnsson };
    const game = hero({ self: { music: 13 }, table }).choose('declare johnsson', 'turn 1', 'stop', 'end');
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test('WIN-2 the pages may still be written in the turn: by the action', () => {
    const game = hero({
      self: { music: 12, clues: 2 },
      table: { characters: AT_THE_ORGAN, gears: [7, 4, 3] },
    });
    game.choose('declare vikstrom', 'turn 1', 'stop', 'spend 2');
    expect(game.player(0).music).toBe(15);
    game.choose('end');
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test('WIN-2 the pages may still be written in the turn: by a card at its very end', () => {
    const game = hero({ self: { music: 12, powers: ['compose'] }, table: { characters: AT_THE_ORGAN } });
    game.choose('declare vikstrom', 'turn 1', 'stop', 'card compose', 'end');
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test('WIN-2 the Marks are needed only when declaring: they may be played afterwards', () => {
    const game = fenrir({ self: { music: 12, tiles: ['keyhole-1', 'spare-moment-1'] } });
    game.choose('declare vikstrom', 'tile spare-moment-1', 'turn 1', 'walk r2c5', 'walk r2c6');
    game.choose('stop', 'end');
    expect(game.player(0).tiles).not.toContain('spare-moment-1');
    expect(game.table.over).toEqual({ how: 'fenrir', winner: 0 });
  });
});

describe('the name', () => {
  test('WIN-3 a wrong one: the declarer alone sees the card, it goes back face down, and the declarer is out', () => {
    const game = hero({ self: { tiles: ['mole-1'] } });
    const { stack } = game.table;
    game.choose('declare vidal');
    expect(game.delivered).toEqual([
      { event: { type: 'declared', seat: 0, character: 'vidal' }, to: 'all', reveals: false },
      { event: { type: 'declared-wrong', seat: 0, character: 'vidal' }, to: 'all', reveals: true },
      { event: { type: 'chosen-seen', character: 'vikstrom' }, to: { only: [0] }, reveals: true },
      { event: { type: 'chosen-hidden', seat: 0 }, to: { except: [0] }, reveals: false },
      { event: { type: 'out', seat: 0, characters: ['lilja'] }, to: 'all', reveals: true },
      { event: { type: 'turn-began', seat: 1 }, to: 'all', reveals: false },
    ]);
    expect(game.barrier).toBe(true);
    expect(game.player(0)).toMatchObject({ out: true, tiles: [], seen: ['chosen'] });
    expect(game.table.stack).toEqual([...stack, 'mole-1']);
    expect(game.table.turn?.seat).toBe(1);
    expect(game.table.used).toEqual({});
  });

  test('WIN-3 after a wrong one all know who it is not, and only the declarer who it is', () => {
    const game = hero().choose('declare vidal');
    for (const viewer of [0, 1, 2, 3, null]) expect(game.view(viewer).denied).toEqual(['vidal']);
    expect(game.view(0).shown).toEqual({ lilja: 0, vikstrom: 'chosen' });
    expect(game.view(1).shown).toEqual({ lilja: 0, snowy: 1 });
    expect(game.view(null).shown).toEqual({ lilja: 0 });
  });

  test('WIN-3 Fenrir is out by a wrong name too, and has shown the Marks', () => {
    const game = fenrir({ self: { tiles: ['summons', 'false-papers'] } }).choose('declare lilja');
    expect(game.events(2)).toEqual([
      { type: 'declared', seat: 0, character: 'lilja' },
      { type: 'marks-shown', seat: 0, tiles: ['summons', 'false-papers'] },
      { type: 'declared-wrong', seat: 0, character: 'lilja' },
      { type: 'chosen-hidden', seat: 0 },
      { type: 'out', seat: 0, characters: ['lilja'] },
      { type: 'turn-began', seat: 1 },
    ]);
    expect(game.events(0)[3]).toEqual({ type: 'chosen-seen', character: 'vikstrom' });
    expect(game.player(0).out).toBe(true);
  });

  test('WIN-3 the right one: the card is shown to all, and the Chosen One is chosen', () => {
    const game = hero().choose('declare vikstrom');
    expect(game.delivered).toEqual([
      { event: { type: 'declared', seat: 0, character: 'vikstrom' }, to: 'all', reveals: false },
      { event: { type: 'declared-right', seat: 0, character: 'vikstrom' }, to: 'all', reveals: true },
      { event: { type: 'character-chosen', seat: 0, character: 'vikstrom' }, to: 'all', reveals: false },
      { event: { type: 'ability-used', seat: 0, character: 'vikstrom' }, to: 'all', reveals: false },
      { event: { type: 'time-gained', seat: 0, amount: 3 }, to: 'all', reveals: false },
    ]);
    expect(game.barrier).toBe(true);
    for (const viewer of [0, 1, 2, 3, null]) expect(game.view(viewer).shown.vikstrom).toBe('chosen');
    expect(game.table.denied).toEqual([]);
    expect(game.table.turn).toMatchObject({ seat: 0, declared: 'vikstrom', character: 'vikstrom' });
    expect(game.view(3).turn).toMatchObject({ declared: 'vikstrom', character: 'vikstrom' });
    expect(game.asked).toBe(0);
    expect(game.prompt).toBe('prompt.gears');
  });

  test('WIN-3 once shown it is shown for good, whatever becomes of the declarer', () => {
    const game = hero().choose('declare vikstrom', 'turn 1', 'stop', 'end');
    expect(game.player(0).out).toBe(true);
    for (const viewer of [1, null]) expect(game.view(viewer).shown.vikstrom).toBe('chosen');
    expect(game.legalWith('declare')).toEqual([]);
    const next = hero({ table: { open: ['chosen'], denied: ['vidal'] } });
    expect(next.legalWith('declare')).toEqual(EVERY_DECLARATION);
  });

  test('WIN-3 naming the own Character is allowed, and wrong', () => {
    const game = hero().choose('declare lilja');
    expect(game.player(0).out).toBe(true);
    expect(game.table.denied).toEqual(['lilja']);
  });

  test('WIN-3 every wrong name is kept', () => {
    const game = hero({ table: { denied: ['lewis'] } }).choose('declare vidal');
    expect(game.table.denied).toEqual(['lewis', 'vidal']);
  });
});

describe('used and blocked Characters', () => {
  test('WIN-6 a Hero plays a Chosen One that was used this Hour: Event effects and ability again', () => {
    const game = hero({
      self: { music: 14 },
      table: { event: 'J', blocked: ['koleberg'], used: { vikstrom: 3 } },
    });
    expect(game.refusal('choose vikstrom')).toEqual(
      refuse('TURN-2', 'refusal.character-used', { character: 'vikstrom' }),
    );
    game.choose('declare vikstrom');
    expect(game.events(1)).toEqual([
      { type: 'declared', seat: 0, character: 'vikstrom' },
      { type: 'declared-right', seat: 0, character: 'vikstrom' },
      { type: 'character-chosen', seat: 0, character: 'vikstrom' },
      { type: 'music-gained', seat: 0, amount: 1 },
      { type: 'drew-hidden', seat: 0, count: 1 },
      { type: 'ability-used', seat: 0, character: 'vikstrom' },
      { type: 'time-gained', seat: 0, amount: 3 },
    ]);
    expect(game.table.used).toEqual({ vikstrom: 0 });
    game.choose('turn 1', 'walk r3c6', 'stop', 'end');
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test('WIN-6 a Hero plays a Chosen One that is blocked, with its ability', () => {
    const game = hero({ table: { event: 'G', blocked: ['vikstrom'] } });
    expect(game.refusal('choose vikstrom')).toEqual(
      refuse('EVT-3', 'refusal.character-blocked', { character: 'vikstrom' }),
    );
    game.choose('declare vikstrom');
    expect(game.heard(1)).toEqual([
      'declared',
      'declared-right',
      'character-chosen',
      'ability-used',
      'time-gained',
    ]);
    game.choose('turn 1', 'walk r3c6', 'stop', 'end');
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test('WIN-6 the effect of the position counts too', () => {
    const game = hero({ self: { music: 13 }, table: { event: 'A', characters: AT_THE_ORGAN } });
    game.choose('declare vikstrom');
    expect(game.events(null)[3]).toEqual({ type: 'music-gained', seat: 0, amount: 2 });
    game.choose('turn 1', 'stop', 'end');
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test('WIN-6 Fenrir plays a Possessed that was used and is blocked', () => {
    const table = { event: 'C', used: { lilja: 3 }, blocked: ['lilja'] } as const;
    const game = fenrir({ table: { event: table.event, used: table.used, blocked: [...table.blocked] } });
    game.choose('declare vikstrom');
    expect(game.events(2).slice(3)).toEqual([
      { type: 'character-chosen', seat: 0, character: 'lilja' },
      { type: 'drew-hidden', seat: 0, count: 1 },
      { type: 'clues-gained', seat: 0, amount: 1 },
      { type: 'ability-used', seat: 0, character: 'lilja' },
      { type: 'drew-hidden', seat: 0, count: 2 },
    ]);
    game.choose('turn 1', 'walk r3c6', 'walk r2c6', 'stop', 'spend 0', 'end');
    expect(game.table.over).toEqual({ how: 'fenrir', winner: 0 });
  });

  test('WIN-6 with every Character used or blocked a declaration is still open', () => {
    const used = {
      vikstrom: 1,
      snowy: 1,
      lilja: 1,
      pahlsson: 1,
      koleberg: 1,
      lewis: 1,
      johnsson: 1,
    } as const;
    const game = hero({ table: { used, blocked: ['vidal'] } });
    expect(game.legal).toEqual(EVERY_DECLARATION);
  });
});

describe('no victory is shared', () => {
  test('WIN-7 the declarer alone wins, whoever else had the pages', () => {
    const rich = { music: 15 };
    const game = hero({ table: { characters: AT_THE_ORGAN }, players: { 1: rich, 2: rich, 3: rich } });
    game.choose('declare vikstrom', 'turn 1', 'stop', 'end');
    expect(eleven.outcome(game.table)).toEqual({ how: 'hero', winners: [0] });
  });
});
