import { describe, expect, test } from 'vitest';
import type { Good, Goods } from '../../src/data/goods.ts';
import { GUARD, night, OUT } from '../night.ts';
import type { Position } from '../scenario.ts';

const STOCK = ['raw-food', 'vegetable', 'cigarette', 'knife'] as const;

interface Deal {
  readonly commission?: number;
  readonly stock?: readonly Good[];
  readonly pile?: Goods;
  readonly storage?: Goods;
  readonly where?: 'home' | 'out';
  readonly people?: Position['people'];
}

function deal({ commission = 0, stock = STOCK, where = 'out', people, ...goods }: Deal) {
  const scene = { where, actor: null, story: null } as const;
  const frames = [{ step: 'trade', commission, stock, scene }] as const;
  return night(frames, { ...goods, ...(people === undefined ? {} : { people }) });
}

describe('the commission', () => {
  test('TRADE-1 the commission is paid first, in goods of at least its value', () => {
    const game = deal({ commission: 4, pile: { ammo: 1, coffee: 2, jewelry: 1 } });
    expect(game.events()).toEqual([
      {
        type: 'trade-offered',
        goods: ['raw-food:6', 'vegetable:6', 'cigarette:6', 'knife:3'],
        commission: 4,
      },
    ]);
    expect(game.clause).toBe('TRADE-1');
    expect(game.prompt).toBe('prompt.commission');
    expect(game.legal).toEqual(['give coffee', 'give ammo', 'give jewelry', 'done']);
    game.choose('give ammo');
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.commission', vars: { due: 1 } });
    game.choose('give coffee');
    expect(game.events()).toEqual([{ type: 'paid', goods: ['coffee:1'] }, { type: 'commission-settled' }]);
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.barter', vars: { credit: 0 } });
    expect(game.table.pile).toEqual({ coffee: 1, jewelry: 1 });
  });

  test('TRADE-1 what is paid beyond the commission buys nothing', () => {
    const game = deal({ commission: 2, pile: { jewelry: 2 } }).choose('give jewelry');
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.barter', vars: { credit: 0 } });
    expect(game.legalWith('take')).toEqual([]);
  });

  test('TRADE-1 whoever cannot or will not pay the commission does not trade', () => {
    const poor = deal({ commission: 4, pile: { ammo: 1 } });
    expect(poor.asked).toBeNull();
    expect(poor.heard()).toEqual(['trade-offered', 'commission-unpaid']);
    const exact = deal({ commission: 3, pile: { ammo: 1, coffee: 1 } });
    expect(exact.prompt).toBe('prompt.commission');
    exact.choose('done');
    expect(exact.events()).toEqual([{ type: 'commission-unpaid', commission: 3 }]);
    expect(exact.table.pile).toEqual({ ammo: 1, coffee: 1 });
  });

  test('TRADE-1 goods of just that value will do, even if nothing is left to trade with', () => {
    const game = deal({ commission: 3, pile: { ammo: 1 } }).choose('give ammo');
    expect(game.heard()).toEqual(['paid', 'commission-settled', 'trade-ended']);
  });

  test('TRADE-1 a trader who is there pays no commission; one who is not does not help', () => {
    const pile = { jewelry: 1 };
    const there = deal({ commission: 4, pile, people: { mirela: OUT, anton: GUARD } });
    expect(there.events()[1]).toEqual({ type: 'commission-waived', person: 'mirela' });
    expect(there.prompt).toBe('prompt.barter');
    const away = deal({ commission: 4, pile, people: { marin: OUT, mirela: GUARD } });
    expect(away.prompt).toBe('prompt.commission');
  });
});

