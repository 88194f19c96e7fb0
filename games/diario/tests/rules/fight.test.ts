import { expect, test } from 'vitest';
import type { FateId } from '../../src/data/cards/fate.ts';
import type { RaidId } from '../../src/data/cards/raids.ts';
import { DICE, type DieColour, type Face } from '../../src/data/dice.ts';
import type { Enemies } from '../../src/data/language/effect.ts';
import type { Enemy, Fight, Scavenging } from '../../src/state/state.ts';
import { fightWith } from '../fights.ts';
import { at, type Position, type Scenario, seedWith } from '../scenario.ts';

const OUT: Scavenging = {
  place: 'far',
  location: 'brickworks',
  noise: 1,
  area: { cards: [], residents: [] },
  waiting: [],
  hushed: [],
  specials: [],
  left: false,
};

const THUGS: Enemies = {
  count: [
    { upTo: 4, enemies: 2 },
    { upTo: 8, enemies: 3 },
    { upTo: 10, enemies: 4 },
  ],
  weapons: { A: ['knife'], B: [], C: ['pistol', 'knife'] },
  thugs: true,
};

/** Prowess 0 both, so that no one rolls again. */
const PAIR = { anton: { duty: 'scavenge' }, vesna: { duty: 'scavenge' } } as const;

/** A seed with which the combat dice show these faces one after the other. */
function rolling(...faces: (readonly [DieColour, Face])[]): string {
  return seedWith('combat-die', 6, ...faces.map(([colour, face]) => DICE[colour].indexOf(face) + 1));
}

function enemy(number: number, change: Partial<Enemy> = {}): Enemy {
  return { number, letter: 'A', prowess: 0, wounds: 0, weapons: [], ...change };
}

/** A fight about to begin its next round. */
function facing(
  enemies: readonly Enemy[],
  position: Position = {},
  seed = 'fight',
  change: Partial<Fight> = {},
): Scenario {
  const fight = fightWith(enemies, change);
  const scavenging = fight.where === 'out' ? OUT : null;
  return at([{ step: 'before-round' }], { people: PAIR, scavenging, fight, ...position }, { seed });
}

/** With these Fate cards on top. */
function withFate(...fate: FateId[]): Position {
  return { decks: { ...at([], {}).table.decks, fate } };
}

/** What the Leader is asked, with what the question is about. */
function askedOf({ moment: { asks } }: Scenario): unknown {
  return asks[0] === undefined ? null : { clause: asks[0].clause, ...asks[0].prompt };
}

function woundsOf(scenario: Scenario): (readonly [number, number])[] {
  return (scenario.table.fight?.enemies ?? []).map(({ number, wounds }) => [number, wounds]);
}

test('FIGHT-1 enemies are drawn tokens, as many as the d10 says, all different and unhurt', () => {
  for (const [die, count] of [
    [4, 2],
    [5, 3],
    [10, 4],
  ] as const) {
    const scenario = at(
      [{ step: 'fight', enemies: THUGS, where: 'out' }],
      { people: PAIR, scavenging: OUT },
      { seed: seedWith('enemy-count', 10, die) },
    );
    const enemies = scenario.table.fight?.enemies ?? [];
    expect(enemies.map(({ number }) => number)).toEqual([1, 2, 3, 4].slice(0, count));
    expect(new Set(enemies.map(({ letter, prowess }) => `${letter}${prowess}`)).size).toBe(count);
    for (const { letter, prowess, wounds, weapons } of enemies) {
      expect(weapons).toEqual(THUGS.weapons[letter]);
      expect([0, 1, 2]).toContain(prowess);
      expect(wounds).toBe(0);
    }
    expect(scenario.eventsOf('rolled')).toEqual([{ type: 'rolled', die }]);
    expect(scenario.barrier || scenario.delivered.some(({ reveals }) => reveals)).toBe(true);
  }
});

test('FIGHT-1 a single row needs no roll, and tokens run from A to C and 0 to 2', () => {
  const everyone: Enemies = { ...THUGS, count: [{ upTo: 10, enemies: 9 }] };
  const scenario = at([{ step: 'fight', enemies: everyone, where: 'out' }], {
    people: PAIR,
    scavenging: OUT,
  });
  const tokens = (scenario.table.fight?.enemies ?? []).map(({ letter, prowess }) => `${letter}${prowess}`);
  expect(tokens.toSorted()).toEqual(['A0', 'A1', 'A2', 'B0', 'B1', 'B2', 'C0', 'C1', 'C2']);
  expect(scenario.heard()).not.toContain('rolled');
  expect(scenario.eventsOf('enemy-bare-handed')).toHaveLength(3);
  expect(scenario.eventsOf('enemy-with')).toHaveLength(6);
});

test('FIGHT-1 any token may be drawn', () => {
  const tokens = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((token) => {
    const scenario = at(
      [{ step: 'fight', enemies: { ...THUGS, count: [{ upTo: 10, enemies: 1 }] }, where: 'out' }],
      { people: PAIR, scavenging: OUT },
      { seed: seedWith('enemies', 9, token) },
    );
    return scenario.table.fight?.enemies.map(({ letter, prowess }) => `${letter}${prowess}`).join();
  });
  expect(tokens).toEqual(['A0', 'A1', 'A2', 'B0', 'B1', 'B2', 'C0', 'C1', 'C2']);
});

test('FIGHT-1 a fight begins with nothing dealt, and goes on from there', () => {
  const enemies: Enemies = {
    count: [{ upTo: 10, enemies: 2 }],
    weapons: { A: [], B: [], C: [] },
    thugs: true,
  };
  const scenario = at(
    [{ step: 'fight', enemies, where: 'out' }],
    { people: PAIR, scavenging: OUT, pile: { shotgun: 1, ammo: 1, knife: 1 } },
    { seed: rolling(['red', 'shotgun'], ['yellow', 1], ['grey', 2]) },
  );
  expect(scenario.events()[0]).toEqual({ type: 'fight' });
  expect(askedOf(scenario)).toEqual({ clause: 'FIGHT-3', key: 'prompt.stance', vars: { round: 1 } });
  scenario.choose('fight', 'arm anton shotgun', 'arm vesna knife');
  expect(scenario.eventsOf('fight-round')).toEqual([{ type: 'fight-round', round: 1 }]);
  scenario.choose('kill e1');
  expect(woundsOf(scenario)).toEqual([[2, 1]]);
  scenario.choose('wound vesna', 'wound vesna');
  expect([scenario.levels('anton').wounds, scenario.levels('vesna').wounds]).toEqual([0, 2]);
  expect([scenario.step, askedOf(scenario)]).toEqual([
    'stance',
    { clause: 'FIGHT-3', key: 'prompt.stance', vars: { round: 2 } },
  ]);
});

