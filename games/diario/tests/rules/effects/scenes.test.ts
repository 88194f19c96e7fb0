import { describe, expect, test } from 'vitest';
import { FINDINGS } from '../../../src/data/cards/findings.ts';
import { RAIDS } from '../../../src/data/cards/raids.ts';
import { FITTING_IDS } from '../../../src/data/fittings.ts';
import type { Condition, Effect } from '../../../src/data/language/effect.ts';
import { branchesOf, effectsWithin } from '../../../src/data/language/within.ts';
import { at, built, decksWith, type Position, seedWith } from '../../scenario.ts';
import { A_NIGHT_OUT, ABROAD, effecting, HOME, OUT } from './effecting.ts';

describe('the table', () => {
  test('cold comes and goes, never below none', () => {
    expect(effecting([{ kind: 'cold', by: 2 }], { cold: 1 }).table.cold).toBe(3);
    expect(effecting([{ kind: 'cold', by: -2 }], { cold: 1 }).table.cold).toBe(0);
    expect(effecting([{ kind: 'cold', by: -2 }]).heard()).toEqual([]);
  });

  test("RAID-2 tonight changes tonight's raid, which is never below nothing", () => {
    const effects = [{ kind: 'tonight', damage: -9, wounds: 1 }] as const;
    const scenario = effecting(effects, { tonight: { damage: 1, wounds: 0 } });
    expect(scenario.table.tonight).toEqual({ damage: -8, wounds: 1 });
    const raid = at([{ step: 'turn-raid' }], {
      tonight: { damage: -8, wounds: 1 },
      decks: decksWith({ raids: ['looters'] }),
    });
    const wounds = RAIDS.looters.wounds + 1;
    expect(raid.eventsOf('raid-turned')).toEqual([
      { type: 'raid-turned', raid: 'looters', damage: 0, wounds, variant: expect.any(Number) },
    ]);
  });

  test('DAY-4 ideas moves so many cards the Leader names', () => {
    const scenario = effecting(
      [
        { kind: 'ideas', cards: 1 },
        { kind: 'cold', by: 1 },
      ],
      {
        ideas: ['radio', 'still'],
        fittings: [],
      },
    );
    scenario.choose('idea still');
    expect(scenario.table.fittings).toEqual(['still']);
    expect(scenario.table.cold).toBe(1);
  });

  test('DAWN-4 exchange takes the Location at this place', () => {
    const scenario = effecting([{ kind: 'exchange', place: 'far' }], {
      decks: decksWith({ locations: ['allotments'] }),
    });
    expect(scenario.table.locations.far).toBe('allotments');
  });
});

describe('out of doors', () => {
  test.each([
    [2, 5],
    [9, 8],
    [-1, 2],
    [-9, 1],
  ])('SCAV-3 noise by %i takes the marker from 3 to %i', (by, noise) => {
    expect(effecting([{ kind: 'noise', by }], ABROAD, OUT).table.scavenging?.noise).toBe(noise);
  });

  test('SCAV-3 noise-roll rolls, and is heard at or below Noise', () => {
    const quiet = effecting([{ kind: 'noise-roll' }], ABROAD, OUT, seedWith('noise', 10, 4));
    expect(quiet.eventsOf('unheard')).toEqual([{ type: 'unheard', die: 4, noise: 3 }]);
    const heard = effecting([{ kind: 'noise-roll' }], ABROAD, OUT, seedWith('noise', 10, 3));
    expect(heard.heard()).toContain('encountered');
  });

  test('SCAV-3 encounter draws a Resident, and Noise goes back to 1', () => {
    const position = { ...ABROAD, decks: decksWith({ residents: ['old-couple'] }) };
    const scenario = effecting([{ kind: 'encounter' }], position, OUT);
    expect(scenario.eventsOf('encountered')).toEqual([{ type: 'encountered', resident: 'old-couple' }]);
    expect(scenario.table.scavenging?.noise).toBe(1);
  });

  test('SCAV-4 return puts unseen cards back', () => {
    const decks = decksWith({ unknown: ['silence', 'traces', 'larder'], exploration: ['pigeons'] });
    const scenario = effecting([{ kind: 'return', cards: 2 }], { ...ABROAD, decks }, OUT);
    expect(scenario.table.decks.unknown).toEqual(['larder']);
    expect([...scenario.table.decks.exploration].sort()).toEqual(['pigeons', 'silence', 'traces']);
  });

  test('SCAV-7 search draws Findings, reads the chart and rolls for the special ones', () => {
    const position = { ...ABROAD, decks: decksWith({ findings: ['findings-2'] }) };
    const scenario = effecting([{ kind: 'search', chart: 'heap' }], position, OUT);
    expect(scenario.table.pile).toMatchObject(FINDINGS['findings-2'].heap);
    expect(scenario.heard()).toContain('special-findings');
  });

  test.each<Effect>([
    { kind: 'noise', by: 2 },
    { kind: 'noise-roll' },
    { kind: 'return', cards: 2 },
    { kind: 'encounter' },
    { kind: 'search', chart: 'heap' },
  ])('at home $kind is nothing', (effect) => {
    const scenario = effecting([effect, { kind: 'cold', by: 1 }]);
    expect(scenario.heard()).toEqual(['cold-rose']);
  });

  test('FIGHT-3 whoever fled meets nothing else of what was going to happen', () => {
    const position = { ...ABROAD, scavenging: { ...A_NIGHT_OUT, left: true } };
    expect(effecting([{ kind: 'gain', goods: { wood: 1 } }], position, OUT).heard()).toEqual([]);
    expect(effecting([{ kind: 'gain', goods: { wood: 1 } }], {}, OUT).heard()).toEqual([]);
  });

  test('SCAV-9 where all wait nothing else happens to them', () => {
    const position = { ...ABROAD, scavenging: { ...A_NIGHT_OUT, waiting: ['marin', 'vesna'] } } as const;
    expect(effecting([{ kind: 'gain', goods: { wood: 1 } }], position, OUT).heard()).toEqual([]);
  });

  test('FIGHT-1 fight begins a fight at this scene', () => {
    const enemies = {
      count: [{ upTo: 10, enemies: 2 }],
      weapons: { A: [], B: [], C: [] },
      thugs: true,
    } as const;
    const scenario = effecting([{ kind: 'fight', enemies }], ABROAD, OUT);
    expect(scenario.table.fight).toMatchObject({ where: 'out', thugs: true });
    expect(scenario.table.fight?.enemies).toHaveLength(2);
  });
});

