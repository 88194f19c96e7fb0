import { describe, expect, test } from 'vitest';
import type { FateId } from '../../src/data/cards/fate.ts';
import { DICE, type DieColour, type Face } from '../../src/data/dice.ts';
import type { Enemy, Fight, Raid, Scavenging } from '../../src/state/state.ts';
import { lineOf } from '../../src/texts/lines.ts';
import { fightWith } from '../fights.ts';
import { at, type Position, type Scenario, seedWith } from '../scenario.ts';

const OUT: Scavenging = {
  place: 'far',
  location: 'brickworks',
  noise: 3,
  area: { cards: [], residents: [] },
  waiting: [],
  hushed: [],
  specials: [],
  left: false,
};

/** A seed with which the combat dice show these faces one after the other. */
function rolling(...faces: (readonly [DieColour, Face])[]): string {
  return seedWith('combat-die', 6, ...faces.map(([colour, face]) => DICE[colour].indexOf(face) + 1));
}

function enemy(number: number, change: Partial<Enemy> = {}): Enemy {
  return { number, letter: 'A', prowess: 0, wounds: 0, weapons: [], ...change };
}

/** These Fate cards on top. */
function withFate(...fate: FateId[]): Position {
  return { decks: { ...at([], {}).table.decks, fate } };
}

interface Told {
  readonly enemies: readonly Enemy[];
  readonly fate: FateId;
  readonly seed: string;
  readonly position: Position;
  readonly fight?: Partial<Fight>;
}

/** A round is fought, and fate is trusted for its only story. */
function fought({ enemies, fate, seed, position, fight = {} }: Told): Scenario {
  const begun = fightWith(enemies, fight);
  const scavenging = begun.where === 'out' ? OUT : null;
  const scenario = at(
    [{ step: 'before-round' }],
    { scavenging, fight: begun, ...withFate(fate), ...position },
    { seed },
  );
  if (scenario.step === 'stance') scenario.choose('fight');
  return scenario.choose('fate');
}

const ARMED = { anton: { duty: 'scavenge', weapon: 'knife' } } as const;
const BARE = { anton: { duty: 'scavenge' } } as const;
const KNIFE = ['knife'] as const;

