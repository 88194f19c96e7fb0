import { type Choice as KernelChoice, parse, text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Weapon } from '../../../src/data/goods.ts';
import { game } from '../../../src/index.ts';
import type { Choice } from '../../../src/kinds/choices.ts';
import type { View } from '../../../src/kinds/view.ts';
import { paysToRollAgain } from '../../../src/knowledge/combat/die.ts';
import { glossOf } from '../../../src/knowledge/gloss/gloss.ts';
import type { Raid, Roll } from '../../../src/state/state.ts';
import { drawnFrom } from '../../../src/stories/book.ts';
import { fightWith } from '../../fights.ts';
import { A_NIGHT_OUT, ABROAD } from '../../rules/effects/effecting.ts';
import { at, type Position } from '../../scenario.ts';

function glossed(line: string, position: Position = {}, prompt = text('prompt.assign')) {
  return glossIn(at([{ step: 'before-morning' }], position).view(0), line, prompt);
}

function glossIn(view: View, line: string, prompt = text('prompt.assign')) {
  return glossOf(view, prompt, parse(game.grammar, line, null) as KernelChoice as Choice);
}

describe('prices', () => {
  test('DAY-9 a builder sees what building costs a builder', () => {
    const goods = (line: string) => glossed(line)[0]?.vars.goods;
    expect(goods('build marin workshop g5')).toEqual(['components:4', 'wood:2']);
    expect(goods('build jelena workshop g5')).toEqual(['components:3', 'wood:2']);
    expect(goods('idea workshop')).toEqual(['components:4', 'wood:2']);
  });

  test('DAY-10 a cook sees that a cook makes more', () => {
    const keys = (line: string) => glossed(line).map(({ key }) => key);
    expect(keys('use dragan cook-stew 1')).toContain('skill.cook');
    expect(keys('use marin cook-stew 1')).not.toContain('skill.cook');
  });

  test('DAWN-3 fuel says how much less the Cold then bites, where it crosses what Fate asks', () => {
    const discards = { ...at([]).table.discards, fate: [] };
    const burning = (cold: number) => glossed('use marin burn-wood 1', { cold, discards }).at(-1);
    expect(burning(3)).toMatchObject({ key: 'chill.crosses', vars: { cold: 2, percent: 0 } });
    expect(Number(burning(3)?.vars.now)).toBeGreaterThan(0);
    expect(burning(2)?.key).not.toBe('chill.crosses');
  });
});

describe('Locations', () => {
  test('SCAV-6 what a special takes and gives, where it is chosen', () => {
    const view = at([{ step: 'explore' }], ABROAD).view(0);
    expect(glossIn(view, 'socialise')).toEqual([
      text('gloss.returns', { cards: 3 }),
      text('effect.change-chosen-there', { state: 'misery', by: '−1' }),
    ]);
    const out = { ...ABROAD, scavenging: { ...A_NIGHT_OUT, location: 'tower-block' } } as const;
    expect(glossed('look', out)).toContainEqual(text('effect.noise', { by: '−2' }));
  });

  test('SCAV-1 SCAV-6 SCAV-7 rule, specials, map and findings before going there', () => {
    const locations = { far: 'covered-market', middle: 'barracks', near: 'border-post' } as const;
    const market = glossed('go far', { locations });
    expect(market.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['card.rule', 'effect.option', 'card.map', 'card.findings']),
    );
    expect(market).toContainEqual(text('card.special', { special: 'trade', cards: 6 }));
    expect(market).toContainEqual(text('map-about.bars'));
    expect(glossed('go middle', { locations })).toContainEqual(text('effect.encounter'));
    expect(glossed('go middle', { locations })).toContainEqual(text('map-about.open-space'));
    expect(glossed('go near', { locations }).slice(1, 3)).toEqual([text('card.rule'), text('effect.read')]);
  });
});

