import { describe, expect, test } from 'vitest';
import type { Effect, Enemies } from '../../src/data/language/effect.ts';
import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  encounter,
  exchange,
  fight,
  gain,
  giveBack,
  giveUp,
  ideas,
  later,
  leave,
  lose,
  noise,
  noiseRoll,
  prowess,
  readOn,
  search,
  tell,
  tonight,
  trade,
  upTo,
} from '../../src/data/language/make-effects.ts';
import { isOpen, type Stake, stakesIn, stakesOf } from '../../src/data/language/stakes.ts';

const IF_COLD: Effect = {
  kind: 'if',
  when: { kind: 'cold', atLeast: 2 },
  effects: [tell('a-line'), cold(1)],
  otherwise: [noise(1)],
};

function gang(...counts: readonly number[]): Enemies {
  const count = counts.map((enemies, index) => ({ upTo: index + 1, enemies }));
  return { count, weapons: { A: [], B: [], C: [] }, thugs: false };
}

describe('LEAD-1 the Leader knows of an option', () => {
  test.each<Effect>([
    gain({ wood: 1 }),
    lose({ wood: 1 }),
    giveUp(2, 'food'),
    change('misery', 1, 'one'),
    cold(1),
    tonight(1, 2),
    noise(1),
    noiseRoll,
    giveBack(2),
    encounter,
    search('heap'),
    trade(1, ['wood']),
    arrival,
    leave('one'),
    ideas(1),
    exchange('far'),
  ])('$kind as it is', (effect) => {
    expect(stakesOf({ effects: [effect] })).toEqual({ stakes: [effect] });
  });

  test('how many enemies there are at least and at most, and what the card says of them', () => {
    const enemies = gang(2, 1, 3);
    expect(stakesIn([fight(enemies)])).toEqual([{ kind: 'fight', least: 1, most: 3, enemies }]);
    const thugs = { ...gang(2), thugs: true };
    expect(stakesIn([fight(thugs)])).toEqual([{ kind: 'fight', least: 2, most: 2, enemies: thugs }]);
  });

  test('that a story follows and on which day, not which one', () => {
    expect(stakesIn([{ kind: 'read', card: 'leaflets' }])).toEqual([{ kind: 'read' }]);
    expect(stakesIn([readOn('leaflets-red')])).toEqual([{ kind: 'story' }]);
    expect(stakesIn([later(2, 'leaflets-red')])).toEqual([{ kind: 'later', days: 2 }]);
  });

  test('nothing of the lines that are only told', () => {
    expect(stakesIn([tell('a-line')])).toEqual([]);
  });

  test('the chance of each row of a d10', () => {
    const rows = [upTo(3, tell('a-line'), cold(1)), upTo(4), upTo(10, noise(1))];
    expect(stakesIn([d10(...rows)])).toEqual([
      {
        kind: 'chance',
        rows: [
          { percent: 30, stakes: [cold(1)] },
          { percent: 10, stakes: [] },
          { percent: 60, stakes: [noise(1)] },
        ],
      },
    ]);
  });

  test('what a test needs, and what follows when it is passed or failed', () => {
    expect(stakesIn([empathy([tell('a-line'), cold(1)], [noise(1)])])).toEqual([
      { kind: 'trial', of: 'empathy', need: 0, pass: [cold(1)], fail: [noise(1)] },
    ]);
    expect(stakesIn([prowess(2, [cold(1)], [tell('a-line')])])).toEqual([
      { kind: 'trial', of: 'prowess', need: 2, pass: [cold(1)], fail: [] },
    ]);
  });

  test('who takes a test that names a part', () => {
    const [first, second] = stakesIn([empathy([], [], { by: 'ill' }), prowess(1, [], [], { by: 'strong' })]);
    expect([first, second]).toMatchObject([
      { of: 'empathy', by: 'ill' },
      { of: 'prowess', by: 'strong' },
    ]);
  });

  test('the actor, who after a test is the one who took it', () => {
    const hurt = change('wounds', 1, 'actor');
    const trial = empathy([hurt], [d10(upTo(10, leave('actor')))]);
    expect(stakesIn([trial])).toMatchObject([
      {
        pass: [{ ...hurt, who: 'tester' }],
        fail: [{ kind: 'chance', rows: [{ stakes: [{ kind: 'leave', who: 'tester' }] }] }],
      },
    ]);
  });

  test('the actor once more, whom the Leader may have named before', () => {
    const tired = change('fatigue', 1, 'actor');
    const again = { ...tired, who: 'named' };
    expect(stakesIn([tired, tired])).toEqual([tired, again]);
    // What is shown first because it is certain may happen last.
    const branch = {
      kind: 'if',
      when: { kind: 'day', atLeast: 2 },
      effects: [tired],
      otherwise: [],
    } as const;
    expect(stakesIn([branch, tired])).toMatchObject([tired, { stakes: [tired] }]);
    expect(stakesIn([tired, branch])).toMatchObject([tired, { stakes: [again] }]);
  });

  test('both sides of a condition', () => {
    expect(stakesIn([IF_COLD])).toEqual([
      { kind: 'if', when: { kind: 'cold', atLeast: 2 }, stakes: [cold(1)], otherwise: [noise(1)] },
    ]);
  });

  test('the options of a decision inside it, with cost and condition', () => {
    const when = { kind: 'group', atMost: 2 } as const;
    const options = [
      { id: 'pay-the-toll', cost: { cigarette: 1 }, when, effects: [tell('a-line'), cold(1)] },
      { id: 'walk-on', effects: [] },
    ];
    expect(stakesIn([{ kind: 'choose', options }])).toEqual([
      {
        kind: 'choose',
        options: [
          { id: 'pay-the-toll', cost: { cigarette: 1 }, when, stakes: [cold(1)] },
          { id: 'walk-on', cost: {}, when: null, stakes: [] },
        ],
      },
    ]);
  });

  test('what is certain first, and each part in its own order', () => {
    const open: readonly Effect[] = [
      d10(upTo(10)),
      empathy([], []),
      IF_COLD,
      { kind: 'choose', options: [] },
    ];
    const certain = [gain({ wood: 1 }), cold(1), readOn('leaflets-red')];
    const kinds = (effects: readonly Effect[]) => stakesIn(effects).map(({ kind }) => kind);
    const wanted: Stake['kind'][] = ['gain', 'cold', 'story', 'chance', 'trial', 'if', 'choose'];
    expect(kinds([...open, ...certain])).toEqual(wanted);
    expect(stakesIn([...open, ...certain]).map(isOpen)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});