describe('FIGHT-8 on a die of ours', () => {
  test('FIGHT-8: wounds to the others are dealt with the volley, and a killing by them is ours', () => {
    const scenario = fought({
      enemies: [enemy(1)],
      fate: 'bitter-wind',
      seed: rolling(['yellow', 'story'], ['grey', 0]),
      position: { people: ARMED },
      fight: { thugs: false },
    });
    expect(scenario.heard()).toEqual(expect.arrayContaining(['enemy-killed', 'killing-weighed']));
  });

  test('FIGHT-8: wounds to the roller hurt that person and no other', () => {
    const scenario = fought({
      enemies: [enemy(1)],
      fate: 'bad-dreams',
      seed: rolling(['grey', 'story'], ['grey', 0], ['grey', 0]),
      position: { people: { anton: { duty: 'scavenge' }, vesna: { duty: 'scavenge' } } },
    });
    expect([scenario.levels('anton').wounds, scenario.levels('vesna').wounds]).toEqual([1, 0]);
  });

  test('FIGHT-8: a weapon of the roller goes back to the box, and the next round is fought without it', () => {
    const scenario = fought({
      enemies: [enemy(1)],
      fate: 'bad-dreams',
      seed: rolling(['yellow', 'story'], ['grey', 0], ['grey', 0]),
      position: { people: ARMED },
    });
    const box = scenario.box('knife');
    expect(scenario.eventsOf('disarmed')).toEqual([{ type: 'disarmed', person: 'anton', weapon: 'knife' }]);
    expect([scenario.table.fight?.enemies[0]?.wounds, scenario.person('anton').weapon, box]).toEqual([
      1,
      null,
      3,
    ]);
    expect(scenario.choose('fight').heard()).toContain('rolled-bare-handed');
  });

  test('FIGHT-8: the first enemy with a weapon in hand loses it and takes the next', () => {
    const scenario = fought({
      enemies: [enemy(1), enemy(2, { weapons: ['pistol', 'knife'] })],
      fate: 'slow-mending',
      seed: rolling(['red', 'out-of-ammo'], ['grey', 'story'], ['grey', 0]),
      position: { people: BARE },
    });
    // The pistol was empty already: the knife is struck out of its hand.
    expect(scenario.eventsOf('enemy-disarmed')).toEqual([
      { type: 'enemy-disarmed', enemy: 2, weapon: 'knife' },
    ]);
    expect(scenario.table.fight?.enemies[1]?.weapons).toEqual([]);
  });

  test('FIGHT-8: the enemy hurt most runs, which is no killing', () => {
    const scenario = fought({
      enemies: [enemy(1), enemy(2, { wounds: 2 })],
      fate: 'clear-frost',
      seed: rolling(['yellow', 'story'], ['grey', 0], ['grey', 0]),
      position: { people: ARMED },
      fight: { thugs: false },
    });
    expect(scenario.eventsOf('enemy-left')).toEqual([{ type: 'enemy-left', enemy: 2 }]);
    expect(scenario.table.fight).toMatchObject({ killed: 0, enemies: [{ number: 1 }] });
  });

  test('FIGHT-8: the last enemy who runs ends the fight', () => {
    const scenario = fought({
      enemies: [enemy(1)],
      fate: 'clear-frost',
      seed: rolling(['yellow', 'story'], ['grey', 0]),
      position: { people: ARMED },
      fight: { thugs: false },
    });
    expect([scenario.table.fight, scenario.heard().includes('enemies-gone')]).toEqual([null, true]);
    expect(scenario.heard()).not.toContain('killing-weighed');
  });

  test('FIGHT-8: an enemy who runs from a firearm does not answer', () => {
    const scenario = fought({
      enemies: [enemy(1, { weapons: KNIFE })],
      fate: 'quiet-morning',
      seed: rolling(['red', 'story']),
      position: { people: { anton: { duty: 'scavenge', weapon: 'pistol' } }, pile: { ammo: 1 } },
    });
    expect(scenario.heard()).not.toContain('enemy-rolled-with');
  });

  test('FIGHT-8: mercy lets the enemy hurt most go and relieves whoever showed it', () => {
    const scenario = fought({
      enemies: [enemy(1, { wounds: 1 }), enemy(2)],
      fate: 'quiet-morning',
      seed: rolling(['grey', 'story'], ['grey', 0], ['grey', 0]),
      position: { people: { anton: { duty: 'scavenge', levels: { misery: 2 } } } },
    });
    expect(scenario.eventsOf('enemy-left')).toEqual([{ type: 'enemy-left', enemy: 1 }]);
    expect(scenario.levels('anton').misery).toBe(1);
  });

  test('FIGHT-8: noise moves the marker out of doors, and at home adds to tonight’s raid', () => {
    const shot = { anton: { duty: 'scavenge', weapon: 'pistol' } } as const;
    const seed = rolling(['red', 'story'], ['grey', 0]);
    const told = { enemies: [enemy(1), enemy(2)], fate: 'smoke-over-the-roofs', seed } as const;
    const out = fought({ ...told, position: { people: shot, pile: { ammo: 1 } } });
    expect([out.table.scavenging?.noise, out.table.tonight.damage]).toEqual([5, 0]);
    const people = { anton: { weapon: 'pistol' } } as const;
    const home = fought({ ...told, position: { people, storage: { ammo: 1 } }, fight: { where: 'home' } });
    expect(home.table.tonight).toEqual({ damage: 2, wounds: 0 });
  });

  test('FIGHT-8: Ammo is lost as far as there is any', () => {
    const lose = (ammo: number) =>
      fought({
        enemies: [enemy(1)],
        fate: 'grey-dawn',
        seed: rolling(['red', 'story'], ['grey', 0]),
        position: { people: { anton: { duty: 'scavenge', weapon: 'pistol' } }, pile: { ammo } },
      }).pile('ammo');
    // The shot itself has spent 1.
    expect([lose(1), lose(2), lose(5)]).toEqual([0, 0, 2]);
  });

  test('FIGHT-8 FIGHT-9: a backstab may tell a story too', () => {
    const scenario = at(
      [{ step: 'before-round' }],
      {
        people: BARE,
        scavenging: { ...OUT, area: { cards: ['dark-alcove'], residents: [] } },
        fight: fightWith([enemy(1)], { round: 0 }),
        ...withFate('grey-dawn'),
      },
      { seed: rolling(['grey', 'story']) },
    ).choose('backstab', 'fate');
    expect(scenario.table.fight?.enemies).toMatchObject([{ number: 1, wounds: 2 }]);
  });

  test('FIGHT-8: who died of one story of the volley loses nothing by another: the weapon stays with the findings', () => {
    const roller = { person: 'anton' } as const;
    const brought = [
      { roller, instruction: { kind: 'wounds', on: 'roller', wounds: 1 } },
      { roller, instruction: { kind: 'disarm', whom: 'roller' } },
    ] as const;
    const scenario = at([{ step: 'split', later: { people: [], enemies: [] } }], {
      people: {
        anton: { duty: 'scavenge', weapon: 'pistol', levels: { wounds: 3 } },
        vesna: { duty: 'scavenge' },
      },
      scavenging: OUT,
      fight: fightWith([enemy(1)], { brought }),
    });
    expect(scenario.isGone('anton')).toBe(true);
    expect([scenario.pile('pistol'), scenario.heard().includes('disarmed')]).toEqual([1, false]);
  });
});

