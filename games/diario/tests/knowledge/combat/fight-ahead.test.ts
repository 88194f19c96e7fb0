import { describe, expect, test } from 'vitest';
import type { Weapon } from '../../../src/data/goods.ts';
import type { Enemies } from '../../../src/data/language/effect.ts';
import { fightAhead, fightAheadTexts } from '../../../src/knowledge/combat/fight-ahead.ts';
import { GUARD, night, OUT } from '../../night.ts';
import type { Position } from '../../scenario.ts';

function enemies(count: number, ...weapons: readonly (readonly Weapon[])[]): Enemies {
  const [A = [], B = A, C = A] = weapons;
  return { count: [{ upTo: 10, enemies: count }], weapons: { A, B, C }, thugs: false };
}

function viewWith(people: Position['people'] = { marin: OUT, vesna: OUT, anton: GUARD }) {
  return night([{ step: 'explore' }], { cards: ['wardrobe'], people }).view(0);
}

describe('FIGHT-1 a fight that is not chosen yet', () => {
  test('is deadlier against more enemies, better armed ones, and with less life left', () => {
    const view = viewWith();
    const one = fightAhead(view, enemies(1), 'out');
    expect(fightAhead(view, enemies(2), 'out').fought).toBeGreaterThan(one.fought);
    expect(fightAhead(view, enemies(1, ['hatchet']), 'out').fled).toBeGreaterThan(one.fled);
    const hurt = viewWith({ marin: { ...OUT, levels: { wounds: 3 } }, vesna: OUT, anton: GUARD });
    expect(fightAhead(hurt, enemies(1), 'out').fought).toBeGreaterThan(one.fought);
    expect(one.fought).toBeGreaterThan(0);
    expect(one.fought).toBeLessThan(1);
  });

  test('is left by running at the price of one volley (FIGHT-3)', () => {
    const view = viewWith({ marin: OUT, anton: GUARD });
    expect(fightAhead(view, enemies(1), 'out').fled).toBe(0);
    // A hatchet shows its symbol on one face of six; an enemy rolls again on 0 wounds alone, up to twice.
    const { fled } = fightAhead(view, enemies(1, ['hatchet']), 'out');
    expect(fled).toBeGreaterThan(1 / 6);
    expect(fled).toBeLessThan(1 / 3);
  });

  test('says what the card puts into their hands, each weapon once', () => {
    const keys = (card: Enemies) => fightAheadTexts(viewWith(), card, 'out').map(({ key }) => key);
    expect(fightAheadTexts(viewWith(), enemies(2, ['knife'], ['knife'], ['pistol']), 'out')[0]?.vars).toEqual(
      {
        weapons: ['knife', 'pistol'],
      },
    );
    expect(keys(enemies(1, [], ['knife'], ['knife']))[0]).toBe('fight-ahead.some-armed');
    expect(keys(enemies(1))).toEqual([
      'fight-ahead.bare-handed',
      'fight-ahead.fought',
      'fight-ahead.fled',
      'conscience.weighs',
      'conscience.weighs',
    ]);
  });
});