test('FIGHT-1 the third wound kills', () => {
  const seed = rolling(['grey', 1], ['grey', 1], ['grey', 0]);
  const scenario = facing([enemy(1)], {}, seed).choose('fight');
  expect(woundsOf(scenario)).toEqual([[1, 2]]);
  expect(scenario.eventsOf('enemy-wounded')).toEqual([{ type: 'enemy-wounded', enemy: 1, by: 2, level: 2 }]);
  const last = facing([enemy(1, { wounds: 1 })], {}, seed).choose('fight');
  expect(last.table.fight).toBeNull();
  expect(last.heard()).toEqual(expect.arrayContaining(['enemy-killed', 'enemies-gone']));
});

test('FIGHT-1 where nobody is there to be fought with, there is no fight', () => {
  const scenario = at([{ step: 'fight', enemies: THUGS, where: 'out' }], { scavenging: OUT });
  expect([scenario.table.fight, scenario.heard()]).toEqual([null, []]);
});

test('FIGHT-2 before the first round each takes one weapon from the Findings pile', () => {
  const scenario = facing(
    [enemy(1)],
    { pile: { knife: 1, hatchet: 1 }, storage: { pistol: 1, ammo: 1 } },
    'fight',
    { round: 0 },
  );
  scenario.choose('fight');
  expect(askedOf(scenario)).toEqual({ clause: 'FIGHT-2', key: 'prompt.arm', vars: { person: 'anton' } });
  expect(scenario.legal).toEqual(['arm anton hatchet', 'arm anton knife', 'unarmed anton']);
  expect(scenario.refusal('arm anton pistol')).toMatchObject({
    clause: 'FIGHT-2',
    reason: { key: 'refusal.no-such-weapon', vars: { weapon: 'pistol' } },
  });
  // It is not Vesna's turn, and how to fight is not asked any more.
  for (const line of ['arm vesna pistol', 'unarmed vesna', 'fight'])
    expect(scenario.refusal(line).reason.key).toBe('refusal.not-offered');
  scenario.choose('arm anton hatchet');
  expect(scenario.eventsOf('armed')).toEqual([{ type: 'armed', person: 'anton', weapon: 'hatchet' }]);
  expect([scenario.pile('hatchet'), scenario.person('anton').weapon]).toEqual([0, 'hatchet']);
  expect(scenario.legal).toEqual(['arm vesna knife', 'unarmed vesna']);
});

test('FIGHT-2 at home weapons come from Storage and go back there, and the enemies answer', () => {
  const people = { anton: {}, vesna: { duty: 'bed' } } as const;
  const position = { people, storage: { knife: 1 }, pile: { hatchet: 1 } };
  const seed = rolling(['yellow', 1], ['grey', 2], ['grey', 1]);
  const scenario = facing([enemy(1)], position, seed, { where: 'home', round: 0 });
  scenario.choose('fight');
  expect(scenario.legal).toEqual(['arm anton knife', 'unarmed anton']);
  scenario.choose('arm anton knife', 'wound vesna');
  expect(scenario.table.fight).toBeNull();
  expect([scenario.table.storage, scenario.person('anton').weapon]).toEqual([{ knife: 1 }, null]);
  expect([scenario.levels('anton').wounds, scenario.levels('vesna').wounds]).toEqual([0, 1]);
});

test('FIGHT-2 those who wait after a death take no part', () => {
  const scavenging = { ...OUT, waiting: ['vesna'] } as const;
  const scenario = facing(
    [enemy(1)],
    { pile: { knife: 2 }, scavenging },
    rolling(['yellow', 3], ['grey', 2]),
    { round: 0 },
  );
  scenario.choose('fight', 'arm anton knife');
  expect(scenario.heard()).toContain('enemies-gone');
  expect([scenario.levels('anton').wounds, scenario.levels('vesna').wounds]).toEqual([2, 0]);
});

test('FIGHT-3 before each round the group may flee: the enemies backstab, and the scavengers leave', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'knife' }, vesna: { duty: 'bed' } } as const;
  const scenario = facing(
    [enemy(1, { weapons: ['knife'] }), enemy(2)],
    { people },
    rolling(['yellow', 2], ['grey', 1]),
  );
  expect([scenario.clause, scenario.prompt, scenario.legal]).toEqual([
    'FIGHT-3',
    'prompt.stance',
    ['fight', 'flee'],
  ]);
  scenario.choose('flee');
  expect(scenario.heard()).not.toContain('rolled-with');
  expect(scenario.levels('anton').wounds).toBe(3);
  expect(scenario.table.scavenging?.left).toBe(true);
  expect([scenario.table.fight, scenario.pile('knife')]).toEqual([null, 1]);
  expect(scenario.heard()).toContain('fled');
  expect(scenario.heard()).not.toContain('enemies-gone');
});

test('FIGHT-3 whoever dies in flight gets away with nothing', () => {
  const people = { anton: { duty: 'scavenge', levels: { wounds: 3 } }, vesna: { duty: 'guard' } } as const;
  const scenario = facing([enemy(1)], { people }, rolling(['grey', 1])).choose('flee');
  expect(scenario.isGone('anton')).toBe(true);
  expect(scenario.heard()).not.toContain('fled');
});

/** Four goods of four kinds, and enemies at home from whom nobody of the pair has run yet. */
const STORED = { 'canned-food': 1, cigarette: 2, wood: 1, knife: 1 };
const cornered = (position: Position, change: Partial<Fight> = {}) =>
  facing([enemy(1)], { storage: STORED, ...position }, rolling(['grey', 0]), { where: 'home', ...change });
const withRaids = (...raids: RaidId[]) => ({ decks: { ...at([], {}).table.decks, raids } });

test('FIGHT-3 at home the group may flee too: after the backstab intruders take what their story says', () => {
  const cameFor = [{ kind: 'lose', goods: { cigarette: 1, meds: 1 } }] as const;
  const scenario = cornered({ people: { anton: { duty: 'bed' } } }, { cameFor });
  expect([scenario.clause, scenario.legal]).toEqual(['FIGHT-3', ['fight', 'flee']]);
  scenario.choose('flee');
  expect(scenario.heard()).toEqual(['enemy-rolled-bare-handed', 'gave-way', 'lost']);
  expect([scenario.table.storage, scenario.table.fight]).toEqual([{ ...STORED, cigarette: 1 }, null]);
});