describe('stories', () => {
  test('read turns a Colour and reads the story of that colour', () => {
    const scenario = effecting([{ kind: 'read', card: 'leaflets' }], {
      decks: decksWith({ colours: ['green', 'red'] }),
    });
    expect(scenario.events().slice(0, 2)).toEqual([
      { type: 'colour', colour: 'green' },
      { type: 'story-read', story: 'leaflets-green' },
    ]);
    expect(scenario.table.decks.colours).toEqual(['red']);
    expect(scenario.table.discards.colours).toContain('green');
  });

  test('story reads on at once, and what follows comes after it', () => {
    const scenario = effecting([{ kind: 'story', story: 'leaflets-red' }]);
    expect(scenario.heard()[0]).toBe('story-read');
  });

  test('later puts a token down for the Morning a number of days from now', () => {
    const scenario = effecting([{ kind: 'later', days: 2, story: 'leaflets-red' }], { day: 3, tokens: [] });
    expect(scenario.table.tokens).toEqual([{ day: 5, story: 'leaflets-red' }]);
    expect(scenario.events()).toEqual([{ type: 'token-placed', day: 5 }]);
    expect(scenario.view(0).tokens).toEqual([5]);
  });

  test('tell shows a line of the story being read', () => {
    const scenario = effecting([{ kind: 'tell', line: 'a-line' }], {}, { ...HOME, story: 'leaflets-red' });
    expect(scenario.events()).toEqual([{ type: 'story-told', line: 'leaflets-red:a-line' }]);
    expect(effecting([{ kind: 'tell', line: 'a-line' }]).heard()).toEqual([]);
  });
});

describe('if', () => {
  const holds = (when: Condition, position: Position = {}, scene = HOME) =>
    effecting(
      [{ kind: 'if', when, effects: [{ kind: 'cold', by: 5 }], otherwise: [{ kind: 'cold', by: 1 }] }],
      position,
      scene,
    ).heard().length > 0 &&
    effecting(
      [{ kind: 'if', when, effects: [{ kind: 'later', days: 1, story: 'leaflets-red' }], otherwise: [] }],
      position,
      scene,
    ).table.tokens.length > 0;

  test('if goes on with one list or the other, and then with the rest', () => {
    const effects: Effect[] = [
      {
        kind: 'if',
        when: { kind: 'cold', atLeast: 2 },
        effects: [{ kind: 'cold', by: 5 }],
        otherwise: [{ kind: 'cold', by: 1 }],
      },
      { kind: 'gain', goods: { wood: 1 } },
    ];
    expect(effecting(effects, { cold: 2 }).table.cold).toBe(7);
    const other = effecting(effects, { cold: 1 });
    expect(other.table.cold).toBe(2);
    expect(other.storage('wood')).toBe(1);
  });

  test('has looks into Storage at home, into the Findings pile out of doors', () => {
    const when = { kind: 'has', goods: { book: 1, wood: 2 } } as const;
    expect(holds(when, { storage: { book: 1, wood: 2 } })).toBe(true);
    expect(holds(when, { storage: { book: 1, wood: 1 } })).toBe(false);
    expect(holds(when, { ...ABROAD, storage: { book: 1, wood: 2 } }, OUT)).toBe(false);
    expect(holds(when, { ...ABROAD, pile: { book: 1, wood: 2 } }, OUT)).toBe(true);
  });

  test('built means that it stands', () => {
    const when = { kind: 'built', fitting: 'radio' } as const;
    expect(holds(when, { house: { g5: built('radio') } })).toBe(true);
    expect(holds(when, { house: { g5: built('trap') }, fittings: [...FITTING_IDS] })).toBe(false);
  });

  test('cold and day count from their number on', () => {
    expect(holds({ kind: 'cold', atLeast: 3 }, { cold: 3 })).toBe(true);
    expect(holds({ kind: 'cold', atLeast: 3 }, { cold: 2 })).toBe(false);
    expect(holds({ kind: 'day', atLeast: 3 }, { day: 3 })).toBe(true);
    expect(holds({ kind: 'day', atLeast: 3 }, { day: 2 })).toBe(false);
  });

  test('anyone means a person present', () => {
    const when = { kind: 'anyone', state: 'wounds', atLeast: 2 } as const;
    expect(holds(when, { people: { anton: {}, marin: { levels: { wounds: 2 } } } })).toBe(true);
    expect(holds(when, { people: { anton: {}, marin: { levels: { wounds: 1 } } } })).toBe(false);
    const people = { ...ABROAD.people, anton: { duty: 'guard', levels: { wounds: 3 } } } as const;
    expect(holds(when, { ...ABROAD, people }, OUT)).toBe(false);
    expect(holds(when, { ...ABROAD, people })).toBe(true);
  });

  test('STAT-5 self means the one it is about', () => {
    const when = { kind: 'self', is: 'miserable' } as const;
    const people = { anton: { levels: { misery: 2 } }, marin: {} };
    expect(holds(when, { people }, { ...HOME, actor: 'anton' })).toBe(true);
    expect(holds(when, { people }, { ...HOME, actor: 'marin' })).toBe(false);
    expect(holds(when, { people })).toBe(false);
    expect(holds(when, { people }, { ...HOME, actor: 'vesna' })).toBe(false);
  });

  test('group counts everybody', () => {
    expect(holds({ kind: 'group', atMost: 3 })).toBe(true);
    expect(holds({ kind: 'group', atMost: 2 })).toBe(false);
  });
});