describe('give and take', () => {
  test('TRADE-1 goods are given worth at least what is taken', () => {
    const game = deal({ pile: { ammo: 3, bandage: 1 } });
    expect(game.legal).toEqual(['give ammo', 'give bandage', 'done']);
    game.choose('give ammo', 'give ammo');
    expect(game.moment.asks[0]?.prompt.vars).toEqual({ credit: 6 });
    expect(game.legalWith('take')).toEqual(['take vegetable', 'take cigarette']);
    expect(game.refusal('take knife')).toMatchObject({
      clause: 'TRADE-1',
      reason: { key: 'refusal.too-dear', vars: { good: 'knife', value: 8, credit: 6 } },
    });
    game.choose('take vegetable');
    expect(game.events()).toEqual([{ type: 'found', goods: ['vegetable:1'] }]);
    expect(game.moment.asks[0]?.prompt.vars).toEqual({ credit: 1 });
    expect(game.table.pile).toEqual({ ammo: 1, bandage: 1, vegetable: 1 });
    expect(game.box('ammo')).toBe(8);
  });

  test('TRADE-1 goods may be taken for exactly their value, and there is no change', () => {
    const game = deal({ pile: { jewelry: 1, coffee: 1 } }).choose('give jewelry', 'take raw-food');
    expect(game.moment.asks[0]?.prompt.vars).toEqual({ credit: 0 });
    const change = deal({ pile: { jewelry: 1, coffee: 1 } }).choose('give jewelry', 'take knife', 'done');
    expect(change.events()).toEqual([{ type: 'trade-ended', credit: 2 }]);
    expect(change.table.pile).toEqual({ knife: 1, coffee: 1 });
  });

  test('TRADE-1 what was given is not bought back', () => {
    const game = deal({ pile: { knife: 1, jewelry: 1 } }).choose('give knife', 'give jewelry');
    expect(game.legalWith('take')).toEqual(['take raw-food', 'take vegetable', 'take cigarette']);
    expect(game.refusal('take knife')).toMatchObject({ reason: { key: 'refusal.given-away' } });
  });

  test('TRADE-1 the trade is over by itself once nothing more can be bought', () => {
    const game = deal({ stock: ['raw-food'], pile: { jewelry: 1, wood: 3 } });
    game.choose('give jewelry', 'take raw-food');
    expect(game.heard()).toEqual(['found', 'trade-ended']);
    expect(game.asked).toBeNull();
  });

  test('TRADE-1 nobody is asked where nothing could be bought at all', () => {
    const dear = deal({ stock: ['raw-food'], pile: { ammo: 3 } });
    expect(dear.heard()).toEqual(['trade-offered', 'nothing-to-trade']);
    expect(dear.asked).toBeNull();
    const itself = deal({ stock: ['raw-food'], pile: { 'raw-food': 2 } });
    expect(itself.heard()).toEqual(['trade-offered', 'nothing-to-trade']);
  });

  test('TRADE-2 only what the stock names and the box holds', () => {
    const game = deal({ stock: ['sawblade', 'raw-food', 'book'], pile: { jewelry: 2, sawblade: 1 } });
    expect(game.eventsOf('trade-offered')).toEqual([
      { type: 'trade-offered', goods: ['raw-food:6', 'book:3'], commission: 0 },
    ]);
    game.choose('give jewelry');
    expect(game.legalWith('take')).toEqual(['take raw-food', 'take book']);
    expect(game.refusal('take sawblade')).toMatchObject({
      clause: 'TRADE-2',
      reason: { key: 'refusal.box-lacks', vars: { good: 'sawblade' } },
    });
    expect(game.refusal('take knife')).toMatchObject({
      clause: 'TRADE-2',
      reason: { key: 'refusal.not-in-stock', vars: { good: 'knife' } },
    });
  });

  test('TRADE-2 Water, Wood and Components are never traded', () => {
    const pile = { water: 2, wood: 2, components: 2, jewelry: 1 };
    const game = deal({ stock: ['water', 'raw-food'], pile, commission: 1 });
    expect(game.legal).toEqual(['give jewelry', 'done']);
    for (const good of ['water', 'wood', 'components'])
      expect(game.refusal(`give ${good}`)).toMatchObject({
        clause: 'TRADE-2',
        reason: { key: 'refusal.never-traded', vars: { good } },
      });
    const barter = deal({ stock: ['water', 'raw-food'], pile }).choose('give jewelry');
    expect(barter.legalWith('take')).toEqual(['take raw-food']);
    expect(barter.refusal('take water')).toMatchObject({ reason: { key: 'refusal.never-traded' } });
  });

  test('TRADE-2 only what is at hand can be given: the pile out of doors, Storage at home', () => {
    const goods = { pile: { jewelry: 1, coffee: 1 }, storage: { guitar: 1, ammo: 1 } };
    const out = deal({ ...goods, where: 'out' });
    expect(out.legalWith('give')).toEqual(['give coffee', 'give jewelry']);
    expect(out.refusal('give guitar')).toMatchObject({
      clause: 'TRADE-2',
      reason: { key: 'refusal.not-at-hand', vars: { good: 'guitar' } },
    });
    out.choose('give jewelry', 'take knife');
    expect(out.pile('knife')).toBe(1);
    const home = deal({ ...goods, where: 'home' });
    expect(home.legalWith('give')).toEqual(['give ammo', 'give guitar']);
    home.choose('give guitar', 'take knife');
    expect(home.table.storage).toEqual({ ammo: 1, knife: 1 });
    expect(home.table.pile).toEqual(goods.pile);
  });
});
