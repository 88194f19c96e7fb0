import { expect, test } from 'vitest';
import type { Decks } from '../../src/data/cards/decks.ts';
import { DICE, type DieColour, type Face } from '../../src/data/dice.ts';
import { isMixOpen } from '../../src/rules/raid/crime-wave.ts';
import type { Frame } from '../../src/state/frames.ts';
import type { Raid } from '../../src/state/state.ts';
import { at, type Position, type Scenario, seedWith } from '../scenario.ts';

const LOOTERS: Raid = { damage: 6, wounds: 2, takes: 'valuable', hits: 0 };
const GUARDS = { anton: { duty: 'guard' }, vesna: { duty: 'guard' } } as const;

/** A seed with which the combat dice show these faces one after the other. */
function rolling(...faces: (readonly [DieColour, Face])[]): string {
  return seedWith('combat-die', 6, ...faces.map(([colour, face]) => DICE[colour].indexOf(face) + 1));
}

/** The whole night, with this card on top. */
function night(card: Decks['raids'][number], position: Position, seed = 'night', seats = 1): Scenario {
  const { decks } = at([], {}).table;
  return at(
    [{ step: 'raid' }],
    { decks: { ...decks, raids: [card], 'red-raids': [], 'red-residents': [] }, ...position },
    { seed, seats },
  );
}

/** The raid is on and no die has been rolled yet. */
function defending(raid: Raid, position: Position, seed = 'night'): Scenario {
  const left = Object.entries(position.people ?? {}).flatMap(([id, { duty }]) =>
    duty === 'guard' ? [id] : [],
  );
  const frames: Frame[] = [
    { step: 'defend', left: left as never },
    { step: 'beat-off' },
    { step: 'end-raid' },
  ];
  const { decks } = at([], {}).table;
  return at(
    frames,
    { raid, decks: { ...decks, 'red-raids': [], 'red-residents': [] }, ...position },
    { seed },
  );
}

/** Symbols are rolled: now they are split. */
function struck(raid: Raid, position: Position): Scenario {
  return at([{ step: 'beat-off' }], { raid, ...position });
}

test('RAID-1 each guard may take one weapon from Storage, and nobody else', () => {
  const people = { ...GUARDS, tomas: { duty: 'floor' } } as const;
  const scenario = night('looters', { people, storage: { knife: 1, hatchet: 1 } });
  expect(scenario.table.phase).toBe('raid');
  expect([scenario.clause, scenario.moment.asks[0]?.prompt]).toEqual([
    'RAID-1',
    { key: 'prompt.arm', vars: { person: 'anton' } },
  ]);
  expect(scenario.legal).toEqual(['arm anton hatchet', 'arm anton knife', 'unarmed anton']);
  scenario.choose('arm anton knife');
  expect(scenario.person('anton').weapon).toBe('knife');
  expect(scenario.storage('knife')).toBe(0);
  expect(scenario.legal).toEqual(['arm vesna hatchet', 'unarmed vesna']);
  expect(scenario.refusal('arm vesna knife')).toMatchObject({
    clause: 'RAID-1',
    reason: { key: 'refusal.no-such-weapon', vars: { weapon: 'knife' } },
  });
  scenario.choose('unarmed vesna');
  expect(scenario.heard()).toEqual(expect.arrayContaining(['bare-handed', 'raid-turned']));
});

test('RAID-1 where Storage holds no weapon nobody is asked for one', () => {
  const scenario = night('quiet-night', { people: GUARDS, storage: { wood: 1 } });
  expect(scenario.heard()).toEqual(['phase', 'raid-turned', 'raid-shielded']);
  expect(scenario.storage('wood')).toBe(1);
});

test('RAID-1 RAID-4 a firearm is handed out only while there is Ammo for it', () => {
  const scenario = night('looters', { people: GUARDS, storage: { pistol: 1, shotgun: 1, ammo: 1 } });
  expect(scenario.legal).toEqual(['arm anton shotgun', 'arm anton pistol', 'unarmed anton']);
  const bare = night('looters', { people: GUARDS, storage: { pistol: 1, knife: 1 } });
  expect(bare.legal).toEqual(['arm anton knife', 'unarmed anton']);
  expect(bare.refusal('arm anton pistol')).toMatchObject({
    clause: 'RAID-4',
    reason: { key: 'refusal.no-ammo', vars: { weapon: 'pistol' } },
  });
  for (const line of ['arm vesna knife', 'arm vesna pistol', 'unarmed vesna'])
    expect(bare.refusal(line).reason.key).toBe('refusal.not-offered');
  // The only Ammo is spoken for, so Vesna is not even asked.
  scenario.choose('arm anton shotgun');
  expect(scenario.person('vesna').weapon).toBeNull();
  expect(scenario.heard()).toContain('raid-turned');
});

