import { describe, expect, test } from 'vitest';
import { EXPLORATION_IDS } from '../../src/data/cards/exploration.ts';
import { LOCATION_IDS, LOCATIONS } from '../../src/data/cards/locations.ts';
import { RESIDENT_IDS, RESIDENTS } from '../../src/data/cards/residents.ts';
import { STAYING_RESIDENT_IDS, type StayingResidentId, visitTo } from '../../src/data/cards/second-visits.ts';
import { isSpot, SPOTS } from '../../src/data/cards/spots.ts';
import { effectsWithin } from '../../src/data/language/within.ts';
import { obstacleOn } from '../../src/rules/table/area.ts';
import { OUT as OUTDOORS } from '../../src/rules/table/scenes.ts';
import type { Area } from '../../src/state/state.ts';
import { STORIES } from '../../src/stories/book.ts';
import { effectFaults } from '../data/well-formed.ts';
import { GUARD, night, OUT } from '../night.ts';
import { at, seedWith } from '../scenario.ts';

const CARDS = ['wardrobe', 'sideboard', 'larder', 'footsteps', 'courtyard', 'silence'] as const;
const EXPLORING = [{ step: 'unknown' }] as const;
const NOTHING: Area = { cards: [], residents: [] };

function open(area: Partial<Area>): { readonly area: Area } {
  return { area: { ...NOTHING, ...area } };
}

/** The area after this card is turned, at a Location that lists everything of its kind. */
function turned(card: (typeof EXPLORATION_IDS)[number], location: (typeof LOCATION_IDS)[number]) {
  const dealt = at([]).table;
  return night([{ step: 'exploration-card', card }], {
    out: { location },
    discards: { ...dealt.discards, unknown: [card] },
  });
}

