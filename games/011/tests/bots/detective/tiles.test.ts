import { describe, expect, test } from 'vitest';
import { keepingWorth, playGain } from '../../../src/bots/detective/playing.ts';
import type { Power } from '../../../src/data/cards.ts';
import { TILES } from '../../../src/data/tiles.ts';
import type { Player } from '../../../src/table/state.ts';
import { LEONARDO, MARCO, marcosTurn, type Scene } from '../../marcos-turn.ts';
import { chosenAt, EVERYTHING, mindAt } from './asked.ts';

const ROLES = { 1: { role: 'hero' }, 2: { role: 'hero' }, 3: { role: 'hero' } } as const;

/** Marco is asked what he lets go at the end of Hour VI. */
function fullHand(me: Partial<Player>, table: Scene['table'] = {}) {
  return marcosTurn({
    me,
    table: { hour: 6, ...table },
    players: ROLES,
    agenda: [{ step: 'discard', seat: MARCO }],
  });
}

const mind = (me: Partial<Player>, table: Scene['table'] = {}) =>
  mindAt(marcosTurn({ me, table: { hour: 6, ...table } }));

const gainOfTile = (me: Partial<Player>, tile: string, table?: Scene['table']) =>
  playGain(mind(me, table), { verb: 'tile', tile });

const gainOfCard = (me: Partial<Player>, power: Power, table?: Scene['table']) =>
  playGain(mind(me, table), { verb: 'card', power });

describe('what is kept', () => {
  const MARKED = TILES.filter(({ wolf }) => wolf > 0).map(({ id }) => id);

  test.each(MARKED)('WIN-2 Fenrir lets go of anything rather than %s', (marked) => {
    const unmarked = ['mole-1', 'sleepless-night', 'adulruna-rediviva'];
    const chosen = chosenAt(fullHand({ role: 'fenrir', tiles: [...unmarked, marked] }));
    expect(chosen).toMatch(/^discard /);
    expect(chosen).not.toBe(`discard ${marked}`);
  });

  test('WIN-2 a Hero lets the Fenrir Stone go first', () => {
    const tiles = ['mole-1', 'sleepless-night', 'fenrir-stone', 'adulruna-rediviva'];
    expect(chosenAt(fullHand({ role: 'hero', tiles }))).toBe('discard fenrir-stone');
  });

  test('WIN-2 Fenrir lets a Mark go that is not needed rather than a page that is', () => {
    const tiles = ['fenrir-stone', 'keyhole-1', 'mole-1', 'adulruna-rediviva'];
    const own = mind({ role: 'fenrir', music: 11, seen: EVERYTHING, tiles });
    expect(keepingWorth(own, 'adulruna-rediviva')).toBeGreaterThan(keepingWorth(own, 'keyhole-1'));
    expect(keepingWorth(own, 'fenrir-stone')).toBeGreaterThan(keepingWorth(own, 'adulruna-rediviva'));
  });

  test('WIN-2 the Score that is the last page is kept before anything that writes none', () => {
    const tiles = ['deggial', 'omen-2', 'tram-pass-1', 'forced-march'];
    const own = mind({ role: 'hero', music: 14, tiles }, { organ: 'r3c6' });
    for (const other of tiles.slice(1))
      expect(keepingWorth(own, 'deggial')).toBeGreaterThan(keepingWorth(own, other));
  });

  test.each(['forced-march', 'summons', 'false-papers', 'tram-pass-1'])(
    'WIN-4 %s may shorten the way: it is kept before a Score that writes no page',
    (id) => {
      const own = mind({ role: 'hero', music: 15, tiles: ['deggial', id] }, { organ: 'r3c6' });
      expect(keepingWorth(own, id)).toBeGreaterThan(keepingWorth(own, 'deggial'));
    },
  );

  test('LOC-1 Location tiles are worth nothing once the Organ stands, and little to Fenrir', () => {
    const hero = { role: 'hero' } as const;
    expect(keepingWorth(mind(hero), 'mole-1')).toBeGreaterThan(0);
    expect(keepingWorth(mind(hero, { organ: 'r3c6' }), 'mole-1')).toBe(0);
    expect(keepingWorth(mind({ role: 'fenrir' }), 'mole-1')).toBe(0);
  });

  test('FEN-1 before Hour V anybody may yet be Fenrir', () => {
    const early = { hour: 3 };
    expect(keepingWorth(mind({}, early), 'fenrir-stone')).toBeGreaterThan(0);
    expect(gainOfTile({ time: 4 }, 'spare-moment-1', early)).toBeLessThan(0);
    expect(gainOfTile({ time: 4 }, 'spare-moment-2', early)).toBeGreaterThan(0);
  });
});