test('RAID-2 the card is shown, changed by what happened today, and laid aside', () => {
  const scenario = night(
    'looters',
    { people: { anton: { duty: 'guard' } }, storage: { wood: 9 }, tonight: { damage: -2, wounds: -9 } },
    rolling(['grey', 0]),
  );
  expect(scenario.eventsOf('raid-turned')).toMatchObject([
    { type: 'raid-turned', raid: 'looters', damage: 4, wounds: 0 },
  ]);
  expect(scenario.table.tonight).toEqual({ damage: 0, wounds: 0 });
  expect(scenario.table.discards.raids).toEqual(['looters']);
  expect(scenario.storage('wood')).toBe(5);
  expect(scenario.table.raid).toBeNull();
});

test('RAID-2 the most valuable goods go first, resources last, and weapons in use are safe', () => {
  const people = { anton: { duty: 'guard', weapon: 'hatchet' } } as const;
  const storage = { knife: 1, 'canned-food': 1, cigarette: 2, meds: 1, jewelry: 1, wood: 3, water: 1 };
  const scenario = struck({ ...LOOTERS, damage: 3, wounds: 0 }, { people, storage });
  expect(scenario.table.storage).toEqual({ knife: 1, cigarette: 2, wood: 3, water: 1 });
  expect(scenario.person('anton').weapon).toBe('hatchet');
  const more = struck({ ...LOOTERS, damage: 7, wounds: 0 }, { people, storage });
  expect(more.table.storage).toEqual({ wood: 2, water: 1 });
  expect(more.box('meds')).toBe(3);
});

test('RAID-2 symbols are taken off the whole Damage, and only what is left of it takes goods', () => {
  const people = { anton: { duty: 'guard' } } as const;
  const lay = (hits: number, wood: number) =>
    struck({ ...LOOTERS, wounds: 0, hits }, { people, storage: { wood } }).storage('wood');
  // Six of Damage less three symbols still take all of three goods.
  expect([lay(3, 3), lay(4, 3), lay(5, 3), lay(6, 3)]).toEqual([0, 1, 2, 3]);
  expect(lay(1, 9)).toBe(4);
});

test('RAID-2 what today added counts with the card, and the Leader may spend every symbol on it', () => {
  const people = { anton: { duty: 'guard' } } as const;
  const tonight = { damage: 3, wounds: -1 };
  const scenario = night('looters', { people, storage: { wood: 4 }, tonight }, rolling(['grey', 2]));
  expect(scenario.eventsOf('raid-turned')).toMatchObject([{ damage: 9, wounds: 1 }]);
  expect(scenario.legal).toEqual(['shield 1', 'shield 2']);
  scenario.choose('shield 2');
  expect([scenario.storage('wood'), scenario.levels('anton').wounds]).toEqual([0, 1]);
});

test('RAID-2 an empty Storage has nothing to lose: symbols go against Wounds, unasked', () => {
  const people = { anton: { duty: 'guard' } } as const;
  const scenario = struck({ ...LOOTERS, hits: 1 }, { people });
  expect(scenario.asked).toBeNull();
  expect(scenario.eventsOf('raid-shielded')).toEqual([{ type: 'raid-shielded', damage: 0, wounds: 1 }]);
  expect(scenario.levels('anton').wounds).toBe(1);
});

test('RAID-2 some take food first, some resources, and then what is most valuable', () => {
  const storage = { 'assault-rifle': 1, 'canned-food': 1, vegetable: 1, wood: 1, components: 1, coffee: 1 };
  const people = { anton: { duty: 'guard' } } as const;
  const food = struck({ damage: 3, wounds: 0, takes: 'food', hits: 0 }, { people, storage });
  expect(food.table.storage).toEqual({ wood: 1, components: 1, coffee: 1 });
  const resources = struck({ damage: 3, wounds: 0, takes: 'resources', hits: 0 }, { people, storage });
  expect(resources.table.storage).toEqual({ 'canned-food': 1, vegetable: 1, coffee: 1 });
});

