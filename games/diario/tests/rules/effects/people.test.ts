import { describe, expect, test } from 'vitest';
import { decksWith, seedWith } from '../../scenario.ts';
import { A_NIGHT_OUT, ABROAD, effecting, HOME, OUT } from './effecting.ts';

const TRIO = { arica: { levels: { misery: 1 } }, marin: { levels: { misery: 2 } }, anton: {} } as const;

describe('change', () => {
  test('change of the actor touches no other person', () => {
    const effects = [{ kind: 'change', state: 'misery', by: 1, who: 'actor' }] as const;
    const scenario = effecting(effects, { people: TRIO }, { ...HOME, actor: 'anton' });
    expect(scenario.table.people.map(({ levels }) => levels.misery)).toEqual([1, 2, 1]);
  });

  test('change of an actor who is gone touches no person', () => {
    const effects = [{ kind: 'change', state: 'misery', by: 1, who: 'actor' }] as const;
    expect(effecting(effects, { people: TRIO }, { ...HOME, actor: 'vesna' }).heard()).toEqual([]);
  });

  test('LEAD-1 where there is no actor the Leader names one, who stays the one it is about', () => {
    const effects = [
      { kind: 'change', state: 'fatigue', by: 1, who: 'actor' },
      { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
    ] as const;
    const scenario = effecting(effects, { people: TRIO });
    expect([scenario.clause, scenario.prompt]).toEqual(['LEAD-1', 'prompt.name-for-worse']);
    expect(scenario.legal).toEqual(['name arica', 'name marin', 'name anton']);
    scenario.choose('name marin');
    expect(scenario.asked).toBeNull();
    expect(scenario.levels('marin')).toMatchObject({ fatigue: 1, wounds: 1 });
  });

  test('LEAD-1 change of one is named anew each time, even where there is an actor', () => {
    const one = { kind: 'change', state: 'misery', by: 1, who: 'one' } as const;
    const scenario = effecting([one, one], { people: TRIO }, { ...HOME, actor: 'arica' });
    scenario.choose('name anton', 'name marin');
    expect(scenario.table.people.map(({ levels }) => levels.misery)).toEqual([1, 3, 1]);
  });

  test('LEAD-1 whoever is named as one does not become the actor', () => {
    const effects = [
      { kind: 'change', state: 'misery', by: 1, who: 'one' },
      { kind: 'change', state: 'wounds', by: 1, who: 'actor' },
    ] as const;
    const scenario = effecting(effects, { people: TRIO }, { ...HOME, actor: 'arica' }).choose('name anton');
    expect([scenario.levels('arica').wounds, scenario.levels('anton').wounds]).toEqual([1, 0]);
  });

  test('change for the better is offered to whom it could help', () => {
    const effects = [{ kind: 'change', state: 'misery', by: -1, who: 'one' }] as const;
    const scenario = effecting(effects, { people: TRIO });
    expect(scenario.prompt).toBe('prompt.name-for-better');
    expect(scenario.legal).toEqual(['name arica', 'name marin']);
    expect(scenario.refusal('name anton').clause).toBe('LEAD-1');
    const single = effecting(effects, { people: { arica: {}, marin: { levels: { misery: 2 } } } });
    expect(single.levels('marin').misery).toBe(1);
    expect(effecting(effects, { people: { arica: {}, anton: {} } }).heard()).toEqual([]);
  });

  test('change of those present means the scavengers out of doors', () => {
    const effects = [{ kind: 'change', state: 'fatigue', by: 1, who: 'present' }] as const;
    const scenario = effecting(effects, ABROAD, OUT);
    expect(scenario.table.people.map(({ levels }) => levels.fatigue)).toEqual([1, 1, 0]);
  });

  test('change of those present means those at home while others are out', () => {
    const effects = [{ kind: 'change', state: 'fatigue', by: 1, who: 'present' }] as const;
    expect(effecting(effects, ABROAD).table.people.map(({ levels }) => levels.fatigue)).toEqual([0, 0, 1]);
    expect(
      effecting(effects, { people: TRIO }).table.people.every(({ levels }) => levels.fatigue === 1),
    ).toBe(true);
  });

  test('SCAV-9 whoever waits after a death is not present', () => {
    const effects = [{ kind: 'change', state: 'fatigue', by: 1, who: 'present' }] as const;
    const scenario = effecting(
      effects,
      { ...ABROAD, scavenging: { ...A_NIGHT_OUT, waiting: ['vesna'] } },
      OUT,
    );
    expect(scenario.table.people.map(({ levels }) => levels.fatigue)).toEqual([1, 0, 0]);
  });

  test('change of everyone means the whole group, wherever they are', () => {
    const effects = [{ kind: 'change', state: 'misery', by: 1, who: 'everyone' }] as const;
    const scenario = effecting(effects, ABROAD, OUT);
    expect(scenario.table.people.map(({ levels }) => levels.misery)).toEqual([1, 1, 1]);
  });

  test('STAT-4 with nobody left nothing else happens', () => {
    const effects = [
      { kind: 'change', state: 'wounds', by: 4, who: 'everyone' },
      { kind: 'cold', by: 1 },
    ] as const;
    const scenario = effecting(effects, { people: TRIO });
    expect(scenario.table.over).toEqual({ how: 'perished', score: null });
    expect(scenario.table.cold).toBe(0);
  });
});

describe('leave', () => {
  test('LEAD-1 leave lets the Leader name who goes', () => {
    const scenario = effecting([{ kind: 'leave', who: 'one' }], { people: TRIO, day: 3 });
    expect(scenario.prompt).toBe('prompt.name-who-leaves');
    scenario.choose('name marin');
    expect(scenario.table.gone).toEqual([{ id: 'marin', day: 3, cause: 'left' }]);
  });

  test('leave of the actor', () => {
    const scenario = effecting(
      [{ kind: 'leave', who: 'actor' }],
      { people: TRIO },
      { ...HOME, actor: 'anton' },
    );
    expect(scenario.eventsOf('gone')).toMatchObject([{ type: 'gone', person: 'anton', cause: 'left' }]);
  });
});

describe('SCAV-9 the companions roll for a death out of doors', () => {
  test('SCAV-9 not where a scavenger leaves the group', () => {
    const scenario = effecting([{ kind: 'leave', who: 'actor' }], ABROAD, { ...OUT, actor: 'marin' });
    expect(scenario.heard()).toEqual(['gone']);
  });

  test('SCAV-9 not where a person at home dies meanwhile', () => {
    const effects = [{ kind: 'change', state: 'wounds', by: 4, who: 'actor' }] as const;
    const people = { ...ABROAD.people, dragan: { duty: 'bed' } } as const;
    const home = effecting(effects, { ...ABROAD, people }, { ...HOME, actor: 'anton' });
    expect(home.heard()).toEqual(['state-rose', 'gone']);
    const out = effecting(effects, ABROAD, { ...OUT, actor: 'marin' });
    expect(out.heard().slice(0, 3)).toEqual(['state-rose', 'gone', 'grief']);
  });
});

describe('arrival', () => {
  test('SET-3 arrival: the next person not in play joins at Hunger 2', () => {
    const scenario = effecting([{ kind: 'arrival' }], { decks: decksWith({ people: ['oskar', 'nadja'] }) });
    expect(scenario.eventsOf('joined')).toMatchObject([{ type: 'joined', person: 'oskar' }]);
    expect(scenario.levels('oskar')).toEqual({ wounds: 0, illness: 0, misery: 0, hunger: 2, fatigue: 0 });
    expect(scenario.table.decks.people).toEqual(['nadja']);
    expect(scenario.table.starters).not.toContain('oskar');
  });

  test('arrival where no person is left to join', () => {
    expect(effecting([{ kind: 'arrival' }], { decks: decksWith({ people: [] }) }).heard()).toEqual([
      'nobody-left-to-join',
    ]);
  });
});

describe('test', () => {
  const pass = [{ kind: 'change', state: 'fatigue', by: 1, who: 'actor' }] as const;
  const fail = [{ kind: 'change', state: 'misery', by: 1, who: 'actor' }] as const;
  const empathy = [{ kind: 'test', test: { kind: 'empathy', pass, fail } }] as const;

  test.each([
    [7, 'empathy-passed', { fatigue: 1, misery: 0 }],
    [8, 'empathy-failed', { fatigue: 0, misery: 1 }],
  ] as const)(
    'an Empathy test with a %i at Empathy 7 is %s, and the person who took it is the actor',
    (die, type, levels) => {
      const scenario = effecting(
        empathy,
        { people: { anton: {}, dragan: {} } },
        HOME,
        seedWith('empathy', 10, die),
      );
      expect([scenario.clause, scenario.prompt]).toEqual(['LEAD-1', 'prompt.test-empathy']);
      scenario.choose('name anton');
      expect(scenario.events()[0]).toEqual({ type, person: 'anton', die });
      expect(scenario.levels('anton')).toMatchObject(levels);
      expect(scenario.levels('dragan')).toMatchObject({ fatigue: 0, misery: 0 });
    },
  );

  test('a test with one person present is taken without asking', () => {
    const scenario = effecting(empathy, { people: { anton: {} } }, HOME, seedWith('empathy', 10, 1));
    expect(scenario.eventsOf('empathy-passed')).toEqual([
      { type: 'empathy-passed', person: 'anton', die: 1 },
    ]);
  });

  test('STAT-4 whoever sleeps takes no test while somebody is awake', () => {
    const asleep = { levels: { fatigue: 4 } };
    const people = { anton: asleep, marin: {}, dragan: {} };
    expect(effecting(empathy, { people }).legal).toEqual(['name marin', 'name dragan']);
    const alone = effecting(empathy, { people: { anton: asleep } }, HOME, seedWith('empathy', 10, 1));
    expect(alone.heard()).toContain('empathy-passed');
  });

  test('a test that names a part is taken by who plays it, without asking', () => {
    const byAgainst = [{ kind: 'test', test: { kind: 'empathy', by: 'against', pass, fail } }] as const;
    const scene = { ...HOME, cast: { against: 'marin', other: 'anton' } } as const;
    const people = { anton: {}, marin: {}, dragan: {} };
    const scenario = effecting(byAgainst, { people }, scene, seedWith('empathy', 10, 1));
    expect(scenario.eventsOf('empathy-passed')).toEqual([
      { type: 'empathy-passed', person: 'marin', die: 1 },
    ]);
    expect(scenario.levels('marin').fatigue).toBe(1);
  });

  test('LEAD-1 the Leader names who takes a test whose part no person plays, or one who is gone or asleep', () => {
    const byIll = [{ kind: 'test', test: { kind: 'prowess', need: 1, by: 'ill', pass, fail } }] as const;
    const two = { anton: {}, dragan: {} };
    const names = ['name anton', 'name dragan'];
    const played = { ...HOME, cast: { ill: 'marin' } } as const;
    expect(effecting(byIll, { people: two }).legal).toEqual(names);
    expect(effecting(byIll, { people: two }, played).legal).toEqual(names);
    const asleep = { ...two, marin: { levels: { fatigue: 4 } } };
    expect(effecting(byIll, { people: asleep }, played).legal).toEqual(names);
  });

  test('a test out of doors is taken by a scavenger', () => {
    const scenario = effecting(empathy, ABROAD, OUT);
    expect(scenario.legal).toEqual(['name marin', 'name vesna']);
    expect(scenario.refusal('name anton').clause).toBe('LEAD-1');
  });

  const prowess = (need: 1 | 2) => [{ kind: 'test', test: { kind: 'prowess', need, pass, fail } }] as const;

  // The grey die shows 0 0 1 1 2 story.
  test.each([
    ['anton', 1, [3], 'prowess-passed'],
    ['anton', 1, [1], 'prowess-failed'],
    ['anton', 2, [3], 'prowess-failed'],
    ['anton', 2, [5], 'prowess-passed'],
    ['anton', 1, [6], 'prowess-failed'],
    ['marin', 1, [1, 4], 'prowess-passed'],
    ['marin', 1, [1, 2, 5], 'prowess-failed'],
    ['tomas', 2, [1, 3, 6, 5], 'prowess-passed'],
    ['tomas', 2, [1, 3, 6, 2], 'prowess-failed'],
  ] as const)('a Prowess test: %s needs %i and rolls faces %j: %s', (person, need, faces, type) => {
    const seed = seedWith('prowess', 6, ...faces);
    const scenario = effecting(prowess(need), { people: { [person]: {} } }, HOME, seed);
    expect(scenario.events()[0]).toEqual({ type, person, need });
    expect(scenario.levels(person).fatigue).toBe(type === 'prowess-passed' ? 1 : 0);
  });

  test('LEAD-1 the Leader names who takes a Prowess test', () => {
    expect(effecting(prowess(1), { people: TRIO }).legal).toEqual(['name arica', 'name marin', 'name anton']);
    expect(effecting(prowess(2), { people: TRIO }).clause).toBe('LEAD-1');
  });

  test('LEAD-1 the question says how many wound symbols a Prowess test needs', () => {
    expect(effecting(prowess(1), { people: TRIO }).prompt).toBe('prompt.test-prowess-1');
    expect(effecting(prowess(2), { people: TRIO }).prompt).toBe('prompt.test-prowess-2');
  });

  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [9, 2],
    [10, 0],
  ])('a plain d10: a %i reads its row', (die, cold) => {
    const rows = [
      { upTo: 3, effects: [{ kind: 'cold', by: 1 }] },
      { upTo: 9, effects: [{ kind: 'cold', by: 2 }] },
      { upTo: 10, effects: [] },
    ] as const;
    const scenario = effecting(
      [{ kind: 'test', test: { kind: 'd10', rows } }],
      {},
      HOME,
      seedWith('test', 10, die),
    );
    expect(scenario.table.cold).toBe(cold);
    expect(scenario.events()[0]).toEqual({ type: 'rolled', die });
  });
});
