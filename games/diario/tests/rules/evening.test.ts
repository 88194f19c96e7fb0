import { describe, expect, test } from 'vitest';
import { DICE } from '../../src/data/dice.ts';
import { MOST_RETHOUGHT } from '../../src/rules/evening/evening.ts';
import { present } from '../../src/rules/table/people.ts';
import type { Frame } from '../../src/state/frames.ts';
import { at, built, decksWith, lying, type Position, seedWith } from '../scenario.ts';
import { ABROAD, OUT } from './effects/effecting.ts';

const BEDS: Position = { house: { g5: built('bed-one'), g6: built('bed-two') } };
const evening = (position: Position = {}) => at([{ step: 'evening' }, { step: 'end-fate' }], position);

describe('EVE-1', () => {
  test('EVE-1 each person gets one duty', () => {
    const scenario = evening(BEDS);
    expect([scenario.clause, scenario.prompt]).toEqual(['EVE-1', 'prompt.duty']);
    expect(scenario.legal).toEqual(['bed arica', 'floor arica', 'guard arica', 'scavenge arica']);
    scenario.choose('bed arica', 'floor marin');
    expect(scenario.person('arica').duty).toBe('bed');
    expect(scenario.eventsOf('duty')).toEqual([{ type: 'duty', person: 'marin', duty: 'floor' }]);
    scenario.choose('guard anton');
    expect(scenario.person('anton').duty).toBe('guard');
  });

  test('EVE-1 rest and duty move Fatigue', () => {
    const tired = { levels: { fatigue: 3 } };
    const people = {
      arica: tired,
      marin: tired,
      anton: { levels: { fatigue: 1 } },
      vesna: { levels: { fatigue: 1 } },
    };
    const scenario = evening({ ...BEDS, people });
    scenario.choose('bed arica', 'floor marin', 'guard anton', 'scavenge vesna');
    const fatigue = ['arica', 'marin', 'anton', 'vesna'] as const;
    expect(fatigue.map((id) => scenario.levels(id).fatigue)).toEqual([0, 1, 2, 2]);
  });

  test('EVE-1 one person to a Bed, and none where no Bed stands in reach', () => {
    const one = evening({ house: { g5: built('bed-one') } }).choose('bed arica');
    expect(one.legal).toEqual(['floor marin', 'guard marin', 'scavenge marin']);
    expect(one.refusal('bed marin')).toMatchObject({ clause: 'EVE-1', reason: { key: 'refusal.no-bed' } });
    expect(evening(BEDS).choose('bed arica').legal).toContain('bed marin');
    expect(evening({ house: {} }).legal).not.toContain('bed arica');
    const behind = { g7: lying('rubble-1'), g8: built('bed-one') };
    expect(evening({ house: behind }).legal).not.toContain('bed arica');
  });

  test('EVE-1 any number keeps guard', () => {
    const scenario = evening().choose('guard arica', 'guard marin', 'guard anton');
    expect(scenario.table.people.map(({ duty }) => duty)).toEqual(['guard', 'guard', 'guard']);
  });

  test('EVE-1 no more than three scavenge', () => {
    const scenario = evening({ people: { arica: {}, marin: {}, anton: {}, vesna: {} } });
    scenario.choose('scavenge arica', 'scavenge marin', 'scavenge anton');
    expect(scenario.legal).toEqual(['floor vesna', 'guard vesna']);
    expect(scenario.refusal('scavenge vesna')).toMatchObject({
      clause: 'EVE-1',
      reason: { key: 'refusal.three-scavengers' },
    });
  });

  test('EVE-1 whoever is not asked about yet cannot be sent', () => {
    expect(evening().refusal('guard marin')).toMatchObject({
      clause: 'EVE-1',
      reason: { key: 'refusal.other-person', vars: { person: 'arica' } },
    });
  });
});