test('FIGHT-3 intruders whose story does not say take as many goods as the top Night Raid, in its way', () => {
  const position = { people: { anton: {} }, ...withRaids('hungry-neighbours', 'looters') };
  const scenario = cornered({ ...position, storage: { ...STORED, 'raw-food': 4, vegetable: 2 } }).choose(
    'flee',
  );
  expect(scenario.eventsOf('raid-shown')).toEqual([
    { type: 'raid-shown', raid: 'hungry-neighbours', damage: 6 },
  ]);
  expect(scenario.eventsOf('lost')).toEqual([
    { type: 'lost', goods: ['canned-food:1', 'raw-food:4', 'vegetable:1'] },
  ]);
  expect(scenario.barrier).toBe(true);
  // The card goes back among the others, and none is spent.
  expect(scenario.table.decks.raids.toSorted()).toEqual(['hungry-neighbours', 'looters']);
  expect(scenario.table.raid).toBeNull();
});

test('FIGHT-3 if the card leaves it to the Leader, the Leader names what intruders take', () => {
  const people = { anton: {} };
  const scenario = cornered({ people, ...withRaids('street-boys') }).choose('flee');
  expect([scenario.prompt, scenario.legal]).toEqual([
    'prompt.choose-loss',
    ['lose canned-food', 'lose cigarette', 'lose knife', 'lose wood'],
  ]);
  expect(cornered({ people, ...withRaids('quiet-night') }).choose('flee').table.storage).toEqual(STORED);
});

test('FIGHT-3 a weapon in hand is not taken, and goes back to Storage when intruders are gone', () => {
  const people = { anton: { weapon: 'hatchet' } } as const;
  const scenario = cornered({ people, ...withRaids('raiding-party') }).choose('flee');
  expect(scenario.table.storage).toEqual({ hatchet: 1 });
});

test('FIGHT-3 FIGHT-8 where no intruder is left after the backstab, nothing is taken', () => {
  const decks = { ...withRaids('looters').decks, fate: ['quiet-morning'] } as const;
  const fight = fightWith([enemy(1)], { where: 'home' });
  const scenario = at(
    [{ step: 'before-round' }],
    { people: { anton: {} }, storage: STORED, fight, decks },
    { seed: rolling(['grey', 'story']) },
  ).choose('flee', 'fate');
  expect(scenario.eventsOf('enemy-left')).toEqual([{ type: 'enemy-left', enemy: 1 }]);
  expect(scenario.heard()).not.toContain('gave-way');
  expect([scenario.table.storage, scenario.table.fight]).toEqual([STORED, null]);
});

test('FIGHT-3 whoever flees at home meets nothing else of the story', () => {
  const scene = { where: 'home', actor: null, story: 'the-saucepans' } as const;
  const later = { where: 'home', actor: null, story: null } as const;
  const prize = [{ kind: 'gain', goods: { shovel: 1 } }] as const;
  const fight = fightWith([enemy(1)], { where: 'home', cameFor: [] });
  const agenda = [
    { step: 'before-round' },
    { step: 'effects', effects: prize, scene },
    { step: 'effects', effects: prize, scene },
    { step: 'effects', effects: [{ kind: 'gain', goods: { wood: 1 } }], scene: later },
  ] as const;
  const position = { people: { anton: {} }, fight, storage: {} };
  const scenario = at([...agenda], position, { seed: rolling(['grey', 0]) }).choose('flee');
  expect(scenario.table.storage).toEqual({ wood: 1 });
});

test('FIGHT-3 after a round the group is asked again', () => {
  const scenario = facing([enemy(1)], {}, rolling(['grey', 0], ['grey', 0], ['grey', 0])).choose('fight');
  expect([scenario.step, scenario.legal, scenario.table.fight?.round]).toEqual([
    'stance',
    ['fight', 'flee'],
    2,
  ]);
  expect(askedOf(scenario)).toEqual({ clause: 'FIGHT-3', key: 'prompt.stance', vars: { round: 3 } });
  expect(scenario.refusal('keep').reason.key).toBe('refusal.not-offered');
});

test('FIGHT-4 all roll the dice of their weapons, and the Leader splits the wounds on both sides', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'knife' }, vesna: { duty: 'scavenge' } } as const;
  const seed = rolling(['yellow', 2], ['grey', 1], ['grey', 2], ['yellow', 1]);
  const scenario = facing([enemy(1), enemy(2, { weapons: ['hatchet'] })], { people }, seed).choose('fight');
  expect(scenario.events().filter(({ type }) => type.includes('rolled'))).toEqual([
    { type: 'rolled-with', person: 'anton', weapon: 'knife', face: 2 },
    { type: 'rolled-bare-handed', person: 'vesna', face: 1 },
    { type: 'enemy-rolled-bare-handed', enemy: 1, face: 2 },
    { type: 'enemy-rolled-with', enemy: 2, weapon: 'hatchet', face: 1 },
  ]);
  expect([askedOf(scenario), scenario.legal]).toEqual([
    { clause: 'FIGHT-4', key: 'prompt.hit', vars: { wounds: 3 } },
    ['hit e1', 'hit e2'],
  ]);
  scenario.choose('hit e2', 'hit e2', 'hit e1');
  expect(woundsOf(scenario)).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect([askedOf(scenario), scenario.legal]).toEqual([
    { clause: 'FIGHT-4', key: 'prompt.wound', vars: { wounds: 3 } },
    ['wound anton', 'wound vesna'],
  ]);
  scenario.choose('wound anton', 'wound vesna', 'wound vesna');
  expect([scenario.levels('anton').wounds, scenario.levels('vesna').wounds]).toEqual([1, 2]);
});