describe('FIGHT-8 on a die of an enemy', () => {
  test('FIGHT-8: wounds to the others are ours to bear', () => {
    const scenario = fought({
      enemies: [enemy(1)],
      fate: 'grey-dawn',
      seed: rolling(['grey', 0], ['grey', 'story']),
      position: { people: BARE },
    });
    expect(scenario.levels('anton').wounds).toBe(2);
    expect(scenario.eventsOf('fate-struck')).toMatchObject([{ by: 'theirs' }]);
  });

  test('FIGHT-8: wounds to the roller hurt that enemy', () => {
    const scenario = fought({
      enemies: [enemy(1)],
      fate: 'bad-dreams',
      seed: rolling(['grey', 0], ['grey', 'story']),
      position: { people: BARE },
    });
    expect([scenario.table.fight?.enemies[0]?.wounds, scenario.levels('anton').wounds]).toEqual([1, 0]);
  });

  test('FIGHT-8: its weapon is lost, and it takes the next', () => {
    const scenario = fought({
      enemies: [enemy(1, { weapons: ['pistol', 'knife'] })],
      fate: 'clear-frost',
      seed: rolling(['red', 'story'], ['grey', 0]),
      position: { people: BARE },
    });
    expect(scenario.table.fight?.enemies).toMatchObject([{ weapons: ['knife'], wounds: 1 }]);
  });

  test('FIGHT-8: the first of us with a weapon in hand loses it', () => {
    const people = {
      anton: { duty: 'scavenge' },
      vesna: { duty: 'scavenge', weapon: 'knife' },
      oskar: { duty: 'scavenge', weapon: 'hatchet' },
    } as const;
    const scenario = fought({
      enemies: [enemy(1), enemy(2), enemy(3)],
      fate: 'slow-mending',
      seed: rolling(['grey', 0], ['yellow', 0], ['yellow', 0], ['grey', 'story'], ['grey', 0], ['grey', 0]),
      position: { people },
    });
    expect(scenario.eventsOf('disarmed')).toEqual([{ type: 'disarmed', person: 'vesna', weapon: 'knife' }]);
    expect(scenario.person('oskar').weapon).toBe('hatchet');
  });

  test('FIGHT-8: the one of us hurt most steps back: neither rolls nor is hurt in this fight any more', () => {
    const people = {
      anton: { duty: 'scavenge' },
      vesna: { duty: 'scavenge', levels: { wounds: 1 } },
    } as const;
    const scenario = fought({
      enemies: [enemy(1, { weapons: KNIFE })],
      fate: 'clear-frost',
      seed: rolling(['grey', 0], ['grey', 0], ['yellow', 'story'], ['grey', 0], ['yellow', 2]),
      position: { people },
    });
    expect(scenario.eventsOf('stepped-back')).toEqual([{ type: 'stepped-back', person: 'vesna' }]);
    scenario.choose('fight');
    expect(scenario.eventsOf('rolled-bare-handed').map(({ person }) => person)).toEqual(['anton']);
    expect([scenario.levels('anton').wounds, scenario.levels('vesna').wounds]).toEqual([2, 1]);
  });

  test('FIGHT-8: the last of us who fights does not step back, and who did fights again if no other is left', () => {
    const told = {
      enemies: [enemy(1, { weapons: KNIFE })],
      fate: 'clear-frost',
      seed: rolling(['grey', 0], ['yellow', 'story'], ['grey', 0], ['yellow', 0]),
    } as const;
    const alone = fought({ ...told, position: { people: BARE } });
    expect(alone.heard()).not.toContain('stepped-back');
    const people = {
      vesna: { duty: 'scavenge' },
      anton: { duty: 'scavenge', levels: { wounds: 3 } },
    } as const;
    const left = at(
      [{ step: 'before-round' }],
      { people, scavenging: OUT, fight: fightWith([enemy(1)], { aside: ['vesna'] }) },
      { seed: rolling(['grey', 0], ['grey', 1], ['grey', 0], ['grey', 1]) },
    ).choose('fight');
    expect(left.isGone('anton')).toBe(true);
    left.choose('fight');
    expect(left.eventsOf('rolled-bare-handed').map(({ person }) => person)).toEqual(['vesna']);
  });

  test('FIGHT-8: who has come back to the fight can step back again, and the other fights on', () => {
    const people = {
      anton: { duty: 'scavenge' },
      vesna: { duty: 'scavenge', levels: { wounds: 1 } },
    } as const;
    const scenario = fought({
      enemies: [enemy(1, { weapons: KNIFE })],
      fate: 'clear-frost',
      seed: rolling(['grey', 0], ['grey', 0], ['yellow', 'story'], ['grey', 0], ['yellow', 0]),
      position: { people },
      fight: { aside: ['anton', 'vesna'] },
    });
    expect(scenario.eventsOf('stepped-back')).toEqual([{ type: 'stepped-back', person: 'vesna' }]);
    scenario.choose('fight');
    expect(scenario.eventsOf('rolled-bare-handed').map(({ person }) => person)).toEqual(['anton']);
  });

  test('FIGHT-8 FIGHT-6: no Ammo is kept for the firearm of one who has stepped back', () => {
    const people = {
      anton: { duty: 'scavenge', weapon: 'pistol' },
      vesna: { duty: 'scavenge', weapon: 'shotgun' },
    } as const;
    const fight = fightWith([enemy(1)], { aside: ['anton'] });
    const scenario = at(
      [{ step: 'before-round' }],
      { people, scavenging: OUT, pile: { ammo: 1 }, fight },
      { seed: rolling(['red', 2], ['grey', 0]) },
    ).choose('fight');
    expect(scenario.eventsOf('rolled-with').map(({ person, weapon }) => [person, weapon])).toEqual([
      ['vesna', 'shotgun'],
    ]);
  });

  test('FIGHT-8: an enemy who shows mercy goes', () => {
    const scenario = fought({
      enemies: [enemy(1), enemy(2)],
      fate: 'quiet-morning',
      seed: rolling(['grey', 0], ['grey', 0], ['grey', 'story']),
      position: { people: { anton: { duty: 'scavenge', levels: { misery: 2 } } } },
    });
    expect(scenario.eventsOf('enemy-left')).toEqual([{ type: 'enemy-left', enemy: 2 }]);
    expect(scenario.levels('anton').misery).toBe(2);
  });

  test('FIGHT-8: its shots are heard as ours are', () => {
    const scenario = fought({
      enemies: [enemy(1, { weapons: ['pistol'] })],
      fate: 'smoke-over-the-roofs',
      seed: rolling(['red', 'story'], ['grey', 0]),
      position: { people: BARE },
    });
    expect([scenario.table.scavenging?.noise, scenario.levels('anton').wounds]).toEqual([5, 3]);
  });

  test('FIGHT-8: an enemy without Ammo falls back to its next weapon', () => {
    const scenario = fought({
      enemies: [enemy(1, { weapons: ['pistol', 'knife'] })],
      fate: 'grey-dawn',
      seed: rolling(['red', 'story'], ['grey', 0]),
      position: { people: BARE },
    });
    expect(scenario.eventsOf('enemy-out-of-ammo')).toHaveLength(1);
    expect(scenario.table.fight?.enemies).toMatchObject([{ weapons: ['knife'] }]);
  });
});