test('RAID-2 where the card leaves it to the Leader, goods are named one at a time', () => {
  const raid: Raid = { damage: 2, wounds: 0, takes: 'leader', hits: 0 };
  const people = { anton: { duty: 'guard' } } as const;
  const scenario = struck(raid, { people, storage: { meds: 1, wood: 2, coffee: 1 } });
  expect([scenario.clause, scenario.prompt]).toEqual(['RAID-2', 'prompt.raid-damage']);
  expect(scenario.legal).toEqual(['lose coffee', 'lose meds', 'lose wood']);
  scenario.choose('lose wood');
  expect(scenario.legal).toEqual(['lose coffee', 'lose meds', 'lose wood']);
  scenario.choose('lose coffee');
  expect(scenario.table.storage).toEqual({ meds: 1, wood: 1 });
  // One kind, or no more than is taken: nothing to choose.
  expect(struck(raid, { people, storage: { wood: 3 } }).table.storage).toEqual({ wood: 1 });
  expect(struck(raid, { people, storage: { wood: 1, meds: 1 } }).table.storage).toEqual({});
});

test('RAID-2 Wounds are split among the guards, one at a time', () => {
  const raid: Raid = { damage: 0, wounds: 3, takes: 'valuable', hits: 0 };
  const scenario = struck(raid, { people: { ...GUARDS, tomas: { duty: 'bed' } } });
  expect([scenario.clause, scenario.prompt]).toEqual(['RAID-2', 'prompt.wound']);
  expect(scenario.legal).toEqual(['wound anton', 'wound vesna']);
  scenario.choose('wound anton', 'wound anton', 'wound vesna');
  expect([scenario.levels('anton').wounds, scenario.levels('vesna').wounds]).toEqual([2, 1]);
  expect(scenario.levels('tomas').wounds).toBe(0);
});

test('RAID-2 a single guard takes all Wounds, and may die of them', () => {
  const raid: Raid = { damage: 0, wounds: 2, takes: 'valuable', hits: 0 };
  const people = { anton: { duty: 'guard' }, tomas: { duty: 'bed' } } as const;
  expect(struck(raid, { people }).levels('anton').wounds).toBe(2);
  const weak = struck(raid, { people: { ...people, anton: { duty: 'guard', levels: { wounds: 3 } } } });
  expect(weak.isGone('anton')).toBe(true);
  expect(weak.levels('tomas').wounds).toBe(0);
});

test('RAID-2 Wounds that kill every guard leave nothing to choose, and the weapons of the dead are safe', () => {
  const hurt = { duty: 'guard', weapon: 'knife', levels: { wounds: 3 } } as const;
  const raid: Raid = { damage: 2, wounds: 2, takes: 'valuable', hits: 0 };
  const people = { anton: hurt, vesna: hurt, tomas: { duty: 'bed' } } as const;
  const scenario = struck(raid, { people, storage: { wood: 2, coffee: 1 } });
  expect(scenario.table.people.map(({ id }) => id)).toEqual(['tomas']);
  expect(scenario.table.storage).toEqual({ wood: 1, knife: 2 });
});

test('RAID-2 a raid that finds nobody on guard hurts nobody', () => {
  const scenario = defending(LOOTERS, { people: { tomas: { duty: 'bed' } }, storage: { wood: 7 } });
  expect(scenario.storage('wood')).toBe(1);
  expect(scenario.levels('tomas').wounds).toBe(0);
});

test('RAID-3 each guard rolls the die of the weapon: grey unarmed, yellow melee, red firearm', () => {
  const people = {
    anton: { duty: 'guard' },
    vesna: { duty: 'guard', weapon: 'knife' },
    mirela: { duty: 'guard', weapon: 'pistol' },
  } as const;
  const seed = rolling(['grey', 2], ['yellow', 3], ['red', 3]);
  const scenario = defending(
    { ...LOOTERS, damage: 20 },
    { people, storage: { wood: 12, components: 10, ammo: 1 } },
    seed,
  );
  expect(scenario.events().filter(({ type }) => type.startsWith('rolled'))).toEqual([
    { type: 'rolled-bare-handed', person: 'anton', face: 2 },
    { type: 'rolled-with', person: 'vesna', weapon: 'knife', face: 3 },
    { type: 'rolled-with', person: 'mirela', weapon: 'pistol', face: 3 },
  ]);
  expect(scenario.table.raid?.hits).toBe(8);
});