test('FIGHT-4 a dead enemy takes no more wounds, and what kills all asks nothing', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'knife' } } as const;
  const three = facing(
    [enemy(1, { wounds: 2 }), enemy(2)],
    { people },
    rolling(['yellow', 3], ['grey', 0], ['grey', 0]),
  );
  three.choose('fight', 'hit e1');
  expect(woundsOf(three)).toEqual([[2, 2]]);
  const two = facing([enemy(1, { wounds: 2 }), enemy(2), enemy(3)], { people }, rolling(['yellow', 2]));
  two.choose('fight', 'hit e1');
  expect(two.legal).toEqual(['hit e2', 'hit e3']);
  expect(two.refusal('hit e1')).toMatchObject({
    clause: 'FIGHT-4',
    reason: { key: 'refusal.no-such-enemy', vars: { enemy: 1 } },
  });
  expect(two.refusal('wound anton').reason.key).toBe('refusal.not-offered');
  const all = facing([enemy(1, { wounds: 2 }), enemy(2, { wounds: 1 })], { people }, rolling(['yellow', 3]));
  expect(all.choose('fight').eventsOf('enemy-killed')).toMatchObject([{ enemy: 1 }, { enemy: 2 }]);
});

test('FIGHT-4 firearms roll first: a victim without one who dies does not answer', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'pistol' } } as const;
  const seed = rolling(['red', 3], ['grey', 2]);
  const scenario = facing([enemy(1)], { people, pile: { ammo: 1 } }, seed).choose('fight');
  expect(scenario.heard()).not.toContain('enemy-rolled-bare-handed');
  expect([scenario.table.fight, scenario.levels('anton').wounds]).toEqual([null, 0]);
  const hurt = facing([enemy(1)], { people, pile: { ammo: 1 } }, rolling(['red', 2], ['grey', 2])).choose(
    'fight',
  );
  expect(hurt.levels('anton').wounds).toBe(2);
});

test('FIGHT-4 firearms of both sides roll together, and whoever fired does not roll again', () => {
  const people = {
    anton: { duty: 'scavenge', weapon: 'pistol' },
    vesna: { duty: 'scavenge', levels: { wounds: 3 } },
  } as const;
  const seed = rolling(['red', 3], ['red', 2]);
  const scenario = facing([enemy(1, { weapons: ['pistol'] })], { people, pile: { ammo: 3 } }, seed).choose(
    'fight',
  );
  // The enemy dies and has fired all the same; Vesna, with bare hands, falls before she could strike.
  expect(scenario.heard().filter((type) => type.includes('rolled'))).toEqual([
    'rolled-with',
    'enemy-rolled-with',
  ]);
  expect(scenario.heard()).toContain('enemy-killed');
  expect(scenario.legal).toEqual(['wound anton', 'wound vesna']);
  scenario.choose('wound vesna');
  expect([scenario.isGone('vesna'), scenario.levels('anton').wounds]).toEqual([true, 1]);
});

test('FIGHT-4 whoever has no firearm strikes after the shots, unless nobody is left to strike at', () => {
  const people = { anton: { duty: 'scavenge' }, mirela: { duty: 'bed' } } as const;
  const shooter = enemy(1, { weapons: ['pistol'] });
  const struck = facing([shooter], { people }, rolling(['red', 2], ['grey', 1])).choose('fight');
  expect([woundsOf(struck), struck.levels('anton').wounds]).toEqual([[[1, 1]], 2]);
  const shots = facing([shooter, enemy(2)], { people }, rolling(['red', 2], ['grey', 1], ['grey', 1]));
  expect(shots.choose('fight', 'hit e2').levels('anton').wounds).toBe(3);
  const weak = { ...people, anton: { duty: 'scavenge', levels: { wounds: 2 } } } as const;
  const shot = facing([shooter, enemy(2)], { people: weak }, rolling(['red', 2])).choose('fight');
  expect(shot.heard()).not.toContain('enemy-rolled-bare-handed');
  const armed = { ...PAIR, anton: { duty: 'scavenge', weapon: 'pistol' } } as const;
  const won = facing([enemy(1)], { people: armed, pile: { ammo: 1 } }, rolling(['red', 3])).choose('fight');
  expect(won.heard()).not.toContain('rolled-bare-handed');
});

test('FIGHT-4 a person shot dead with bare hands does not answer either', () => {
  const people = { anton: { duty: 'scavenge', levels: { wounds: 2 } }, vesna: { duty: 'bed' } } as const;
  const scenario = facing([enemy(1, { weapons: ['pistol'] })], { people }, rolling(['red', 2])).choose(
    'fight',
  );
  expect(scenario.isGone('anton')).toBe(true);
  expect(scenario.heard()).not.toContain('rolled-bare-handed');
  expect(scenario.table.fight).toBeNull();
});

test('FIGHT-4 SCAV-9 what a death brings waits for the end of the fight', () => {
  const people = {
    anton: { duty: 'scavenge', levels: { wounds: 3 } },
    vesna: { duty: 'scavenge', levels: { wounds: 3 } },
    tomas: { duty: 'scavenge' },
  } as const;
  const seed = rolling(['red', 2], ['grey', 0]);
  const scenario = facing([enemy(1, { weapons: ['pistol'] })], { people }, seed).choose(
    'fight',
    'wound anton',
  );
  expect(scenario.isGone('anton')).toBe(true);
  expect(scenario.table.agenda.map(({ step }) => step)).toEqual(['after-death', 'split-on-people']);
});

test('FIGHT-5 our people reroll up to Prowess times by choice', () => {
  const people = { marin: { duty: 'scavenge' } } as const;
  const seed = rolling(['grey', 1], ['grey', 0], ['grey', 0]);
  const scenario = facing([enemy(1)], { people }, seed).choose('fight');
  expect([askedOf(scenario), scenario.legal]).toEqual([
    { clause: 'FIGHT-5', key: 'prompt.reroll', vars: { person: 'marin', face: 1, rerolls: 1 } },
    ['reroll', 'keep'],
  ]);
  scenario.choose('reroll');
  expect([scenario.step, woundsOf(scenario)]).toEqual(['stance', [[1, 0]]]);
  const kept = facing([enemy(1)], { people }, seed).choose('fight', 'keep');
  expect(woundsOf(kept)).toEqual([[1, 1]]);
});

test('FIGHT-5 Prowess is the number of rerolls in a round, over all the shots of that round', () => {
  const people = { marin: { duty: 'scavenge', weapon: 'assault-rifle' } } as const;
  const lay = (...faces: Parameters<typeof rolling>) =>
    facing([enemy(1), enemy(2)], { people, pile: { ammo: 4 } }, rolling(...faces)).choose('fight', 'shots 2');
  const spent = lay(['red', 2], ['red', 2], ['red', 2]);
  expect(spent.table.roll).toEqual({ person: 'marin', face: 2, rerolls: 1, shots: 1 });
  spent.choose('reroll');
  expect([spent.step, spent.table.fight?.dealt.byUs]).toEqual(['split-on-enemies', 4]);
  const saved = lay(['red', 2], ['red', 'out-of-ammo'], ['red', 3]).choose('keep');
  expect(saved.table.roll).toEqual({ person: 'marin', face: 'out-of-ammo', rerolls: 1, shots: 0 });
  saved.choose('reroll');
  expect(saved.table.fight?.dealt.byUs).toBe(5);
});