const LOOTERS: Raid = { damage: 6, wounds: 2, takes: 'valuable', hits: 0 };

interface Guarded {
  readonly fate: FateId;
  readonly weapon: 'knife' | 'pistol' | null;
  readonly raid?: Partial<Raid>;
  readonly position?: Position;
}

/** A guard rolls a story and trusts fate; what the raid then still brings is not split yet. */
function guarded({ fate, weapon, raid = {}, position = {} }: Guarded): Scenario {
  const die = weapon === null ? 'grey' : weapon === 'knife' ? 'yellow' : 'red';
  const people = { anton: { duty: 'guard', weapon, levels: { misery: 2 } } } as const;
  return at(
    [
      { step: 'defend', left: ['anton'] },
      { step: 'duty', left: ['anton'] },
    ],
    { people, raid: { ...LOOTERS, ...raid }, storage: { ammo: 4, wood: 3 }, ...withFate(fate), ...position },
    { seed: rolling([die, 'story']) },
  ).choose('fate');
}

describe('RAID-3 FIGHT-8 on a die of a guard', () => {
  test('RAID-3: a story face is a miss or trust in fate, as in a fight', () => {
    const people = { anton: { duty: 'guard' } } as const;
    const lay = () =>
      at(
        [
          { step: 'defend', left: ['anton'] },
          { step: 'duty', left: ['anton'] },
        ],
        { people, raid: LOOTERS, storage: { wood: 3 }, ...withFate('bitter-wind') },
        { seed: rolling(['grey', 'story']) },
      );
    const { clause, prompt, legal } = lay();
    expect([clause, prompt, legal]).toEqual(['RAID-3', 'prompt.story-face', ['miss', 'fate']]);
    expect(lay().choose('miss').table.raid).toEqual(LOOTERS);
    const voided = lay().choose('fate');
    expect([voided.table.raid, voided.heard().includes('fate-missed')]).toEqual([LOOTERS, true]);
  });

  test('RAID-3: wounds to the others are symbols against the raid', () => {
    const scenario = guarded({ fate: 'bitter-wind', weapon: 'knife' });
    expect(scenario.table.raid).toEqual({ ...LOOTERS, hits: 3 });
    expect(scenario.eventsOf('fate-struck')).toMatchObject([{ by: 'guard' }]);
  });

  test('RAID-3: wounds to the roller are Wounds of the raid', () => {
    expect(guarded({ fate: 'bad-dreams', weapon: null }).table.raid).toEqual({ ...LOOTERS, wounds: 3 });
  });

  test('RAID-3: a weapon of the guard goes back to the box', () => {
    const scenario = guarded({ fate: 'bad-dreams', weapon: 'knife' });
    expect([scenario.person('anton').weapon, scenario.box('knife')]).toEqual([null, 3]);
    expect(scenario.table.raid).toEqual({ ...LOOTERS, hits: 1 });
  });

  test('RAID-3: a weapon of theirs is one Wound less, and never less than none', () => {
    expect(guarded({ fate: 'slow-mending', weapon: null }).table.raid?.wounds).toBe(1);
    expect(guarded({ fate: 'slow-mending', weapon: null, raid: { wounds: 0 } }).table.raid?.wounds).toBe(0);
  });

  test('RAID-3: one who runs, or is let go, is one Damage and one Wound less', () => {
    expect(guarded({ fate: 'clear-frost', weapon: 'knife' }).table.raid).toMatchObject({
      damage: 5,
      wounds: 1,
    });
    const spared = guarded({ fate: 'quiet-morning', weapon: null });
    expect(spared.table.raid).toMatchObject({ damage: 5, wounds: 1 });
    expect(spared.levels('anton').misery).toBe(1);
  });

  test('RAID-3: noise brings more Damage', () => {
    expect(guarded({ fate: 'smoke-over-the-roofs', weapon: 'pistol' }).table.raid).toEqual({
      ...LOOTERS,
      damage: 8,
      hits: 3,
    });
  });

  test('RAID-3 RAID-4: Ammo is lost, and a guard whose shot is lost with it rolls bare-handed', () => {
    const people = {
      anton: { duty: 'guard', weapon: 'pistol' },
      vesna: { duty: 'guard', weapon: 'shotgun' },
    } as const;
    const scenario = at(
      [
        { step: 'defend', left: ['anton', 'vesna'] },
        { step: 'duty', left: ['anton'] },
      ],
      { people, raid: LOOTERS, storage: { ammo: 2, wood: 3 }, ...withFate('grey-dawn') },
      { seed: rolling(['red', 'story'], ['grey', 2]) },
    ).choose('fate');
    expect(scenario.storage('ammo')).toBe(0);
    expect(scenario.eventsOf('rolled-bare-handed')).toMatchObject([{ person: 'vesna', face: 2 }]);
    expect([scenario.storage('shotgun'), scenario.table.raid?.hits]).toEqual([1, 2]);
  });

  test('RAID-3: of two shots both are rolled before a story is decided, and none is where they ended the raid', () => {
    const people = { anton: { duty: 'guard', weapon: 'assault-rifle' } } as const;
    const shoot = (raid: Raid) =>
      at(
        [
          { step: 'defend', left: ['anton'] },
          { step: 'duty', left: ['anton'] },
        ],
        { people, raid, storage: { ammo: 4, wood: 3 }, ...withFate('quiet-morning') },
        { seed: rolling(['red', 'story'], ['red', 3]) },
      ).choose('shots 2');
    expect(shoot(LOOTERS).prompt).toBe('prompt.story-face');
    expect(shoot({ ...LOOTERS, damage: 2, wounds: 1 }).prompt).not.toBe('prompt.story-face');
  });
});

test('FIGHT-8: a table that leaves out such stories is told what happens and not how', () => {
  const told = (avoid: readonly ('violence' | 'animals')[]) =>
    at(
      [{ step: 'before-round' }],
      { people: ARMED, scavenging: OUT, fight: fightWith([enemy(1)]), ...withFate('bitter-wind') },
      { seed: rolling(['yellow', 'story'], ['grey', 0]), options: { difficulty: 'normal', avoid } },
    )
      .choose('fight', 'fate')
      .eventsOf('fate-struck')
      .map((event) => lineOf(event)?.key ?? null);
  expect(told(['animals'])).toEqual(['book-line.combat:bitter-wind-yellow:0']);
  expect(told(['violence'])).toEqual([null]);
});