describe('what is played', () => {
  test('WIN-2 Fenrir plays no Mark that is needed, but one that is not', () => {
    const fenrir = { role: 'fenrir', time: 4 } as const;
    expect(gainOfTile({ ...fenrir, tiles: ['spare-moment-1', 'keyhole-1'] }, 'spare-moment-1')).toBeLessThan(
      0,
    );
    expect(
      gainOfTile({ ...fenrir, tiles: ['spare-moment-1', 'fenrir-stone'] }, 'spare-moment-1'),
    ).toBeGreaterThan(0);
  });

  test('TILE-2 a Score is played while pages are missing', () => {
    expect(gainOfTile({ music: 5, tiles: ['deggial'] }, 'deggial')).toBeGreaterThan(0);
    expect(gainOfTile({ music: 15, tiles: ['deggial'] }, 'deggial')).toBeLessThan(0.1);
  });

  test('TURN-3 a Score is played although the page could wait: next turn another tile may be needed', () => {
    expect(gainOfTile({ music: 14, tiles: ['deggial'] }, 'deggial')).toBeGreaterThan(0.1);
  });

  test('ORG-2 the Organ symbol is kept while it may be needed', () => {
    const slots = { N: null, E: null, S: 'tempio', W: 'museo' } as const;
    const tiles = ['adulruna-rediviva'];
    expect(gainOfTile({ tiles }, 'adulruna-rediviva', { slots })).toBeLessThan(0);
    expect(gainOfTile({ tiles }, 'adulruna-rediviva', { slots, organ: 'r3c6' })).toBeGreaterThan(0);
  });

  test('TILE-7 a Keyhole is for who has something to find out', () => {
    expect(gainOfTile({ tiles: ['keyhole-2'] }, 'keyhole-2')).toBeGreaterThan(0);
    expect(gainOfTile({ tiles: ['keyhole-2'], seen: EVERYTHING }, 'keyhole-2')).toBeLessThanOrEqual(0);
  });

  test('CARD-1 so is Investigate', () => {
    const powers = ['investigate'] as const;
    expect(gainOfCard({ powers }, 'investigate', { hour: 9 })).toBeGreaterThan(0);
    expect(gainOfCard({ powers, seen: EVERYTHING }, 'investigate', { hour: 9 })).toBeLessThan(0);
  });

  test('CARD-4 Compose is kept where its pages would be lost', () => {
    const powers = ['compose'] as const;
    expect(gainOfCard({ powers, music: 6 }, 'compose')).toBeGreaterThan(0);
    expect(gainOfCard({ powers, music: 14 }, 'compose')).toBeLessThan(0);
    expect(gainOfCard({ powers, music: 15, seen: EVERYTHING }, 'compose')).toBeLessThan(0);
  });

  test('CARD-4 Compose is played by who knows the Chosen One and lacks but its pages', () => {
    const powers = ['compose', 'transport'] as const;
    expect(gainOfCard({ powers, music: 14, seen: EVERYTHING }, 'compose')).toBeGreaterThan(0);
    expect(gainOfCard({ powers, music: 14, seen: EVERYTHING }, 'transport')).toBeLessThan(0);
  });

  test('CARD-3 Research is for an empty hand', () => {
    const powers = ['research'] as const;
    expect(gainOfCard({ powers }, 'research')).toBeGreaterThan(0);
    expect(gainOfCard({ powers, tiles: ['mole-1', 'mole-2', 'mole-3'] }, 'research')).toBeLessThan(0);
  });

  test('EVT-J Compose is wanted back first', () => {
    const game = marcosTurn({
      me: { spent: ['research', 'transport', 'compose'] },
      table: { event: 'J', order: [LEONARDO, 1, 2, MARCO] },
    });
    while (game.prompt !== 'prompt.regain' && game.asked === MARCO) game.choose(chosenAt(game));
    expect(chosenAt(game)).toBe('regain compose');
  });
});