test('FIGHT-5 a new round brings all rerolls back', () => {
  const people = { marin: { duty: 'scavenge' } } as const;
  const seed = rolling(['grey', 0], ['grey', 0], ['grey', 0], ['grey', 0]);
  const scenario = facing([enemy(1)], { people }, seed).choose('fight', 'reroll', 'fight');
  expect(scenario.table.roll).toEqual({ person: 'marin', face: 0, rerolls: 1, shots: 0 });
});

test('FIGHT-5 an enemy shares its rerolls between both shots too', () => {
  const people = { dragan: { duty: 'scavenge', weapon: 'knife' } } as const;
  const armed = enemy(1, { prowess: 1, weapons: ['assault-rifle'] });
  const lay = (...faces: Parameters<typeof rolling>) =>
    facing([armed], { people }, rolling(...faces))
      .choose('fight')
      .eventsOf('enemy-rolled-with')
      .map(({ face }) => face);
  const first = lay(['red', 'shotgun'], ['red', 2], ['red', 'shotgun'], ['yellow', 3]);
  expect(first).toEqual(['shotgun', 2, 'shotgun']);
  const second = lay(['red', 2], ['red', 'shotgun'], ['red', 'shotgun'], ['yellow', 3]);
  expect(second).toEqual([2, 'shotgun', 'shotgun']);
});

test('FIGHT-5 a sentry is on guard at home only', () => {
  const people = { iskra: { duty: 'scavenge' } } as const;
  const scenario = facing([enemy(1)], { people }, rolling(['grey', 0])).choose('fight');
  expect(scenario.table.roll?.rerolls).toBe(2);
});

test('FIGHT-5 enemies reroll a result of 0 wounds up to Prowess times, and nothing else', () => {
  const people = { anton: { duty: 'scavenge' } } as const;
  const seed = rolling(['grey', 0], ['yellow', 0], ['yellow', 'hatchet'], ['yellow', 1]);
  const scenario = facing([enemy(1, { prowess: 2, weapons: ['knife'] })], { people }, seed).choose('fight');
  expect(scenario.eventsOf('enemy-rolled-with').map(({ face }) => face)).toEqual([0, 'hatchet', 1]);
  expect(scenario.levels('anton').wounds).toBe(1);
  const weaker = facing([enemy(1, { prowess: 1, weapons: ['knife'] })], { people }, seed).choose('fight');
  expect([weaker.eventsOf('enemy-rolled-with').length, weaker.levels('anton').wounds]).toEqual([2, 0]);
  const content = facing([enemy(1, { prowess: 2 })], { people }, rolling(['grey', 0], ['grey', 1])).choose(
    'fight',
  );
  expect(content.eventsOf('enemy-rolled-bare-handed')).toHaveLength(1);
});

test('FIGHT-6 each shot of ours spends 1 Ammo, and without Ammo it is another weapon or none', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'pistol' } } as const;
  const seed = rolling(['red', 2], ['grey', 0], ['yellow', 0]);
  const scenario = facing([enemy(1)], { people, pile: { ammo: 1, knife: 1 } }, seed).choose('fight');
  expect([scenario.pile('ammo'), scenario.step]).toEqual([0, 'stance']);
  scenario.choose('fight');
  expect([scenario.clause, scenario.legal]).toEqual(['FIGHT-2', ['arm anton knife', 'unarmed anton']]);
  expect(scenario.refusal('arm anton pistol')).toMatchObject({
    clause: 'FIGHT-6',
    reason: { key: 'refusal.no-ammo', vars: { weapon: 'pistol' } },
  });
  scenario.choose('arm anton knife');
  expect(scenario.eventsOf('rolled-with')).toMatchObject([{ weapon: 'knife', face: 0 }]);
  expect(scenario.pile('pistol')).toBe(1);
});

test('FIGHT-6 the last Ammo goes to whom the Leader gives the gun', () => {
  const people = {
    anton: { duty: 'scavenge', weapon: 'pistol' },
    vesna: { duty: 'scavenge', weapon: 'shotgun' },
  } as const;
  const scenario = facing([enemy(1)], { people, pile: { ammo: 1 } }, 'fight').choose('fight');
  expect(scenario.legal).toEqual(['arm anton shotgun', 'arm anton pistol', 'unarmed anton']);
  scenario.choose('unarmed anton');
  expect(scenario.legal).toEqual(['arm vesna shotgun', 'arm vesna pistol', 'unarmed vesna']);
});

test('FIGHT-6 without Ammo for all only those with firearms lay them down', () => {
  const people = {
    anton: { duty: 'scavenge', weapon: 'pistol' },
    vesna: { duty: 'scavenge', weapon: 'knife' },
  } as const;
  const scenario = facing([enemy(1)], { people }, rolling(['grey', 0], ['yellow', 1])).choose('fight');
  expect(scenario.heard()).toContain('rolled-bare-handed');
  expect(scenario.eventsOf('rolled-with')).toEqual([
    { type: 'rolled-with', person: 'vesna', weapon: 'knife', face: 1 },
  ]);
  expect(scenario.table.pile).toEqual({ pistol: 1 });
});

test('FIGHT-6 while there is Ammo for all nobody is asked again', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'pistol' } } as const;
  const scenario = facing(
    [enemy(1)],
    { people, pile: { ammo: 1, knife: 1 } },
    rolling(['red', 2], ['grey', 0]),
  );
  scenario.choose('fight');
  expect(scenario.heard()).toContain('rolled-with');
});

test('FIGHT-6 an Assault Rifle fires twice for 2 Ammo', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'assault-rifle' } } as const;
  const seed = rolling(['red', 2], ['red', 3], ['grey', 0]);
  const scenario = facing([enemy(1), enemy(2)], { people, pile: { ammo: 3 } }, seed).choose('fight');
  expect([askedOf(scenario), scenario.legal]).toEqual([
    { clause: 'FIGHT-6', key: 'prompt.shots', vars: { person: 'anton' } },
    ['shots 1', 'shots 2'],
  ]);
  scenario.choose('shots 2');
  expect([scenario.pile('ammo'), scenario.table.fight?.dealt.byUs]).toEqual([1, 5]);
});