describe('dice', () => {
  const odds = (line: string) => glossed(line)[0]?.vars;

  test('FIGHT-11 every weapon by the faces of its own die', () => {
    expect(odds('unarmed marin')).toEqual({
      faces: ['0', '0', '1', '1', '2', 'story'],
      percent: 50,
      average: '0.7',
    });
    expect(odds('arm marin knife')).toMatchObject({ percent: 50, average: '1.0' });
    expect(odds('arm marin hatchet')).toMatchObject({ percent: 67, average: '1.0' });
    expect(odds('arm marin pistol')).toMatchObject({ percent: 50, average: '1.2' });
  });

  test('RAID-4 a weapon of its own symbol says how often that ends the raid, a firearm that it spends Ammo', () => {
    expect(glossed('arm marin shotgun')).toContainEqual(text('odds.ends-raid', { percent: 17 }));
    expect(glossed('arm marin shotgun')).toContainEqual(text('odds.ammo'));
    expect(glossed('arm marin knife')).toHaveLength(1);
  });

  const RAID: Raid = { damage: 6, wounds: 2, takes: 'valuable', hits: 0 };
  const rolled = (face: Roll['face'], weapon: Weapon | null, shots = 0): View => ({
    ...at([{ step: 'before-morning' }], {
      people: { marin: { duty: 'guard', weapon } },
      storage: { wood: 9 },
    }).view(0),
    raid: RAID,
    roll: { person: 'marin', face, rerolls: 1, shots },
  });

  test('RAID-3 keeping and rolling again are both worth so much, and the better of them says so', () => {
    expect(glossIn(rolled(0, 'knife'), 'keep')).toEqual([text('odds.off-raid', { average: '0.0' })]);
    expect(glossIn(rolled(0, 'knife'), 'reroll')).toEqual([
      text('odds.off-raid', { average: '1.1' }),
      text('odds.better'),
    ]);
    expect(glossIn(rolled(2, 'knife'), 'keep')).toContainEqual(text('odds.better'));
    expect(glossIn(rolled(2, 'knife'), 'reroll')).not.toContainEqual(text('odds.better'));
  });

  test('RAID-3 another roll pays where it brings more than what lies there', () => {
    expect(paysToRollAgain(rolled(0, 'knife'))).toBe(true);
    expect(paysToRollAgain(rolled(2, 'knife'))).toBe(false);
  });

  test('FIGHT-5 a reroll kept for the second shot counts for that shot', () => {
    const worth = (shots: number) =>
      Number(glossIn(rolled(2, 'assault-rifle', shots), 'keep')[0]?.vars.average);
    expect(worth(0)).toBe(2);
    expect(worth(1)).toBeGreaterThan(3);
  });

  test('RAID-4 the hatchet symbol is worth all that is left of the raid', () => {
    // 0 1 2 3 make 6 on six faces, the symbol makes 8 and a story 5 in 7.
    expect(glossIn(rolled(0, 'hatchet'), 'reroll')[0]?.vars.average).toBe('2.5');
  });

  describe('FIGHT-8 trust in fate', () => {
    const seen = {
      ...at([]).table.discards,
      fate: ['grey-dawn', 'smoke-over-the-roofs', 'bitter-wind'] as const,
    };
    const own = text('prompt.story-face', { person: 'marin', die: 'red' });
    const theirs = text('prompt.enemy-story-face', { enemy: 1, die: 'red' });
    const chance = text('effect.chance', { percent: 25 });

    test('FIGHT-8: says how many of the unseen cards have a story for the die, and what each brings', () => {
      expect(glossed('fate', { discards: seen, fight: fightWith([]) }, own)).toEqual([
        text('odds.fate', { percent: 50 }),
        chance,
        text('combat.strikes', { wounds: 4 }),
        chance,
        text('combat.disarmed'),
        text('combat.hurt', { wounds: '+1' }),
      ]);
    });

    test('FIGHT-8: says the same of an enemy from our side', () => {
      expect(glossed('fate', { discards: seen, fight: fightWith([]) }, theirs)).toEqual([
        text('odds.fate', { percent: 50 }),
        chance,
        text('combat.enemy-strikes', { wounds: 4 }),
        chance,
        text('combat.enemy-disarmed'),
        text('combat.enemy-hurt', { wounds: 1 }),
      ]);
    });

    test('RAID-3 FIGHT-8: says what it does to a raid', () => {
      expect(glossed('fate', { discards: seen }, own)).toEqual([
        text('odds.fate', { percent: 50 }),
        chance,
        text('combat.off-raid', { wounds: 4 }),
        chance,
        text('combat.disarmed'),
        text('effect.tonight-wounds', { wounds: '+1' }),
      ]);
    });
  });

  test('FIGHT-10: before a fight it is said on whom a killing will weigh, and how likely', () => {
    const people = {
      tomas: { duty: 'scavenge' },
      vesna: { duty: 'scavenge' },
      anton: { duty: 'bed' },
    } as const;
    const scavenging = A_NIGHT_OUT;
    const weighs = [
      text('conscience.weighs', { person: 'tomas', times: 4 }),
      text('conscience.weighs', { person: 'vesna', times: 8 }),
    ];
    const stance = text('prompt.stance', { round: 1 });
    const fight = fightWith([], { thugs: false });
    expect(glossed('fight', { people, scavenging, fight }, stance)).toEqual(weighs);
    expect(glossed('backstab', { people, scavenging, fight }, stance)).toEqual(weighs);
    expect(glossed('fight', { people, scavenging, fight: fightWith([]) }, stance)).toEqual([
      text('conscience.thugs'),
    ]);
  });
});

test('DAWN-5 a Narrative Action whose stories all need two says so to one', () => {
  const view = (people: NonNullable<Position['people']>) =>
    at([{ step: 'before-morning' }], { people }).view(0);
  const unread = text('gloss.unread');
  expect(glossIn(view({ marin: {} }), 'narrate the-argument')).toContainEqual(unread);
  expect(glossIn(view({ marin: {}, anton: {} }), 'narrate the-argument')).not.toContainEqual(unread);
  expect(glossIn(view({ marin: {} }), 'narrate talk-by-candle')).not.toContainEqual(unread);
});

test('DAWN-5 a Narrative Action says so where the table leaves out every story of it', () => {
  const view = at([{ step: 'before-morning' }]).view(0);
  const kinds = drawnFrom('talk-by-candle').flatMap(({ notes }) => notes);
  const untold = drawnFrom('talk-by-candle').filter(({ notes }) => notes.length === 0);
  const told = untold.map(({ id }) => id);
  expect(glossIn({ ...view, told }, 'narrate talk-by-candle')).not.toContainEqual(text('gloss.unread'));
  expect(glossIn({ ...view, told, avoid: kinds }, 'narrate talk-by-candle')).toContainEqual(
    text('gloss.unread'),
  );
});