describe('choose', () => {
  const effects: Effect[] = [
    {
      kind: 'choose',
      options: [
        { id: 'pay-the-toll', cost: { cigarette: 1 }, effects: [{ kind: 'cold', by: 3 }] },
        { id: 'take-the-person-in', when: { kind: 'group', atMost: 2 }, effects: [] },
        { id: 'walk-on', effects: [{ kind: 'cold', by: 1 }] },
      ],
    },
    { kind: 'gain', goods: { wood: 1 } },
  ];

  test('LEAD-1 the Leader decides: costs are paid at once, the rest follows', () => {
    const scenario = effecting(effects, { storage: { cigarette: 2 } });
    expect([scenario.clause, scenario.prompt]).toEqual(['LEAD-1', 'prompt.options']);
    expect(scenario.legal).toEqual(['decide pay-the-toll', 'decide walk-on']);
    scenario.choose('decide pay-the-toll');
    expect(scenario.table.storage).toEqual({ cigarette: 1, wood: 1 });
    expect(scenario.table.cold).toBe(3);
    expect(scenario.events()[0]).toEqual({ type: 'decided', option: 'pay-the-toll' });
  });

  test('LEAD-1 what cannot be paid, does not apply or is not there is refused', () => {
    const alone = effecting(effects, {});
    expect(alone.eventsOf('decided')).toEqual([{ type: 'decided', option: 'walk-on' }]);
    const scenario = effecting(effects, { storage: { cigarette: 1 } });
    expect(scenario.legal).toEqual(['decide pay-the-toll', 'decide walk-on']);
    const pair = effecting(effects, { people: { anton: {} } });
    expect(pair.refusal('decide pay-the-toll').reason.key).toBe('refusal.cannot-pay');
    for (const option of ['take-the-person-in'])
      expect(scenario.refusal(`decide ${option}`)).toMatchObject({
        clause: 'LEAD-1',
        reason: { key: 'refusal.cannot-pay' },
      });
    expect(scenario.refusal('decide fight').reason.key).toBe('refusal.other-options');
    expect(scenario.refusal('rummage anton').reason.key).toBe('refusal.not-offered');
  });

  test('LEAD-1 an option is offered where its condition holds', () => {
    expect(effecting(effects, { people: { anton: {} } }).legal).toContain('decide take-the-person-in');
  });

  test('costs are paid from the Findings pile out of doors', () => {
    const scenario = effecting(effects, { ...ABROAD, pile: { cigarette: 1 } }, OUT).choose(
      'decide pay-the-toll',
    );
    expect(scenario.table.pile).toEqual({ wood: 1 });
  });
});

test('effects within effects are found, however deep they lie', () => {
  const cold: Effect = { kind: 'cold', by: 1 };
  const nested: Effect[] = [
    {
      kind: 'choose',
      options: [
        {
          id: 'walk-on',
          effects: [{ kind: 'if', when: { kind: 'day', atLeast: 1 }, effects: [cold], otherwise: [cold] }],
        },
      ],
    },
    { kind: 'test', test: { kind: 'd10', rows: [{ upTo: 10, effects: [cold] }] } },
    { kind: 'test', test: { kind: 'empathy', pass: [cold], fail: [cold] } },
  ];
  expect(effectsWithin(nested).filter(({ kind }) => kind === 'cold')).toHaveLength(5);
  expect(branchesOf(cold)).toEqual([]);
});