test('FIGHT-6 a second shot leaves Ammo for those who come after', () => {
  const people = {
    anton: { duty: 'scavenge', weapon: 'assault-rifle' },
    vesna: { duty: 'scavenge', weapon: 'pistol' },
  } as const;
  const lay = (ammo: number) =>
    facing([enemy(1), enemy(2)], { people, pile: { ammo } }, rolling(['red', 2], ['red', 2])).choose('fight');
  expect([lay(2).step, lay(2).pile('ammo')]).toEqual(['split-on-enemies', 0]);
  expect(lay(3).step).toBe('shots');
});

test('FIGHT-6 enemies with an Assault Rifle always fire twice', () => {
  const people = { dragan: { duty: 'scavenge', weapon: 'knife' } } as const;
  const seed = rolling(['red', 2], ['red', 'shotgun']);
  const scenario = facing([enemy(1, { weapons: ['assault-rifle'] })], { people }, seed).choose('fight');
  expect(scenario.eventsOf('enemy-rolled-with').map(({ face }) => face)).toEqual([2, 'shotgun']);
  expect(scenario.levels('dragan').wounds).toBe(2);
});

test('FIGHT-6 an out-of-ammo face makes an enemy fall back to the next weapon, and is a miss for us', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'pistol' } } as const;
  const seed = rolling(['red', 'out-of-ammo'], ['red', 'out-of-ammo'], ['red', 2], ['yellow', 1]);
  const armed = enemy(1, { weapons: ['assault-rifle', 'knife'] });
  const scenario = facing([armed], { people, pile: { ammo: 2 } }, seed).choose('fight');
  // No second shot, and no knife before the next round.
  expect(scenario.heard().filter((type) => type === 'enemy-rolled-with')).toHaveLength(1);
  expect(scenario.heard()).toContain('enemy-out-of-ammo');
  expect(scenario.table.fight?.enemies[0]?.weapons).toEqual(['knife']);
  expect(scenario.person('anton').weapon).toBe('pistol');
  expect([woundsOf(scenario), scenario.levels('anton').wounds]).toEqual([[[1, 0]], 0]);
  scenario.choose('fight');
  expect(scenario.eventsOf('enemy-rolled-with')).toMatchObject([{ weapon: 'knife', face: 1 }]);
  expect(scenario.levels('anton').wounds).toBe(1);
});

test('FIGHT-6 only the enemy whose magazine is empty falls back', () => {
  const people = { anton: { duty: 'scavenge' } } as const;
  const armed = { weapons: ['pistol', 'knife'] } as const;
  const seed = rolling(['red', 2], ['red', 'out-of-ammo'], ['grey', 0]);
  const scenario = facing([enemy(1, armed), enemy(2, armed)], { people }, seed).choose('fight');
  expect(scenario.eventsOf('enemy-out-of-ammo')).toEqual([{ type: 'enemy-out-of-ammo', enemy: 2 }]);
  expect(scenario.table.fight?.enemies.map(({ weapons }) => weapons)).toEqual([
    ['pistol', 'knife'],
    ['knife'],
  ]);
});

test('FIGHT-7 a shotgun symbol with a Shotgun kills whom the Leader names', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'shotgun' } } as const;
  const seed = rolling(['red', 'shotgun'], ['grey', 0]);
  const scenario = facing([enemy(1), enemy(2)], { people, pile: { ammo: 1 } }, seed).choose('fight');
  expect([scenario.clause, scenario.prompt, scenario.legal]).toEqual([
    'FIGHT-7',
    'prompt.kill',
    ['kill e1', 'kill e2'],
  ]);
  scenario.choose('kill e2');
  expect(woundsOf(scenario)).toEqual([[1, 0]]);
  expect(scenario.eventsOf('enemy-killed')).toEqual([{ type: 'enemy-killed', enemy: 2 }]);
});

test('FIGHT-7 a hatchet symbol with a Hatchet does too, with a Knife it misses', () => {
  const lay = (weapon: 'hatchet' | 'knife') =>
    facing(
      [enemy(1)],
      { people: { anton: { duty: 'scavenge', weapon } } },
      rolling(['yellow', 'hatchet'], ['grey', 0]),
    ).choose('fight');
  expect(lay('hatchet').heard()).toContain('enemy-killed');
  expect(woundsOf(lay('knife'))).toEqual([[1, 0]]);
});

test('FIGHT-7 an enemy kills too, and the Leader says whom', () => {
  const people = {
    anton: { duty: 'scavenge' },
    vesna: { duty: 'scavenge' },
    mirela: { duty: 'bed' },
  } as const;
  const seed = rolling(['red', 'shotgun'], ['grey', 0]);
  const scenario = facing([enemy(1, { weapons: ['shotgun'] })], { people }, seed).choose('fight');
  expect([scenario.clause, scenario.prompt]).toEqual(['FIGHT-7', 'prompt.sacrifice']);
  expect(scenario.legal).toEqual(['sacrifice anton', 'sacrifice vesna']);
  scenario.choose('sacrifice anton');
  expect([scenario.isGone('anton'), scenario.isGone('vesna')]).toEqual([true, false]);
  const alone = { anton: { duty: 'scavenge' }, mirela: { duty: 'bed' } } as const;
  const only = facing([enemy(1, { weapons: ['shotgun'] })], { people: alone }, seed).choose('fight');
  expect([only.isGone('anton'), only.table.fight]).toEqual([true, null]);
});

/** Two with a Hatchet each; Mirela at home keeps the game going should they fall. */
const HATCHETS = {
  anton: { duty: 'scavenge', weapon: 'hatchet' },
  vesna: { duty: 'scavenge', weapon: 'hatchet' },
  mirela: { duty: 'bed' },
} as const;
const TWO_SYMBOLS = rolling(['yellow', 'hatchet'], ['yellow', 'hatchet']);

test('FIGHT-7 two who strike true kill two of three, one after the other, and two of two unasked', () => {
  const three = facing([enemy(1), enemy(2), enemy(3)], { people: HATCHETS }, TWO_SYMBOLS).choose('fight');
  expect(three.refusal('kill e4')).toMatchObject({
    clause: 'FIGHT-7',
    reason: { key: 'refusal.no-such-enemy', vars: { enemy: 4 } },
  });
  expect(three.refusal('hit e1')).toMatchObject({
    clause: 'FIGHT-7',
    reason: { key: 'refusal.not-offered' },
  });
  three.choose('kill e2');
  expect([three.prompt, three.legal]).toEqual(['prompt.kill', ['kill e1', 'kill e3']]);
  three.choose('kill e3');
  expect(woundsOf(three)).toEqual([[1, 0]]);
  const two = facing([enemy(1), enemy(2)], { people: HATCHETS }, TWO_SYMBOLS).choose('fight');
  expect(two.eventsOf('enemy-killed').map(({ enemy }) => enemy)).toEqual([1, 2]);
});