test('RAID-3 every wound symbol takes off one Damage or one Wound, as the Leader says', () => {
  const lay = () =>
    struck({ ...LOOTERS, hits: 3 }, { people: { anton: { duty: 'guard' } }, storage: { wood: 8 } });
  const scenario = lay();
  expect([scenario.clause, scenario.prompt]).toEqual(['RAID-3', 'prompt.shield']);
  expect(scenario.legal).toEqual(['shield 1', 'shield 2', 'shield 3']);
  expect(scenario.refusal('shield 0')).toMatchObject({
    clause: 'RAID-3',
    reason: { key: 'refusal.shield', vars: { least: 1, most: 3 } },
  });
  scenario.choose('shield 1');
  expect([scenario.storage('wood'), scenario.levels('anton').wounds]).toEqual([3, 0]);
  const other = lay().choose('shield 3');
  expect([other.storage('wood'), other.levels('anton').wounds]).toEqual([5, 2]);
});

test('RAID-3 where the split changes nothing it is not asked', () => {
  const people = { anton: { duty: 'guard' } } as const;
  const all = struck({ ...LOOTERS, hits: 8 }, { people, storage: { wood: 8 } });
  expect(all.eventsOf('raid-shielded')).toEqual([{ type: 'raid-shielded', damage: 6, wounds: 2 }]);
  expect(all.storage('wood')).toBe(8);
  // Only one piece can be lost, so the other two symbols take off both Wounds.
  const poor = struck({ ...LOOTERS, hits: 3 }, { people, storage: { wood: 1 } });
  expect([poor.storage('wood'), poor.levels('anton').wounds]).toEqual([1, 0]);
});

test('RAID-3 a guard may reroll up to Prowess times, and the last roll stands', () => {
  const people = { tomas: { duty: 'guard' } } as const;
  const seed = rolling(['grey', 1], ['grey', 0], ['grey', 1], ['grey', 0]);
  const scenario = defending(LOOTERS, { people, storage: { wood: 9 } }, seed);
  expect([scenario.clause, scenario.moment.asks[0]?.prompt]).toEqual([
    'RAID-3',
    { key: 'prompt.reroll', vars: { person: 'tomas', face: 1, rerolls: 3 } },
  ]);
  expect(scenario.legal).toEqual(['reroll', 'keep']);
  scenario.choose('reroll', 'reroll');
  expect(scenario.table.roll).toEqual({ person: 'tomas', face: 1, rerolls: 1, shots: 0 });
  scenario.choose('reroll');
  expect([scenario.storage('wood'), scenario.levels('tomas').wounds]).toEqual([3, 2]);
  const kept = defending(LOOTERS, { people, storage: { wood: 9 } }, seed).choose('keep');
  expect(kept.legal).toEqual(['shield 0', 'shield 1']);
});

test('RAID-3 Prowess is the number of rerolls in the whole raid, over both shots of an Assault Rifle', () => {
  const people = { marin: { duty: 'guard', weapon: 'assault-rifle' } } as const;
  const position = { people, storage: { wood: 20, ammo: 2 } };
  const raid = { ...LOOTERS, damage: 12 };
  const seed = rolling(['red', 2], ['red', 2], ['red', 2]);
  const spent = defending(raid, position, seed).choose('shots 2');
  expect(spent.table.roll).toEqual({ person: 'marin', face: 2, rerolls: 1, shots: 1 });
  // The reroll is gone with the first shot: the second stands as it falls.
  spent.choose('reroll');
  expect([spent.step, spent.table.raid?.hits]).toEqual(['shield', 4]);
  const saved = defending(raid, position, seed).choose('shots 2', 'keep');
  expect(saved.table.roll).toEqual({ person: 'marin', face: 2, rerolls: 1, shots: 0 });
  expect(saved.choose('keep').table.raid?.hits).toBe(4);
});

test('RAID-3 without Prowess, or with the best face, there is no reroll', () => {
  const storage = { wood: 9 };
  const anton = defending(LOOTERS, { people: { anton: { duty: 'guard' } }, storage }, rolling(['grey', 0]));
  expect(anton.storage('wood')).toBe(3);
  const tomas = defending(LOOTERS, { people: { tomas: { duty: 'guard' } }, storage }, rolling(['grey', 2]));
  expect(tomas.step).toBe('shield');
});