describe('EVE-1 a newcomer whom a story outdoors brings in at night', () => {
  const broughtIn = (...then: readonly Frame[]) => {
    const frames: Frame[] = [{ step: 'effects', effects: [{ kind: 'arrival' }], scene: OUT }, ...then];
    const decks = decksWith({ people: ['oskar'], 'red-raids': [], 'red-residents': [], raids: ['looters'] });
    const seed = seedWith('combat-die', 6, DICE.grey.indexOf(2) + 1);
    return at(frames, { ...ABROAD, decks, storage: { knife: 1, wood: 3 } }, { seed });
  };

  test('EVE-1 has no duty: is at home, takes no weapon in the raid, rolls no die and bears no wound', () => {
    const scenario = broughtIn({ step: 'raid' });
    expect(scenario.person('oskar').duty).toBeNull();
    expect(present(scenario.table, 'home').map(({ id }) => id)).toEqual(['anton', 'oskar']);
    expect(scenario.legal).toEqual(['arm anton knife', 'unarmed anton']);
    scenario.choose('unarmed anton', 'shield 2');
    expect([scenario.levels('anton').wounds, scenario.levels('oskar').wounds]).toEqual([2, 0]);
    expect(scenario.levels('oskar').fatigue).toBe(0);
  });

  test('EVE-1 is given one the next Evening, like everybody', () => {
    const scenario = broughtIn({ step: 'evening' });
    scenario.choose('floor marin', 'floor vesna', 'guard anton');
    expect(scenario.legal).toEqual(['floor oskar', 'guard oskar', 'scavenge oskar']);
  });
});

describe('EVE-2', () => {
  const unguarded = () => evening().choose('floor arica', 'floor marin', 'scavenge anton');

  test('EVE-2 with somebody on guard the night begins at once', () => {
    const scenario = evening().choose('floor arica', 'floor marin', 'guard anton');
    expect(scenario.asked).toBeNull();
    expect(scenario.table.over).toBeNull();
  });

  test('EVE-2 leaving nobody on guard is asked about first', () => {
    const scenario = unguarded();
    expect([scenario.clause, scenario.prompt]).toEqual(['EVE-2', 'prompt.unguarded']);
    expect(scenario.legal).toEqual(['reconsider', 'unguarded']);
    expect(scenario.table.over).toBeNull();
  });

  test('EVE-2 leaving nobody on guard is lost where it was meant', () => {
    const scenario = unguarded().choose('unguarded');
    expect(scenario.table.over).toEqual({ how: 'unguarded', score: null });
    expect(scenario.table.phase).toBe('over');
    expect(scenario.heard()).toEqual(['over']);
    expect(scenario.moment.asks).toEqual([]);
  });

  test('EVE-2 whoever thinks again gives every duty anew', () => {
    const scenario = unguarded().choose('reconsider');
    expect(scenario.table.people.every(({ duty }) => duty === null)).toBe(true);
    expect(scenario.legal).toEqual(['floor arica', 'guard arica', 'scavenge arica']);
    scenario.choose('guard arica', 'floor marin', 'floor anton');
    expect(scenario.table.over).toBeNull();
    expect(scenario.levels('arica').fatigue).toBe(1);
  });

  describe('where an evening has been thought over as often as it can be', () => {
    const rethought = () => {
      const scenario = unguarded();
      for (let times = 0; times < MOST_RETHOUGHT; times++)
        scenario.choose('reconsider', 'floor arica', 'floor marin', 'scavenge anton');
      return scenario;
    };

    test('EVE-2 a guard is named, or the house is left unguarded', () => {
      const scenario = rethought();
      expect(scenario.legal).toEqual(['guard arica', 'guard marin', 'guard anton', 'unguarded']);
      expect(scenario.refusal('reconsider')).toMatchObject({
        clause: 'EVE-2',
        reason: { key: 'refusal.rethought', vars: { count: MOST_RETHOUGHT } },
      });
      expect(rethought().choose('unguarded').table.over).toEqual({ how: 'unguarded', score: null });
    });

    test('EVE-2 the guard who was named keeps guard, and the night begins', () => {
      const scenario = rethought().choose('guard marin');
      expect(scenario.table.over).toBeNull();
      expect(scenario.eventsOf('duty')).toEqual([{ type: 'duty', person: 'marin', duty: 'guard' }]);
      expect(scenario.table.people.map(({ duty }) => duty)).toEqual(['floor', 'guard', 'scavenge']);
      expect(scenario.levels('marin').fatigue).toBe(1);
    });
  });

  test('EVE-2 STAT-4 where all sleep nobody can be woken for it', () => {
    const scenario = evening({ people: { anton: { levels: { fatigue: 4 } } } });
    expect(scenario.eventsOf('duty')).toEqual([{ type: 'duty', person: 'anton', duty: 'floor' }]);
    expect(scenario.table.over).toEqual({ how: 'unguarded', score: null });
  });
});