describe('what lies open in the Scavenging area', () => {
  test('SCAV-7: a Hideout stays and lies open', () => {
    const game = turned('dark-alcove', 'music-school');
    expect(game.events()).toEqual([{ type: 'hideout-found' }]);
    expect(game.table.scavenging?.area).toEqual({ cards: ['dark-alcove'], residents: [] });
    expect(game.table.discards.unknown).toEqual([]);
  });

  test('SCAV-7: a Hideout allows one backstab, then it is discarded', () => {
    const enemies = {
      count: [{ upTo: 10, enemies: 1 }],
      weapons: { A: [], B: [], C: [] },
      thugs: true,
    } as const;
    const game = night([{ step: 'fight', enemies, where: 'out' }], { out: open({ cards: ['dark-alcove'] }) });
    expect(game.legal).toContain('backstab');
    game.choose('backstab');
    expect(game.table.scavenging?.area).toEqual(NOTHING);
    expect(game.table.discards.unknown).toEqual(['dark-alcove']);
    const second = night([{ step: 'fight', enemies, where: 'out' }], { out: open({}) });
    expect(second.legal).not.toContain('backstab');
    expect(second.refusal('backstab')).toMatchObject({ clause: 'FIGHT-9' });
  });

  test('SCAV-7: a Map card that matters here lies open if nothing can be done about it', () => {
    const game = turned('locked-door', 'music-school');
    expect(game.heard()).toEqual(['out-of-reach']);
    expect(game.table.scavenging?.area.cards).toEqual(['locked-door']);
    expect(game.table.discards.unknown).toEqual([]);
  });

  test('SCAV-7: a Map card that means nothing here does not lie open', () => {
    const game = turned('barred-window', 'music-school');
    expect(game.table.scavenging?.area).toEqual(NOTHING);
    expect(game.table.discards.unknown).toEqual(['barred-window']);
  });

  test('SCAV-7: an Open Space is crossed and does not lie open', () => {
    expect(turned('courtyard', 'river-chapel').table.scavenging?.area).toEqual(NOTHING);
  });

  test('SCAV-7: a Map card lies open if it is passed by', () => {
    const frames = [{ step: 'exploration-card', card: 'coal-hatch' }] as const;
    const game = night(frames, { cards: CARDS, out: { location: 'maternity-ward' } });
    game.choose('pass-by');
    expect(game.events()).toEqual([{ type: 'left-open', exploration: 'coal-hatch' }]);
    expect(game.table.scavenging?.area.cards).toEqual(['coal-hatch']);
  });

  test.each([
    [3, ['locked-door'], []],
    [4, [], ['locked-door']],
  ])(
    'SCAV-7: after a roll of %i the door that held lies open, the one that gave way is used',
    (die, open, used) => {
      const frames = [{ step: 'exploration-card', card: 'locked-door' }] as const;
      const setting = { seed: seedWith('outdoor-lock', 10, die) };
      const game = night(frames, { cards: CARDS, pile: { lockpick: 1 } }, setting).choose('work');
      expect(game.table.scavenging?.area.cards).toEqual(open);
      expect(game.table.discards.unknown).toEqual(used);
    },
  );

  test('SCAV-7: a Map card that was worked on is used', () => {
    const frames = [{ step: 'exploration-card', card: 'coal-hatch' }] as const;
    const game = night(frames, { cards: CARDS, out: { location: 'maternity-ward' } }).choose('work');
    expect(game.table.scavenging?.area).toEqual(NOTHING);
    expect(game.table.discards.unknown).toEqual(['coal-hatch']);
  });

  test('SCAV-7: a Resident who stays lies open and cannot be drawn again', () => {
    const game = night([{ step: 'encounter' }], { resident: 'caretaker' }).choose('decide say-good-night');
    expect(game.events()).toContainEqual({ type: 'stays', resident: 'caretaker' });
    expect(game.table.scavenging?.area.residents).toEqual(['caretaker']);
    expect(game.table.discards.residents).toEqual([]);
    expect(game.table.decks.residents).not.toContain('caretaker');
  });

  test('SCAV-7: a Resident who was fought does not stay', () => {
    const game = night([{ step: 'encounter' }], { resident: 'caretaker' }).choose('decide rob-him');
    expect(game.table.scavenging?.area.residents).toEqual([]);
    expect(game.table.discards.residents).toEqual(['caretaker']);
  });

  test('SCAV-7: a Resident who has been shuffled back into the deck meanwhile does not stay', () => {
    const effects = [{ kind: 'stays', resident: 'caretaker' }] as const;
    const game = night([{ step: 'effects', effects, scene: OUTDOORS }], { resident: 'caretaker' });
    expect(game.heard()).toEqual([]);
    expect(game.table.scavenging?.area).toEqual(NOTHING);
  });

  test('SCAV-7: nothing stays after the night: cards go back to their decks (SCAV-8)', () => {
    const dealt = at([]).table;
    const residents = dealt.decks.residents.filter((id) => id !== 'caretaker');
    const cards = ['locked-door', 'dark-alcove'] as const;
    const game = night([{ step: 'findings' }], {
      decks: {
        ...dealt.decks,
        residents,
        exploration: EXPLORATION_IDS.filter((id) => !cards.some((card) => card === id)),
      },
      out: open({ cards, residents: ['caretaker'] }),
      pile: { knife: 1 },
    });
    expect(game.table.scavenging?.area).toEqual(NOTHING);
    expect(new Set(game.table.decks.residents)).toEqual(new Set([...residents, 'caretaker']));
    expect(new Set(game.table.decks.exploration)).toEqual(new Set(EXPLORATION_IDS));
  });
});