test('FIGHT-7 two of theirs who strike true kill two of three, and two of two unasked', () => {
  const shooters = [enemy(1, { weapons: ['shotgun'] }), enemy(2, { weapons: ['shotgun'] })];
  const seed = rolling(['red', 'shotgun'], ['red', 'shotgun']);
  const people = { ...PAIR, oskar: { duty: 'scavenge' }, mirela: { duty: 'bed' } } as const;
  const three = facing(shooters, { people }, seed).choose('fight', 'sacrifice vesna');
  expect([three.isGone('vesna'), three.prompt]).toEqual([true, 'prompt.sacrifice']);
  expect(three.legal).toEqual(['sacrifice anton', 'sacrifice oskar']);
  three.choose('sacrifice oskar');
  expect([three.isGone('anton'), three.isGone('oskar')]).toEqual([false, true]);
  const two = facing(shooters, { people: { ...PAIR, mirela: { duty: 'bed' } } }, seed).choose('fight');
  expect(two.eventsOf('gone')).toMatchObject([
    { type: 'gone', person: 'anton', cause: 'wounds' },
    { type: 'gone', person: 'vesna', cause: 'wounds' },
  ]);
});

test('FIGHT-7 FIGHT-10 a later round kills as the first does, and the dead have nothing on their minds', () => {
  const people = { anton: HATCHETS.anton, mirela: HATCHETS.mirela };
  const seed = rolling(['yellow', 0], ['yellow', 0], ['yellow', 'hatchet'], ['yellow', 'hatchet']);
  const armed = enemy(1, { weapons: ['hatchet'] });
  const scenario = facing([armed], { people }, seed, { thugs: false }).choose('fight', 'fight');
  expect(scenario.heard()).toContain('enemy-killed');
  expect([scenario.isGone('anton'), scenario.table.fight]).toEqual([true, null]);
  expect(scenario.heard()).not.toContain('killing-weighed');
});

test('FIGHT-8 a story face is a miss, or a Fate card that must have a story for the die', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'knife' } } as const;
  const seed = rolling(['yellow', 'story'], ['grey', 0]);
  const lay = (...fate: FateId[]) =>
    facing([enemy(1), enemy(2)], { people, ...withFate(...fate) }, seed).choose('fight');
  const scenario = lay('bitter-wind');
  expect([askedOf(scenario), scenario.legal]).toEqual([
    { clause: 'FIGHT-8', key: 'prompt.story-face', vars: { person: 'anton', die: 'yellow' } },
    ['miss', 'fate'],
  ]);
  const missed = lay('bitter-wind').choose('miss');
  expect([woundsOf(missed), missed.table.discards.fate]).toEqual([
    [
      [1, 0],
      [2, 0],
    ],
    [],
  ]);
  scenario.choose('fate');
  expect(scenario.eventsOf('fate-struck')).toEqual([
    { type: 'fate-struck', fate: 'bitter-wind', die: 'yellow', by: 'ours' },
  ]);
  expect(scenario.table.fight?.dealt).toEqual({ byUs: 3, byThem: 0 });
  expect(scenario.table.discards.fate).toEqual(['bitter-wind']);
  const other = lay('grey-dawn').choose('fate');
  expect(other.eventsOf('fate-missed')).toEqual([{ type: 'fate-missed', fate: 'grey-dawn' }]);
  expect(other.table.discards.fate).toEqual(['grey-dawn']);
  expect(woundsOf(other)).toEqual([
    [1, 0],
    [2, 0],
  ]);
});

test('FIGHT-8 a story of an enemy is put to the Leader too, after its rerolls', () => {
  const people = { anton: { duty: 'scavenge' } } as const;
  const seed = rolling(['grey', 0], ['yellow', 'story'], ['yellow', 'story']);
  const armed = enemy(1, { weapons: ['knife'], prowess: 1, wounds: 2 });
  const lay = () =>
    facing([armed], { people, ...withFate('smoke-over-the-roofs') }, seed, { thugs: false }).choose('fight');
  const scenario = lay();
  expect([askedOf(scenario), scenario.legal]).toEqual([
    { clause: 'FIGHT-8', key: 'prompt.enemy-story-face', vars: { enemy: 1, die: 'yellow' } },
    ['miss', 'fate'],
  ]);
  expect(lay().choose('miss').levels('anton').wounds).toBe(0);
  scenario.choose('fate');
  expect(scenario.levels('anton').wounds).toBe(0);
  // It died of its own hand: no person killed it (FIGHT-10).
  expect(scenario.heard()).toEqual(expect.arrayContaining(['enemy-died', 'enemies-gone']));
  expect(scenario.heard()).not.toContain('killing-weighed');
});

test('FIGHT-8 what a story brings besides wounds dealt happens once, before the hits are split', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'pistol' }, vesna: { duty: 'scavenge' } } as const;
  const seed = rolling(['red', 'story'], ['grey', 2], ['grey', 0], ['grey', 0]);
  const position = { people, pile: { ammo: 2 }, ...withFate('clear-frost') };
  const scenario = facing([enemy(1), enemy(2)], position, seed).choose('fight', 'fate');
  expect([scenario.levels('anton').wounds, scenario.person('anton').weapon]).toEqual([1, null]);
  scenario.choose('hit e1', 'hit e2');
  expect([scenario.step, scenario.levels('anton').wounds]).toEqual(['stance', 1]);
});

/** A Hideout lies open. */
const ALCOVE = { cards: ['dark-alcove'], residents: [] } as const;