test('RAID-3 a sentry has one reroll more on guard', () => {
  const scenario = defending(
    LOOTERS,
    { people: { iskra: { duty: 'guard' } }, storage: { wood: 9 } },
    rolling(['grey', 0]),
  );
  expect(scenario.table.roll?.rerolls).toBe(3);
});

test('RAID-3 nobody rolls, or rolls again, against a raid with nothing left to take off', () => {
  const people = {
    tomas: { duty: 'guard' },
    dragan: { duty: 'guard', weapon: 'pistol' },
  } as const;
  const scenario = defending(
    { damage: 1, wounds: 0, takes: 'valuable', hits: 0 },
    { people, storage: { ammo: 2 } },
    rolling(['grey', 1]),
  );
  expect(scenario.heard()).toEqual(['rolled-bare-handed', 'raid-shielded']);
  expect(scenario.storage('ammo')).toBe(2);
});

test('RAID-4 a shot spends 1 Ammo; an Assault Rifle may spend 2 and roll twice', () => {
  const people = { anton: { duty: 'guard', weapon: 'assault-rifle' } } as const;
  const raid = { ...LOOTERS, damage: 9 };
  const lay = (ammo: number) =>
    defending(raid, { people, storage: { wood: 9, ammo } }, rolling(['red', 3], ['red', 2]));
  const twice = lay(3);
  expect([twice.clause, twice.legal]).toEqual(['RAID-4', ['shots 1', 'shots 2']]);
  expect(twice.moment.asks[0]?.prompt).toEqual({ key: 'prompt.shots', vars: { person: 'anton' } });
  twice.choose('shots 2');
  expect([twice.storage('ammo'), twice.table.raid?.hits]).toEqual([1, 5]);
  const once = lay(3).choose('shots 1');
  expect([once.storage('ammo'), once.table.raid?.hits]).toEqual([2, 3]);
  expect([lay(1).step, lay(1).storage('ammo')]).toEqual(['shield', 0]);
});

test('RAID-4 a second shot leaves Ammo for the firearms of those who come after', () => {
  const people = {
    anton: { duty: 'guard', weapon: 'assault-rifle' },
    vesna: { duty: 'guard', weapon: 'pistol' },
  } as const;
  const raid = { ...LOOTERS, damage: 9 };
  const seed = rolling(['red', 2], ['red', 2]);
  const tight = defending(raid, { people, storage: { wood: 9, ammo: 2 } }, seed);
  expect([tight.step, tight.storage('ammo'), tight.table.raid?.hits]).toEqual(['shield', 0, 4]);
  expect(defending(raid, { people, storage: { wood: 9, ammo: 3 } }, seed).step).toBe('shots');
  // Bare hands need none.
  const bare = { ...people, vesna: { duty: 'guard' } } as const;
  expect(defending(raid, { people: bare, storage: { wood: 9, ammo: 2 } }, seed).step).toBe('shots');
});

test.each([
  ['shotgun', 'red'],
  ['hatchet', 'yellow'],
] as const)('RAID-4 a %s symbol with that weapon cancels the whole raid', (weapon, colour) => {
  const people = { tomas: { duty: 'guard', weapon }, anton: { duty: 'guard' } } as const;
  const scenario = defending(LOOTERS, { people, storage: { wood: 9, ammo: 1 } }, rolling([colour, weapon]));
  expect(scenario.heard()).toContain('cancelled-raid');
  expect(scenario.heard()).not.toContain('rolled-bare-handed');
  expect([scenario.storage('wood'), scenario.levels('tomas').wounds]).toEqual([9, 0]);
  expect(scenario.storage(weapon)).toBe(1);
});

test('RAID-4 with other weapons those symbols miss, like an empty magazine', () => {
  const misses = [
    ['knife', 'yellow', 'hatchet'],
    ['pistol', 'red', 'shotgun'],
    ['pistol', 'red', 'out-of-ammo'],
  ] as const;
  for (const [weapon, colour, face] of misses) {
    const people = { anton: { duty: 'guard', weapon } } as const;
    const scenario = defending(LOOTERS, { people, storage: { wood: 9, ammo: 1 } }, rolling([colour, face]));
    expect(scenario.levels('anton').wounds).toBe(2);
    expect(scenario.heard()).not.toContain('cancelled-raid');
  }
});