describe('going back to a Map card', () => {
  const door = open({ cards: ['locked-door'] });

  test('SCAV-7: a door that could not be opened can be tried again with a tool found later', () => {
    const setting = { seed: seedWith('outdoor-lock', 10, 4) };
    const out = { ...door };
    const game = night(EXPLORING, { cards: CARDS, out, pile: { lockpick: 1 }, found: 'findings-2' }, setting);
    expect([game.clause, game.prompt]).toEqual(['SCAV-6', 'prompt.explore']);
    expect(game.legal).toContain('go-back locked-door');
    game.choose('go-back locked-door');
    expect(game.events().slice(0, 4)).toEqual([
      { type: 'went-back', spot: 'locked-door' },
      { type: 'cards-returned', count: 1, left: 5 },
      { type: 'rolled', die: 4 },
      { type: 'lock-opened' },
    ]);
    expect(game.pile('jewelry')).toBe(1);
    expect(game.table.scavenging?.area).toEqual(NOTHING);
  });

  test('SCAV-7: a lock that holds again stays, and is tried again for another card', () => {
    const setting = { seed: seedWith('outdoor-lock', 10, 3, 1) };
    const game = night(EXPLORING, { cards: CARDS, out: door, pile: { lockpick: 1 } }, setting);
    game.choose('go-back locked-door');
    expect(game.heard()).toContain('lock-held');
    expect(game.table.scavenging?.area.cards).toEqual(['locked-door']);
    game.choose('go-back locked-door');
    expect(game.table.decks.unknown).toHaveLength(4);
  });

  test.each([
    ['coal-hatch', 'maternity-ward', {}, 2, 'heap'],
    ['barred-window', 'covered-market', { sawblade: 1 }, 1, 'pantry'],
    ['fallen-wall', 'river-chapel', {}, 3, 'heap'],
  ] as const)(
    'SCAV-7: going back to the %s returns 1 card besides its own',
    (card, location, pile, count, chart) => {
      const out = { location, ...open({ cards: [card] }) };
      const game = night(EXPLORING, { cards: CARDS, out, pile, found: 'findings-2' });
      game.choose(`go-back ${card}`);
      expect(game.events().slice(0, 3)).toEqual([
        { type: 'went-back', spot: card },
        { type: 'cards-returned', count, left: CARDS.length - count },
        { type: 'findings-drawn', findings: 'findings-2', chart },
      ]);
      expect(game.table.discards.unknown).toEqual([card]);
    },
  );

  test.each([
    ['locked-door', 'refusal.back-lockpick'],
    ['barred-window', 'refusal.back-sawblade'],
    ['fallen-wall', 'refusal.back-hands'],
  ] as const)('SCAV-7: it is not offered without the means, and what is needed is said: %s', (card, key) => {
    const people = { marin: OUT, anton: GUARD };
    const out = open({ cards: [card, 'coal-hatch'] });
    const game = night(EXPLORING, { cards: CARDS, out, people });
    expect(game.legal).not.toContain(`go-back ${card}`);
    expect(game.refusal(`go-back ${card}`)).toMatchObject({ clause: 'SCAV-7', reason: { key } });
  });

  test('SCAV-7: it is not offered without the time it takes', () => {
    const out = { location: 'music-school', ...open({ cards: ['coal-hatch', 'locked-door'] }) } as const;
    const game = night(EXPLORING, { cards: ['wardrobe'], out, pile: { lockpick: 1 } });
    expect(game.legal).toContain('go-back locked-door');
    expect(game.refusal('go-back coal-hatch')).toMatchObject({
      clause: 'SCAV-4',
      reason: { key: 'refusal.too-few-cards', vars: { count: 2, left: 1 } },
    });
  });

  test('SCAV-7: what does not lie open cannot be gone back to', () => {
    const game = night(EXPLORING, { cards: CARDS, out: open({ cards: ['coal-hatch'] }) });
    expect(game.refusal('go-back fallen-wall')).toMatchObject({
      clause: 'SCAV-7',
      reason: { key: 'refusal.not-open' },
    });
  });

  test('SCAV-5 SCAV-7: the last card may be returned for it; then scavenging ends', () => {
    const setting = { seed: seedWith('outdoor-lock', 10, 4) };
    const game = night(
      [...EXPLORING, { step: 'findings' }],
      { cards: ['wardrobe'], out: door, pile: { lockpick: 1 } },
      setting,
    );
    game.choose('go-back locked-door');
    expect(game.heard()).toContain('findings-drawn');
    expect(game.step).toBe('choose-findings');
  });
});