test('FIGHT-9 from a Hideout we backstab, the enemies do not answer, and a normal fight follows', () => {
  const scavenging = { ...OUT, area: ALCOVE };
  const people = { anton: { duty: 'scavenge' }, vesna: { duty: 'scavenge' } } as const;
  const seed = rolling(['red', 2], ['yellow', 0]);
  const scenario = facing(
    [enemy(1, { weapons: ['pistol'] })],
    { people, scavenging, pile: { pistol: 1, ammo: 2, knife: 1 } },
    seed,
    { round: 0 },
  );
  expect(scenario.legal).toEqual(['fight', 'flee', 'backstab']);
  scenario.choose('backstab', 'arm anton pistol', 'arm vesna knife');
  expect(scenario.heard()).toContain('backstab');
  expect(scenario.heard()).not.toContain('enemy-rolled-with');
  expect([woundsOf(scenario), scenario.pile('ammo')]).toEqual([[[1, 2]], 1]);
  expect([scenario.step, scenario.legal]).toEqual(['stance', ['fight', 'flee']]);
  expect(scenario.refusal('backstab')).toMatchObject({
    clause: 'FIGHT-9',
    reason: { key: 'refusal.no-backstab' },
  });
});

test('FIGHT-9 a Hideout serves only before the first round', () => {
  const position = { scavenging: { ...OUT, area: ALCOVE } };
  expect(facing([enemy(1)], position, 'fight', { round: 0 }).legal).toEqual(['fight', 'flee', 'backstab']);
  const scenario = facing([enemy(1)], position, 'fight', { round: 1 });
  expect(scenario.legal).toEqual(['fight', 'flee']);
  expect(scenario.refusal('backstab')).toMatchObject({ clause: 'FIGHT-9' });
});

test('FIGHT-9 without a Hideout there is no backstab of ours, and one that kills all ends it', () => {
  expect(facing([enemy(1)], {}, 'fight', { round: 0 }).legal).toEqual(['fight', 'flee']);
  const position = {
    people: { anton: { duty: 'scavenge' } },
    scavenging: { ...OUT, area: ALCOVE },
  } as const;
  const scenario = facing([enemy(1, { wounds: 2 })], position, rolling(['grey', 1]), { round: 0 }).choose(
    'backstab',
  );
  expect([scenario.table.fight, scenario.table.scavenging?.left]).toEqual([null, false]);
});

/** Three killed: the die is found for each. Empathy: Tomas 4, Anton 7, Vesna 8. */
function killers(thugs: boolean, ...dice: number[]): Scenario {
  const people = {
    tomas: { duty: 'scavenge' },
    anton: { duty: 'scavenge' },
    vesna: { duty: 'guard' },
  } as const;
  return facing([], { people }, seedWith('killing', 10, ...dice), { thugs, killed: dice.length });
}

test('FIGHT-10 each killing weighs on everyone present with an Empathy at or above a d10', () => {
  const scenario = killers(false, 4, 5, 8);
  expect(scenario.eventsOf('killing-weighed').map(({ die }) => die)).toEqual([4, 5, 8]);
  expect([
    scenario.levels('tomas').misery,
    scenario.levels('anton').misery,
    scenario.levels('vesna').misery,
  ]).toEqual([1, 2, 0]);
});

test('FIGHT-10 killing Thugs weighs on nobody', () => {
  const scenario = killers(true, 1);
  expect(scenario.heard()).not.toContain('killing-weighed');
  expect(scenario.levels('anton').misery).toBe(0);
});

test('FIGHT-10 a killing at home weighs on those at home, and not on those who are out', () => {
  const people = { anton: { duty: 'guard' }, vesna: { duty: 'scavenge' } } as const;
  const fight = { where: 'home', thugs: false, killed: 1 } as const;
  const scenario = facing([], { people, scavenging: OUT }, seedWith('killing', 10, 4), fight);
  expect(scenario.eventsOf('killing-weighed')).toMatchObject([{ die: 4 }]);
  expect([scenario.levels('anton').misery, scenario.levels('vesna').misery]).toEqual([1, 0]);
});

test('FIGHT-10 a kill in the fight itself counts', () => {
  const people = { vesna: { duty: 'scavenge', weapon: 'knife' } } as const;
  const scenario = facing([enemy(1)], { people }, rolling(['yellow', 3], ['grey', 0]), {
    thugs: false,
  }).choose('fight');
  const [weighed] = scenario.eventsOf('killing-weighed');
  expect(scenario.levels('vesna').misery).toBe((weighed?.die ?? 11) <= 8 ? 1 : 0);
  expect(scenario.eventsOf('killing-weighed')).toHaveLength(1);
});

test('FIGHT-11 the combat dice', () => {
  expect(DICE).toEqual({
    grey: [0, 0, 1, 1, 2, 'story'],
    yellow: [0, 1, 2, 3, 'hatchet', 'story'],
    red: [2, 2, 3, 'shotgun', 'out-of-ammo', 'story'],
  });
  const people = { anton: { duty: 'scavenge', weapon: 'pistol' } } as const;
  const faces = [1, 2, 3, 4, 5, 6].map((side) => {
    const scenario = facing([enemy(1)], { people, pile: { ammo: 1 } }, seedWith('combat-die', 6, side));
    return scenario.choose('fight').eventsOf('rolled-with')[0]?.face;
  });
  expect(faces).toEqual(DICE.red);
});

test('FIGHT-4 a group that is wiped out has lost the game', () => {
  const people = { anton: { duty: 'scavenge', levels: { wounds: 3 } } } as const;
  const scenario = facing([enemy(1, { weapons: ['pistol'] })], { people }, rolling(['red', 2])).choose(
    'fight',
  );
  expect(scenario.table.over?.how).toBe('perished');
  expect(scenario.moment.asks).toEqual([]);
});

test('FIGHT-2 STAT-4 at home whoever sleeps takes no part, unless nobody is awake', () => {
  const sleeper = { levels: { fatigue: 4 }, weapon: 'knife' } as const;
  const people = { anton: sleeper, vesna: { weapon: 'knife' } } as const;
  const seed = rolling(['yellow', 3], ['grey', 2]);
  const who = (scenario: Scenario) => scenario.eventsOf('rolled-with').map(({ person }) => person);
  const scenario = facing([enemy(1)], { people }, seed, { where: 'home' }).choose('fight');
  expect(who(scenario)).toEqual(['vesna']);
  expect([scenario.levels('anton').wounds, scenario.levels('vesna').wounds]).toEqual([0, 2]);
  const alone = facing([enemy(1)], { people: { anton: sleeper } }, seed, { where: 'home' });
  expect(who(alone.choose('fight'))).toEqual(['anton']);
  const out = { anton: { ...sleeper, duty: 'scavenge' }, vesna: { duty: 'scavenge' } } as const;
  expect(who(facing([enemy(1)], { people: out }, seed).choose('fight'))).toEqual(['anton']);
});