test('RAID-5 each Board-Up token takes off one Damage or one Wound', () => {
  const people = { anton: { duty: 'guard' } } as const;
  const house = {
    m7: { kind: 'fitting', fitting: 'board-up-one' },
    b1: { kind: 'fitting', fitting: 'board-up-two' },
    g5: { kind: 'fitting', fitting: 'stove' },
  } as const;
  const scenario = struck(LOOTERS, { people, house, storage: { wood: 9 } });
  expect(scenario.legal).toEqual(['shield 0', 'shield 1', 'shield 2']);
  scenario.choose('shield 0');
  expect([scenario.storage('wood'), scenario.levels('anton').wounds]).toEqual([3, 0]);
});

test('RAID-6 two red-corner cards, in a mix of the choice of the Leader, are shuffled in unseen', () => {
  const { decks } = at([], {}).table;
  const red = decks['red-raids'];
  const scenario = at([{ step: 'end-raid' }], {}, { seats: 3 });
  expect([scenario.clause, scenario.prompt]).toEqual(['RAID-6', 'prompt.crime-wave']);
  expect(scenario.legal).toEqual(['wave 0', 'wave 1', 'wave 2']);
  const before = scenario.table.decks;
  scenario.choose('wave 1');
  const after = scenario.table.decks;
  expect(after['red-raids']).toHaveLength(red.length - 1);
  expect(after.raids).toHaveLength(before.raids.length + 1);
  expect(after['red-residents']).toHaveLength(before['red-residents'].length - 1);
  expect(after.residents).toHaveLength(before.residents.length + 1);
  expect(after.raids).toEqual(expect.arrayContaining(before['red-raids'].slice(0, 1)));
  expect(scenario.eventsOf('crime-wave')).toEqual([{ type: 'crime-wave', raids: 1, residents: 1 }]);
  expect(scenario.table.leader).toBe(1);
});

test('RAID-6 only mixes that can be made are offered, and a single one makes itself', () => {
  const { decks } = at([], {}).table;
  const [raid] = decks['red-raids'];
  const [resident, another] = decks['red-residents'];
  if (raid === undefined || resident === undefined || another === undefined)
    throw new Error('no red corners');
  const lay = (raids: Decks['red-raids'], residents: Decks['red-residents']) =>
    at([{ step: 'end-raid' }], { decks: { ...decks, 'red-raids': raids, 'red-residents': residents } });
  const few = lay([raid], [resident, another]);
  expect(few.legal).toEqual(['wave 0', 'wave 1']);
  expect(few.refusal('wave 2')).toMatchObject({ clause: 'RAID-6', reason: { key: 'refusal.wave' } });
  expect(lay([raid], [resident]).eventsOf('crime-wave')).toEqual([
    { type: 'crime-wave', raids: 1, residents: 1 },
  ]);
  expect(lay([], [resident]).eventsOf('crime-wave')).toEqual([
    { type: 'crime-wave', raids: 0, residents: 1 },
  ]);
  expect(lay([], []).heard()).toEqual([]);
  const isOpen = [isMixOpen({ raids: 1, residents: 2 }), isMixOpen({ raids: 1, residents: 1 })];
  expect(isOpen).toEqual([true, false]);
});

test('RAID-6 LEAD-2 the weapons go back to Storage and the Journal passes on', () => {
  const { decks } = at([], {}).table;
  const people = { anton: { duty: 'guard', weapon: 'knife' } } as const;
  const scenario = at(
    [{ step: 'end-raid' }],
    { people, decks: { ...decks, 'red-raids': [], 'red-residents': [] } },
    { seats: 2 },
  );
  expect([scenario.person('anton').weapon, scenario.storage('knife')]).toEqual([null, 1]);
  expect(scenario.table.leader).toBe(1);
});

test('RAID-2 the Leader is told how many goods are still to be named, and is not asked for more', () => {
  const raid: Raid = { damage: 2, wounds: 0, takes: 'leader', hits: 0 };
  const people = { anton: { duty: 'guard' } } as const;
  const scenario = struck(raid, { people, storage: { meds: 1, wood: 2, coffee: 1 } });
  expect(scenario.moment.asks[0]?.prompt.vars).toEqual({ damage: 2 });
  scenario.choose('lose wood');
  expect(scenario.events()).toEqual([{ type: 'lost', goods: ['wood:1'] }]);
  expect(scenario.moment.asks[0]?.prompt.vars).toEqual({ damage: 1 });
  scenario.choose('lose coffee');
  expect(scenario.events()).toEqual([{ type: 'lost', goods: ['coffee:1'] }]);
  expect(scenario.asked).toBeNull();
});