describe('going back to a Resident', () => {
  const tired = { marin: { ...OUT, levels: { fatigue: 1, misery: 1 } }, vesna: OUT, anton: GUARD };

  const pile = { vegetable: 1, 'raw-food': 1, cigarette: 2, 'herbal-meds': 1 };

  function visiting(resident: StayingResidentId) {
    const out = { noise: 4, ...open({ residents: [resident] }) };
    return night(EXPLORING, { cards: CARDS, out, pile, people: tired });
  }

  test('SCAV-7: at least six of the fourteen Residents stay', () => {
    expect(RESIDENT_IDS).toHaveLength(14);
    expect(STAYING_RESIDENT_IDS.length).toBeGreaterThanOrEqual(6);
    for (const id of STAYING_RESIDENT_IDS) expect(RESIDENTS[id]).toBeDefined();
  });

  test.each(STAYING_RESIDENT_IDS)(
    'SCAV-7: somebody met can be gone back to for 2 returned cards, once: %s',
    (resident) => {
      const game = visiting(resident).choose(`go-back ${resident}`);
      expect(game.events().slice(0, 2)).toEqual([
        { type: 'went-back', spot: resident },
        { type: 'cards-returned', count: 2, left: 4 },
      ]);
      expect(game.prompt).toBe('prompt.options');
      expect(game.table.scavenging?.area.residents).toEqual([]);
      expect(game.table.discards.residents).toEqual([resident]);
    },
  );

  test('SCAV-7: it is not offered with 1 card left', () => {
    const out = open({ residents: ['caretaker'], cards: ['locked-door'] });
    const game = night(EXPLORING, { cards: ['wardrobe'], out, pile: { lockpick: 1 } });
    expect(game.refusal('go-back caretaker')).toMatchObject({
      clause: 'SCAV-4',
      reason: { key: 'refusal.too-few-cards', vars: { count: 2, left: 1 } },
    });
  });

  test('SCAV-7: it is not offered where nothing would come of it', () => {
    const out = { ...open({ residents: ['old-couple', 'caretaker'] }) };
    const game = night(EXPLORING, { cards: CARDS, out });
    expect(game.legal).toContain('go-back caretaker');
    expect(game.refusal('go-back old-couple')).toMatchObject({
      clause: 'SCAV-7',
      reason: { key: 'refusal.back-gain' },
    });
    const withFood = night(EXPLORING, { cards: CARDS, out, pile: { vegetable: 1 } });
    expect(withFood.legal).toContain('go-back old-couple');
  });

  test('SCAV-7: the second time the night-watchman says which way is clear', () => {
    const game = visiting('night-watchman').choose('go-back night-watchman', 'decide ask-which-way-is-clear');
    expect(game.table.scavenging?.noise).toBe(1);
    expect(game.step).not.toBe('options');
  });
});

describe('the data of the area', () => {
  test('SCAV-7: what can be gone back to is every obstacle and every Resident who stays', () => {
    expect(EXPLORATION_IDS.filter((id) => obstacleOn(id) !== null)).toEqual(EXPLORATION_IDS.filter(isSpot));
    expect(SPOTS).toEqual([...EXPLORATION_IDS.filter(isSpot), ...STAYING_RESIDENT_IDS]);
    expect(new Set(LOCATION_IDS.flatMap((id) => LOCATIONS[id].map)).size).toBe(5);
  });

  test('SCAV-7: each second visit is well formed', () => {
    expect(STAYING_RESIDENT_IDS.map(visitTo).flatMap(effectFaults)).toEqual([]);
  });

  test('SCAV-7: a Resident stays in an outcome of its own card, and each has one', () => {
    const own = RESIDENT_IDS.flatMap((id) =>
      effectsWithin(RESIDENTS[id].effects).flatMap((effect) =>
        effect.kind === 'stays' ? [[id, effect.resident]] : [],
      ),
    );
    const told = STORIES.flatMap(({ from, effects, options }) =>
      effectsWithin([...effects, ...options.flatMap((option) => option.effects)]).flatMap((effect) =>
        effect.kind === 'stays' ? [[from?.card, effect.resident]] : [],
      ),
    );
    const all = [...own, ...told];
    expect(all.filter(([card, resident]) => card !== resident)).toEqual([]);
    expect(new Set(all.map(([, resident]) => resident))).toEqual(new Set(STAYING_RESIDENT_IDS));
  });
});