test('RAID-2 the Leader is told how many Wounds are still to be dealt', () => {
  const scenario = struck({ ...LOOTERS, damage: 0, wounds: 3 }, { people: GUARDS });
  expect(scenario.moment.asks[0]?.prompt.vars).toEqual({ wounds: 3 });
  expect(scenario.choose('wound vesna').moment.asks[0]?.prompt.vars).toEqual({ wounds: 2 });
});

test('RAID-2 RAID-5 with nobody on guard everything boarded up goes against Damage, unasked', () => {
  const house = { m7: { kind: 'fitting', fitting: 'board-up-one' } } as const;
  const scenario = struck(LOOTERS, { people: { tomas: { duty: 'bed' } }, house, storage: { wood: 9 } });
  expect(scenario.asked).toBeNull();
  expect(scenario.events()).toEqual([
    { type: 'raid-shielded', damage: 1, wounds: 0 },
    { type: 'lost', goods: ['wood:5'] },
  ]);
});

test('RAID-3 the question names the symbols, the Damage and the Wounds', () => {
  const people = { anton: { duty: 'guard' } } as const;
  const scenario = struck({ ...LOOTERS, hits: 3 }, { people, storage: { wood: 5 } });
  expect(scenario.moment.asks[0]?.prompt.vars).toEqual({ symbols: 3, damage: 6, wounds: 2 });
  expect(scenario.refusal('keep')).toMatchObject({
    clause: 'RAID-3',
    reason: { key: 'refusal.not-offered' },
  });
});

test('RAID-3 guards roll as long as Damage and Wounds together outnumber the symbols', () => {
  const lay = (hits: number) =>
    defending(
      { ...LOOTERS, damage: 1, hits },
      { people: { anton: { duty: 'guard' } }, storage: { wood: 9 } },
      rolling(['grey', 1]),
    );
  expect(lay(2).heard()).toEqual(['rolled-bare-handed', 'raid-shielded']);
  expect(lay(3).heard()).toEqual(['raid-shielded']);
});

test('RAID-4 a second shot is not rolled where the first has ended it', () => {
  const scenario = defending(
    { damage: 3, wounds: 0, takes: 'valuable', hits: 0 },
    {
      people: { anton: { duty: 'guard', weapon: 'assault-rifle' } },
      storage: { wood: 9, ammo: 3 },
    },
    rolling(['red', 3], ['red', 2]),
  );
  scenario.choose('shots 2');
  expect(scenario.eventsOf('rolled-with')).toHaveLength(1);
  expect(scenario.eventsOf('raid-shielded')).toEqual([{ type: 'raid-shielded', damage: 3, wounds: 0 }]);
});

test('RAID-6 the question names how many cards come, and what is no mix is refused with the limits', () => {
  const { decks } = at([], {}).table;
  const scenario = at([{ step: 'end-raid' }], {
    decks: { ...decks, 'red-raids': decks['red-raids'].slice(0, 1) },
  });
  expect(scenario.moment.asks[0]?.prompt.vars).toEqual({ cards: 2 });
  expect(scenario.refusal('wave 2')).toMatchObject({
    clause: 'RAID-6',
    reason: { key: 'refusal.wave', vars: { least: 0, most: 1 } },
  });
  expect(scenario.refusal('keep')).toMatchObject({
    clause: 'RAID-6',
    reason: { key: 'refusal.not-offered' },
  });
});

test.each([
  ['wave 0', 'raids', 'residents'],
  ['wave 2', 'residents', 'raids'],
] as const)(
  'RAID-6 after %s the %s lie as they lay, and both cards are among the %s',
  (line, same, grown) => {
    const scenario = at([{ step: 'end-raid' }]);
    const before = scenario.table.decks;
    const { decks } = scenario.choose(line).table;
    expect(decks[same]).toEqual(before[same]);
    expect(decks[grown]).toHaveLength(before[grown].length + 2);
    expect(decks[grown]).toEqual(expect.arrayContaining(before[`red-${grown}`].slice(0, 2)));
  },
);
