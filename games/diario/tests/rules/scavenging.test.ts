import { describe, expect, test } from 'vitest';
import { EXPLORATION_IDS, type ExplorationId } from '../../src/data/cards/exploration.ts';
import { FINDINGS } from '../../src/data/cards/findings.ts';
import { RESIDENT_IDS, RESIDENTS } from '../../src/data/cards/residents.ts';
import { RESOURCES } from '../../src/data/goods.ts';
import { GUARD, night, OUT } from '../night.ts';
import { at, decksWith, seedWith } from '../scenario.ts';

const LOCATIONS = { far: 'railway-station', middle: 'music-school', near: 'river-chapel' } as const;
const CARDS = ['wardrobe', 'sideboard', 'larder', 'footsteps', 'courtyard', 'silence'] as const;
const HOME_RESIDENTS = RESIDENT_IDS.filter((id) => !RESIDENTS[id].red);

/** Nothing extra is found at any Location on a 1, and nothing is heard on a 10. */
const nothingExtra = seedWith('special-findings', 10, 1);
const unheard = seedWith('noise', 10, 10);

function sorted(cards: readonly string[]): string[] {
  return [...cards].sort();
}

/** The refusal of what belongs to another question. */
function notOffered(clause: string) {
  return { clause, reason: { key: 'refusal.not-offered' } };
}

describe('going out', () => {
  const people = { marin: OUT, anton: GUARD };

  test('SCAV-1 the scavengers go to one of the three Locations', () => {
    const game = at([{ step: 'scavenging' }], { people, locations: LOCATIONS, scavenging: null });
    expect(game.table.phase).toBe('scavenging');
    expect([game.clause, game.prompt]).toEqual(['SCAV-1', 'prompt.location']);
    expect(game.legal).toEqual(['go far', 'go middle', 'go near']);
    game.choose('go middle');
    expect(game.table.scavenging).toMatchObject({ place: 'middle', location: 'music-school', left: false });
    expect(game.events()).toContainEqual({ type: 'went-out', people: ['marin'], location: 'music-school' });
  });

  test('SCAV-1 the rule printed on the Location applies once they are there', () => {
    const storage = { knife: 1 };
    const game = at([{ step: 'scavenging' }], { people, storage, locations: LOCATIONS, scavenging: null });
    game.choose('go far');
    expect(game.table.scavenging?.noise).toBe(1);
    game.choose('set-out');
    expect(game.events()[0]).toEqual({ type: 'noise-rose', noise: 2 });
  });

  test('SCAV-1 at the border post a story is read on arrival, after packing and before the first card', () => {
    const locations = { ...LOCATIONS, far: 'border-post' } as const;
    const storage = { cigarette: 2 };
    const game = at([{ step: 'scavenging' }], { people, storage, locations, scavenging: null });
    game.choose('go far', 'set-out');
    expect(game.events().map(({ type }) => type)).toEqual(['colour', 'story-read']);
    expect(game.step).toBe('options');
    expect(game.heard()).not.toContain('exploration-turned');
  });

  test('SCAV-1 nothing of another night is left when they arrive', () => {
    const game = at([{ step: 'choose-location' }], {
      people,
      storage: { knife: 1 },
      locations: LOCATIONS,
      scavenging: null,
    });
    expect(game.choose('go near').table.scavenging).toEqual({
      place: 'near',
      location: 'river-chapel',
      noise: 1,
      area: { cards: [], residents: [] },
      waiting: [],
      hushed: [],
      specials: [],
      left: false,
    });
    expect(game.heard()).toEqual(['went-out', 'unknown-laid']);
  });

  test('SCAV-1 SCAV-5 the night runs from packing to the choice of what to carry', () => {
    const decks = decksWith({ exploration: ['silence'] });
    const game = at([{ step: 'choose-location' }], {
      people,
      storage: { knife: 1 },
      locations: LOCATIONS,
      scavenging: null,
      decks,
    });
    game.choose('go near');
    expect(game.step).toBe('pack');
    game.choose('set-out');
    expect(game.events()[0]).toMatchObject({ type: 'exploration-turned', exploration: 'silence' });
    expect(game.step).toBe('choose-findings');
  });

  test('SCAV-1 with nobody out the night is skipped and the Journal passes (LEAD-2)', () => {
    const game = at([{ step: 'scavenging' }], { people: { anton: GUARD } }, { seats: 3 });
    expect(game.asked).toBeNull();
    expect(game.events()).toEqual([
      { type: 'phase', phase: 'scavenging', day: game.table.day },
      { type: 'nobody-out' },
      { type: 'leader', seat: 1 },
    ]);
    expect(game.table.scavenging).toBeNull();
  });

  test('SCAV-2 weapons, tools and goods to trade may be taken along from Storage', () => {
    const storage = { knife: 1, shovel: 1, cigarette: 2 };
    const game = night([{ step: 'pack' }], { storage });
    expect([game.clause, game.prompt]).toEqual(['SCAV-2', 'prompt.pack']);
    expect(game.refusal('home')).toMatchObject(notOffered('SCAV-2'));
    expect(game.legal).toEqual([
      'set-out',
      'pack cigarette 1',
      'pack cigarette 2',
      'pack knife 1',
      'pack shovel 1',
    ]);
    game.choose('pack cigarette 1', 'pack knife 1');
    expect(game.events()).toEqual([{ type: 'packed', goods: ['knife:1'] }]);
    expect(game.table.storage).toEqual({ cigarette: 1, shovel: 1 });
    expect(game.table.pile).toEqual({ cigarette: 1, knife: 1 });
    expect(game.refusal('pack cigarette 2')).toMatchObject({
      clause: 'SCAV-2',
      reason: { key: 'refusal.pack', vars: { good: 'cigarette', amount: 1 } },
    });
    game.choose('set-out');
    expect(game.asked).toBeNull();
    expect(game.table.pile).toEqual({ cigarette: 1, knife: 1 });
  });

  test.each(RESOURCES)('SCAV-2 %s stays at home', (good) => {
    const game = night([{ step: 'pack' }], { storage: { knife: 1, [good]: 3 } });
    expect(game.legal).toEqual(['set-out', 'pack knife 1']);
    expect(game.refusal(`pack ${good} 1`)).toMatchObject({
      clause: 'SCAV-2',
      reason: { key: 'refusal.never-packed', vars: { good } },
    });
  });

  test('SCAV-2 with nothing at home but Wood, Components and Water they set out without a question', () => {
    const storage = { wood: 2, components: 1, water: 1 };
    const game = at([{ step: 'choose-location' }], {
      people,
      storage,
      locations: LOCATIONS,
      scavenging: null,
    });
    game.choose('go near');
    expect(game.heard()).toContain('nothing-to-pack');
    expect(game.step).not.toBe('pack');
    expect(game.table.storage).toEqual(storage);
  });

  test('SCAV-2 with everything packed, or nothing there, they set out without a question', () => {
    expect(night([{ step: 'pack' }], { storage: { knife: 1 } }).choose('pack knife 1').asked).toBeNull();
    const game = at([{ step: 'choose-location' }], { people, locations: LOCATIONS, scavenging: null });
    game.choose('go near');
    expect(game.heard()).toContain('nothing-to-pack');
    expect(game.heard()).not.toContain('packed');
  });
});

describe('noise', () => {
  test('SCAV-3 Noise starts at 1', () => {
    const people = { marin: OUT, anton: GUARD };
    const game = at([{ step: 'choose-location' }], {
      people,
      storage: { knife: 1 },
      locations: LOCATIONS,
      scavenging: null,
    });
    expect(game.choose('go near').table.scavenging?.noise).toBe(1);
  });

  test.each([
    [4, true],
    [5, false],
  ])('SCAV-3 at Noise 4 a roll of %i is an encounter: %s', (die, isMet) => {
    const game = night(
      [{ step: 'noise-roll' }],
      { out: { noise: 4 }, resident: 'thugs' },
      { seed: seedWith('noise', 10, die) },
    );
    expect(game.events()[0]).toEqual({ type: isMet ? 'heard' : 'unheard', die, noise: 4 });
    expect(game.heard().includes('encountered')).toBe(isMet);
    expect(game.table.scavenging?.noise).toBe(isMet ? 1 : 4);
    expect(game.table.discards.residents).toEqual(isMet ? ['thugs'] : []);
    expect(game.table.decks.residents.includes('thugs')).toBe(!isMet);
  });

  test('SCAV-3 an encounter puts Noise back to 1 and resolves a Resident', () => {
    const game = night([{ step: 'encounter' }], { out: { noise: 6 }, resident: 'thugs' });
    expect(game.events().slice(0, 2)).toEqual([
      { type: 'noise-fell', noise: 1 },
      { type: 'encountered', resident: 'thugs' },
    ]);
    expect(game.step).toBe('options');
  });

  test('SCAV-3 with every Resident met there is nobody left to meet', () => {
    const game = night([{ step: 'encounter' }], { out: { noise: 6 }, decks: decksWith({ residents: [] }) });
    expect(game.events()).toEqual([{ type: 'noise-fell', noise: 1 }, { type: 'nobody-met' }]);
  });

  test.each([
    [7, 3, 8, ['noise-rose']],
    [8, 1, 8, []],
    [3, -5, 1, ['noise-fell']],
    [1, -2, 1, []],
  ])('SCAV-3 Noise stays within 1 and 8: from %i by %i to %i', (noise, by, after, heard) => {
    const effects = [{ kind: 'noise', by }] as const;
    const scene = { where: 'out', actor: null, story: null } as const;
    const game = night([{ step: 'effects', effects, scene }], { out: { noise } });
    expect(game.table.scavenging?.noise).toBe(after);
    expect(game.heard()).toEqual(heard);
  });

  test('SCAV-3 before a noise roll a quiet person may lower Noise, once a scavenging', () => {
    const people = { arica: OUT, marin: OUT, anton: GUARD };
    const frames = [{ step: 'noise-roll' }, { step: 'noise-roll' }] as const;
    const game = night(frames, { people, out: { noise: 8 } }, { seed: seedWith('noise', 10, 10, 10) });
    expect(game.moment.asks[0]).toMatchObject({
      clause: 'SCAV-3',
      prompt: { key: 'prompt.hush', vars: { noise: 8 } },
    });
    expect(game.legal).toEqual(['hush arica', 'roll']);
    expect(game.refusal('loudly')).toMatchObject(notOffered('SCAV-3'));
    expect(game.refusal('hush marin')).toMatchObject({
      clause: 'SCAV-3',
      reason: { key: 'refusal.hush', vars: { person: 'marin' } },
    });
    game.choose('hush arica');
    expect(game.events()).toEqual([
      { type: 'hushed', person: 'arica' },
      { type: 'noise-fell', noise: 3 },
      { type: 'unheard', die: 10, noise: 3 },
      { type: 'unheard', die: 10, noise: 3 },
    ]);
    expect(game.table.scavenging?.hushed).toEqual(['arica']);
  });

  test('SCAV-3 being quiet can be saved for later, and is not asked for where Noise is 1', () => {
    const people = { arica: OUT, anton: GUARD };
    const game = night([{ step: 'noise-roll' }], { people, out: { noise: 2 } }, { seed: unheard });
    game.choose('roll');
    expect(game.events()).toEqual([{ type: 'unheard', die: 10, noise: 2 }]);
    expect(game.table.scavenging?.hushed).toEqual([]);
    const quiet = night([{ step: 'noise-roll' }], { people }, { seed: unheard });
    expect(quiet.asked).toBeNull();
    expect(quiet.heard()).toEqual(['unheard']);
  });

  test('SCAV-3 nobody hears those who have left', () => {
    const frames = [{ step: 'noise-roll' }, { step: 'encounter' }] as const;
    expect(night(frames, { out: { left: true } }).heard()).toEqual([]);
  });
});

describe('the Unknown deck', () => {
  test.each([
    ['far', 10],
    ['middle', 12],
    ['near', 14],
  ] as const)('SCAV-4 %s makes an Unknown deck of %i cards', (place, count) => {
    const people = { marin: OUT, anton: GUARD };
    const game = at([{ step: 'choose-location' }], {
      people,
      storage: { knife: 1 },
      locations: LOCATIONS,
      scavenging: null,
    });
    const all = game.table.decks.exploration;
    game.choose(`go ${place}`);
    expect(game.table.decks.unknown).toEqual(all.slice(0, count));
    expect(game.table.decks.exploration).toEqual(all.slice(count));
    expect(game.events()).toContainEqual({ type: 'unknown-laid', count });
  });

  test('SCAV-4 cards are resolved one by one, and after each the Journal passes (LEAD-2)', () => {
    const cards = ['silence', 'dark-alcove', 'wardrobe', 'larder'] as const;
    const out = { location: 'music-school', specials: ['look', 'socialise'] } as const;
    const game = night([{ step: 'unknown' }], { cards, out }, { seats: 3 });
    expect(game.events()).toMatchObject([
      { type: 'exploration-turned', exploration: 'silence' },
      { type: 'leader', seat: 1 },
      { type: 'exploration-turned', exploration: 'dark-alcove' },
      { type: 'hideout-found' },
      { type: 'leader', seat: 2 },
      { type: 'exploration-turned', exploration: 'wardrobe' },
    ]);
    expect(game.asked).toBe(2);
    expect(game.table.decks.unknown).toEqual(['larder']);
    expect(game.table.discards.unknown).toEqual(['silence', 'wardrobe']);
  });

  test('SCAV-4 returned cards go back into the Exploration deck unseen', () => {
    const effects = [{ kind: 'return', cards: 2 }] as const;
    const scene = { where: 'out', actor: null, story: null } as const;
    const back = night([{ step: 'effects', effects, scene }], { cards: CARDS });
    expect(back.table.decks.unknown).toEqual(CARDS.slice(2));
    expect(sorted(back.table.decks.exploration)).toEqual(
      sorted(EXPLORATION_IDS.filter((card) => !CARDS.slice(2).includes(card as never))),
    );
    expect(back.delivered).toEqual([
      { event: { type: 'cards-returned', count: 2, left: 4 }, to: 'all', reveals: false },
    ]);
  });

  test('SCAV-4 no more cards are returned than there are', () => {
    const effects = [
      { kind: 'return', cards: 3 },
      { kind: 'return', cards: 1 },
    ] as const;
    const scene = { where: 'out', actor: null, story: null } as const;
    const game = night([{ step: 'effects', effects, scene }], { cards: ['wardrobe'] });
    expect(game.events()).toEqual([{ type: 'cards-returned', count: 1, left: 0 }]);
    expect(game.table.decks.unknown).toEqual([]);
  });

  test.each(['pigeons', 'wardrobe', 'dark-alcove'] as const)(
    'SCAV-4 a card, here the %s, means nothing to those who have left',
    (card) => {
      const game = night([{ step: 'exploration-card', card }], { out: { left: true } });
      expect(game.heard()).toEqual([]);
      expect(game.asked).toBeNull();
      expect(game.table.scavenging?.area.cards).toEqual([]);
    },
  );

  test('SCAV-5 an empty Unknown deck ends scavenging', () => {
    const game = night([{ step: 'unknown' }, { step: 'findings' }], {
      cards: ['silence'],
      pile: { knife: 1 },
    });
    expect(game.step).toBe('choose-findings');
    expect(game.heard()).toEqual(['exploration-turned']);
  });

  test('SCAV-5 so does nobody being left to explore, whatever is still unseen', () => {
    const frames = [{ step: 'unknown' }, { step: 'findings' }] as const;
    for (const out of [{ left: true }, { waiting: ['marin', 'vesna'] }] as const) {
      const game = night(frames, { cards: CARDS, out, pile: { knife: 1 } });
      expect(game.step).toBe('choose-findings');
      expect(game.heard()).toEqual([]);
    }
  });
});

describe('specials', () => {
  test('SCAV-6 instead of drawing, a special of the Location may be used by returning cards', () => {
    const people = { marin: { ...OUT, levels: { misery: 2 } }, anton: GUARD };
    const game = night([{ step: 'unknown' }], { cards: CARDS, people });
    expect(game.moment.asks[0]).toMatchObject({
      clause: 'SCAV-6',
      prompt: { key: 'prompt.explore', vars: { count: 6 } },
    });
    expect(game.legal).toEqual(['explore', 'look', 'socialise']);
    expect(game.refusal('home')).toMatchObject(notOffered('SCAV-6'));
    game.choose('socialise');
    expect(game.events().slice(0, 2)).toEqual([
      { type: 'socialised', location: 'music-school' },
      { type: 'cards-returned', count: 3, left: 3 },
    ]);
    expect(game.levels('marin').misery).toBe(1);
    expect(game.table.scavenging?.specials).toEqual(['socialise']);
    expect(game.legal).toEqual(['explore', 'look']);
    expect(game.table.decks.unknown).toEqual(CARDS.slice(3));
  });

  test('SCAV-6 exploring turns the next card', () => {
    const game = night([{ step: 'unknown' }], { cards: CARDS });
    game.choose('explore');
    expect(game.delivered[0]).toMatchObject({
      event: { type: 'exploration-turned', exploration: 'wardrobe' },
      to: 'all',
      reveals: true,
    });
    expect(game.step).toBe('search-card');
  });

  test.each([
    ['look', 'maternity-ward', 2],
    ['socialise', 'music-school', 3],
    ['heal', 'maternity-ward', 4],
    ['barter', 'covered-market', 6],
  ] as const)('SCAV-6 to %s at the %s returns %i cards', (verb, location, count) => {
    const cards: ExplorationId[] = CARDS.slice(0, count);
    const enough = night([{ step: 'unknown' }], { cards, out: { location } });
    expect(enough.legal).toContain(verb);
    expect(enough.choose(verb).eventsOf('cards-returned')).toEqual([
      { type: 'cards-returned', count, left: 0 },
    ]);
  });

  test.each([
    ['heal', 'maternity-ward', 4],
    ['barter', 'covered-market', 6],
  ] as const)('SCAV-6 SCAV-4 to %s at the %s takes %i unseen cards', (verb, location, count) => {
    const few = night([{ step: 'explore' }], { cards: CARDS.slice(0, count - 1), out: { location } });
    expect(few.refusal(verb)).toMatchObject({
      clause: 'SCAV-6',
      reason: { key: 'refusal.too-few-cards', vars: { count, left: count - 1 } },
    });
  });

  test('SCAV-6 each special serves once a night, and only where the Location offers it', () => {
    const game = night([{ step: 'unknown' }], { cards: CARDS, out: { specials: ['socialise'] } });
    expect(game.legal).toEqual(['explore', 'look']);
    const location = 'music-school';
    expect(game.refusal('socialise')).toMatchObject({
      clause: 'SCAV-6',
      reason: { key: 'refusal.special-used', vars: { location } },
    });
    expect(game.refusal('barter')).toMatchObject({
      clause: 'SCAV-6',
      reason: { key: 'refusal.no-such-special', vars: { location } },
    });
  });

  test('SCAV-6 what is found lies on the Findings pile', () => {
    const game = night(
      [{ step: 'search', chart: 'pantry' }],
      { found: 'findings-4', pile: { knife: 1 } },
      { seed: nothingExtra },
    );
    expect(game.table.pile).toEqual({ knife: 1, ...FINDINGS['findings-4'].pantry });
    expect(game.table.storage).toEqual({});
    expect(game.box('canned-food')).toBe(2);
  });
});

describe('Exploration cards', () => {
  test('SCAV-7 a search may be ignored', () => {
    const game = night([{ step: 'exploration-card', card: 'scrap-heap' }], { cards: CARDS });
    expect(game.moment.asks[0]).toMatchObject({
      clause: 'SCAV-7',
      prompt: { key: 'prompt.search', vars: { exploration: 'scrap-heap', returns: 2, noise: 3 } },
    });
    expect(game.legal).toEqual(['quietly', 'loudly', 'pass-by']);
    expect(game.refusal('work')).toMatchObject(notOffered('SCAV-7'));
    game.choose('pass-by');
    expect(game.events()).toEqual([{ type: 'passed-by', exploration: 'scrap-heap' }]);
    expect(game.table.pile).toEqual({});
    expect(game.table.decks.unknown).toEqual(CARDS);
  });

  test('SCAV-7 a quiet search returns cards, reads the Findings card and rolls for special findings', () => {
    const game = night(
      [{ step: 'exploration-card', card: 'scrap-heap' }],
      { cards: CARDS, found: 'findings-1' },
      { seed: seedWith('special-findings', 10, 10) },
    );
    game.choose('quietly');
    expect(game.events()).toEqual([
      { type: 'cards-returned', count: 2, left: 4 },
      { type: 'findings-drawn', findings: 'findings-1', chart: 'heap' },
      { type: 'found', goods: ['mechanical-part:2', 'filter:1'] },
      { type: 'special-findings', location: 'music-school', die: 10 },
      { type: 'found', goods: ['guitar:1'] },
    ]);
    expect(game.table.pile).toEqual({ 'mechanical-part': 2, filter: 1, guitar: 1 });
    expect(game.table.scavenging?.noise).toBe(1);
    expect(game.table.discards.findings).toEqual(['findings-1']);
  });

  test('SCAV-7 a quiet search needs as many unseen cards as it returns', () => {
    const game = night([{ step: 'exploration-card', card: 'scrap-heap' }], { cards: ['wardrobe'] });
    expect(game.legal).toEqual(['loudly', 'pass-by']);
    const enough = night([{ step: 'exploration-card', card: 'scrap-heap' }], { cards: CARDS.slice(0, 2) });
    expect(enough.legal).toEqual(['quietly', 'loudly', 'pass-by']);
    expect(game.refusal('quietly')).toMatchObject({
      clause: 'SCAV-4',
      reason: { key: 'refusal.too-few-cards', vars: { count: 2, left: 1 } },
    });
  });

  test('SCAV-7 a loud search raises Noise and rolls before anything is found', () => {
    const game = night(
      [{ step: 'exploration-card', card: 'scrap-heap' }],
      { cards: CARDS, found: 'findings-2' },
      { seed: unheard },
    );
    game.choose('loudly');
    expect(game.events().slice(0, 4)).toEqual([
      { type: 'noise-rose', noise: 4 },
      { type: 'unheard', die: 10, noise: 4 },
      { type: 'findings-drawn', findings: 'findings-2', chart: 'heap' },
      { type: 'found', goods: ['shovel:1'] },
    ]);
    expect(game.table.decks.unknown).toEqual(CARDS);
  });

  test('SCAV-7 a search that is interrupted for good finds nothing', () => {
    const out = { left: true };
    const game = night([{ step: 'search', chart: 'heap' }], { out, found: 'findings-2' });
    expect(game.heard()).toEqual([]);
    expect(game.table.pile).toEqual({});
  });

  test.each([
    [5, 'nothing-gained'],
    [6, 'found'],
  ])('SCAV-7 special findings at the music school: a roll of %i is %s', (die, type) => {
    const game = night(
      [{ step: 'search', chart: 'heap' }],
      { found: 'findings-4' },
      { seed: seedWith('special-findings', 10, die) },
    );
    expect(game.heard()).toEqual(['findings-drawn', 'nothing-gained', 'special-findings', type]);
    expect(game.pile('book')).toBe(type === 'found' ? 1 : 0);
  });

  test('SCAV-7 a happening simply happens', () => {
    const game = night([{ step: 'exploration-card', card: 'draught' }], {}, { seed: unheard });
    expect(game.events()).toEqual([
      { type: 'noise-rose', noise: 2 },
      { type: 'unheard', die: 10, noise: 2 },
    ]);
  });
});

describe('map cards', () => {
  const frames = (card: ExplorationId) => [{ step: 'exploration-card', card }] as const;

  test.each(['courtyard', 'coal-hatch', 'barred-window', 'fallen-wall'] as const)(
    'SCAV-7 %s means nothing where the Location does not list it',
    (card) => {
      const pile = { sawblade: 1, shovel: 1, lockpick: 1 };
      const game = night(frames(card), { cards: CARDS, pile });
      expect(game.asked).toBeNull();
      expect(game.events()).toEqual([{ type: 'nothing-there', exploration: card, location: 'music-school' }]);
    },
  );

  test('SCAV-7 an open space has to be crossed: a noise roll', () => {
    const out = { location: 'river-chapel' } as const;
    const game = night(frames('courtyard'), { out }, { seed: unheard });
    expect(game.events()).toEqual([{ type: 'unheard', die: 10, noise: 1 }]);
  });

  test('SCAV-7 a basement entrance takes 1 card and hides a heap', () => {
    const out = { location: 'maternity-ward' } as const;
    const game = night(frames('coal-hatch'), { cards: CARDS, out, found: 'findings-2' });
    expect(game.moment.asks[0]).toMatchObject({
      clause: 'SCAV-7',
      prompt: { key: 'prompt.obstacle', vars: { exploration: 'coal-hatch', returns: 1 } },
    });
    expect(game.legal).toEqual(['work', 'pass-by']);
    game.choose('work');
    expect(game.events().slice(0, 3)).toEqual([
      { type: 'cards-returned', count: 1, left: 5 },
      { type: 'findings-drawn', findings: 'findings-2', chart: 'heap' },
      { type: 'found', goods: ['shovel:1'] },
    ]);
    expect(night(frames('coal-hatch'), { out }).events()).toEqual([
      { type: 'out-of-reach', exploration: 'coal-hatch' },
    ]);
  });

  test('SCAV-7 an obstacle may be passed by', () => {
    const out = { location: 'maternity-ward' } as const;
    const game = night(frames('coal-hatch'), { cards: CARDS, out }).choose('pass-by');
    expect(game.events()).toEqual([{ type: 'left-open', exploration: 'coal-hatch' }]);
    expect(game.table.decks.unknown).toEqual(CARDS);
  });

  test('SCAV-7 Bars need a Sawblade, which is kept, and hide a pantry', () => {
    const out = { location: 'covered-market' } as const;
    expect(night(frames('barred-window'), { out }).heard()).toEqual(['out-of-reach']);
    const game = night(frames('barred-window'), { out, pile: { sawblade: 1 }, found: 'findings-4' });
    game.choose('work');
    expect(game.events()[0]).toEqual({ type: 'findings-drawn', findings: 'findings-4', chart: 'pantry' });
    expect(game.pile('canned-food')).toBe(1);
    expect(game.pile('sawblade')).toBe(1);
  });

  test.each([
    ['one person with a Shovel', { marin: OUT, anton: GUARD }, { shovel: 1 }, true],
    ['two people', { marin: OUT, vesna: OUT }, {}, true],
    ['one digger', { tomas: OUT, anton: GUARD }, {}, true],
    ['one person without a Shovel', { marin: OUT, anton: GUARD }, {}, false],
  ])('SCAV-7 Rubble is worked on by %s', (_who, people, pile, canWork) => {
    const out = { location: 'river-chapel' } as const;
    const game = night(frames('fallen-wall'), { cards: CARDS, out, people, pile, found: 'findings-2' });
    expect(game.heard()).toEqual(canWork ? [] : ['out-of-reach']);
    if (!canWork) return;
    game.choose('work');
    expect(game.events().slice(0, 2)).toEqual([
      { type: 'cards-returned', count: 2, left: 4 },
      { type: 'findings-drawn', findings: 'findings-2', chart: 'heap' },
    ]);
  });

  test('SCAV-7 Rubble takes 2 cards, and whoever waits does not dig', () => {
    const out = { location: 'river-chapel' } as const;
    expect(night(frames('fallen-wall'), { cards: ['wardrobe'], out }).heard()).toEqual(['out-of-reach']);
    const waiting = { ...out, waiting: ['vesna'] } as const;
    expect(night(frames('fallen-wall'), { cards: CARDS, out: waiting }).heard()).toEqual(['out-of-reach']);
  });

  test.each([
    [3, 1, ['rolled', 'lock-held']],
    [4, 0, ['rolled', 'lock-opened', 'paid', 'findings-drawn']],
  ])('SCAV-7 a Closed Door: on a %i there are %i Lockpicks left (DAY-8)', (die, left, heard) => {
    const game = night(
      frames('locked-door'),
      { pile: { lockpick: 1 }, found: 'findings-2' },
      { seed: seedWith('outdoor-lock', 10, die) },
    );
    game.choose('work');
    expect(game.heard().slice(0, 4)).toEqual(heard);
    expect(game.pile('lockpick')).toBe(left);
    expect(game.pile('jewelry')).toBe(1 - left);
  });

  test('SCAV-7 without a Lockpick a Closed Door stays closed', () => {
    expect(night(frames('locked-door')).heard()).toEqual(['out-of-reach']);
  });

  test('SCAV-7 who knows about locks may roll once more, and the second roll stands', () => {
    const people = { arica: OUT, anton: GUARD };
    const lay = (...dice: number[]) =>
      night(
        frames('locked-door'),
        { people, pile: { lockpick: 1 }, found: 'findings-2' },
        { seed: seedWith('outdoor-lock', 10, ...dice) },
      ).choose('work');
    const game = lay(3, 4);
    expect(game.moment.asks[0]).toMatchObject({
      clause: 'DAY-8',
      prompt: { key: 'prompt.outdoor-lock', vars: { person: 'arica', die: 3 } },
    });
    expect(game.legal).toEqual(['reroll', 'keep']);
    game.choose('reroll');
    expect(game.events().slice(0, 3)).toEqual([
      { type: 'person-rolled', person: 'arica', die: 4 },
      { type: 'lock-opened' },
      { type: 'paid', goods: ['lockpick:1'] },
    ]);
    expect(game.pile('jewelry')).toBe(1);
    expect(lay(3, 2).choose('reroll').heard()).toEqual(['person-rolled', 'lock-held']);
    expect(lay(3, 4).choose('keep').heard()).toEqual(['lock-held']);
    // What opens at once is not rolled again.
    expect(lay(4).heard().slice(0, 2)).toEqual(['rolled', 'lock-opened']);
  });
});

describe('choosing findings', () => {
  test('SCAV-8 Exploration and Residents are reshuffled', () => {
    const dealt = at([]).table;
    const [met, ...others] = HOME_RESIDENTS;
    const game = night([{ step: 'findings' }], {
      cards: CARDS.slice(2),
      pile: { knife: 1 },
      decks: { ...dealt.decks, residents: others },
      discards: { ...dealt.discards, unknown: CARDS.slice(0, 2), residents: met === undefined ? [] : [met] },
    });
    const { decks, discards } = game.table;
    expect(decks.unknown).toEqual([]);
    expect(discards.unknown).toEqual([]);
    expect(discards.residents).toEqual([]);
    expect(new Set(decks.exploration)).toEqual(new Set(EXPLORATION_IDS));
    expect(sorted(decks.residents)).toEqual(sorted(HOME_RESIDENTS));
  });

  test('SCAV-8 carried weight may not exceed the Inventory of all scavengers, those who wait included', () => {
    const pile = { shotgun: 2, guitar: 1, shovel: 2, knife: 1, cigarette: 3 };
    const game = night([{ step: 'findings' }], { pile, out: { waiting: ['vesna'] } });
    expect(game.moment.asks[0]).toMatchObject({
      clause: 'SCAV-8',
      prompt: { key: 'prompt.findings', vars: { weight: 9, limit: 8 } },
      choices: [],
    });
    expect(game.legalWith('add')).toEqual([]);
    expect(game.refusal('explore')).toMatchObject(notOffered('SCAV-8'));
    expect(game.refusal('home')).toMatchObject({
      clause: 'SCAV-8',
      reason: { key: 'refusal.too-heavy', vars: { weight: 9, limit: 8 } },
    });
    game.choose('drop shovel 1');
    expect(game.events()).toEqual([{ type: 'dropped', goods: ['shovel:1'] }]);
    expect(game.box('shovel')).toBe(1);
    game.choose('home');
    expect(game.events()).toEqual([
      { type: 'set-off-home', goods: ['cigarette:3', 'shotgun:2', 'knife:1', 'guitar:1', 'shovel:1'] },
    ]);
    expect(game.table.pile).toEqual({ shotgun: 2, guitar: 1, shovel: 1, knife: 1, cigarette: 3 });
    expect(game.table.storage).toEqual({});
    expect(game.table.scavenging).not.toBeNull();
  });

  test('SCAV-8 Wood, Components and Water from the box may be added as far as they can be carried', () => {
    const people = { anton: OUT, marin: GUARD };
    const storage = { water: 5 };
    const game = night([{ step: 'findings' }], { people, storage, pile: { cigarette: 1 } });
    expect(game.legalWith('add')).toEqual([
      'add wood 1',
      'add wood 2',
      'add components 1',
      'add components 2',
      'add water 1',
    ]);
    game.choose('add water 1');
    expect(game.events()).toEqual([{ type: 'added', goods: ['water:1'] }]);
    expect(game.pile('water')).toBe(1);
    expect(game.box('water')).toBe(0);
    expect(game.refusal('add wood 2')).toMatchObject({
      clause: 'SCAV-8',
      reason: { key: 'refusal.add', vars: { good: 'wood', amount: 1 } },
    });
    game.choose('add wood 1');
    expect(game.legal).toEqual(['home', 'drop cigarette 1']);
  });

  test('SCAV-8 what was added is not dropped again, nor added again what was dropped', () => {
    const game = night([{ step: 'findings' }], { pile: { wood: 2, knife: 1 } });
    game.choose('drop wood 1', 'add water 2');
    expect(game.legalWith('add').filter((choice) => choice.startsWith('add wood'))).toEqual([]);
    expect(game.refusal('add wood 1')).toMatchObject({
      clause: 'SCAV-8',
      reason: { key: 'refusal.dropped', vars: { good: 'wood' } },
    });
    expect(game.refusal('drop water 1')).toMatchObject({
      clause: 'SCAV-8',
      reason: { key: 'refusal.added', vars: { good: 'water' } },
    });
    expect(game.refusal('drop knife 2')).toMatchObject({
      clause: 'SCAV-8',
      reason: { key: 'refusal.drop', vars: { good: 'knife', amount: 1 } },
    });
    expect(game.legalWith('drop')).toEqual(['drop knife 1', 'drop wood 1']);
  });

  test('SCAV-8 where nothing is left to decide they go home, and the Journal passes (LEAD-2)', () => {
    const people = { anton: OUT, marin: GUARD };
    const storage = { wood: 12, components: 14, water: 6 };
    const game = night([{ step: 'findings' }], { people, storage }, { seats: 2 });
    expect(game.asked).toBeNull();
    expect(game.events()).toEqual([{ type: 'went-home' }, { type: 'leader', seat: 1 }]);
    const last = night([{ step: 'findings' }], { people, storage, pile: { knife: 1 } }, { seats: 2 });
    last.choose('drop knife 1');
    expect(last.heard()).toEqual(['dropped', 'went-home', 'leader']);
  });
});

describe('death outside', () => {
  const people = { marin: OUT, vesna: OUT, dragan: OUT, anton: GUARD };
  const frames = [{ step: 'after-death', person: 'arica' }] as const;

  test.each([
    [2, ['marin', 'vesna', 'dragan']],
    [3, ['marin', 'vesna']],
    [5, ['marin', 'vesna']],
    [6, ['vesna']],
    [9, []],
  ])('SCAV-9 on a %i those with Empathy at or above it wait: %s', (die, waiting) => {
    const game = night(frames, { people }, { seed: seedWith('after-death', 10, die) });
    expect(game.table.scavenging?.waiting).toEqual(waiting);
    expect(game.events()).toEqual([
      { type: 'grief', person: 'arica', die },
      ...waiting.map((person) => ({ type: 'waits', person })),
    ]);
  });

  test('SCAV-9 who waits already goes on waiting, and alone nobody is asked to feel anything', () => {
    const out = { waiting: ['vesna'] } as const;
    const game = night(frames, { people, out }, { seed: seedWith('after-death', 10, 5) });
    expect(game.table.scavenging?.waiting).toEqual(['vesna', 'marin']);
    expect(night(frames, { people: { anton: GUARD } }).heard()).toEqual([]);
  });

  test('SCAV-9 a death out of doors makes the companions roll', () => {
    const effects = [{ kind: 'change', state: 'wounds', by: 4, who: 'actor' }] as const;
    const scene = { where: 'out', actor: 'dragan', story: null } as const;
    const game = night([{ step: 'effects', effects, scene }], { people });
    expect(game.isGone('dragan')).toBe(true);
    expect(game.heard().slice(0, 3)).toEqual(['state-rose', 'gone', 'grief']);
  });

  test('SCAV-9 all dead: nothing comes home', () => {
    const pile = { knife: 1, wood: 2 };
    const frames = [{ step: 'end-card' }, { step: 'findings' }] as const;
    const game = night(frames, { people: { anton: GUARD }, pile, cards: CARDS }, { seats: 2 });
    expect(game.heard()).toEqual(['leader', 'findings-left', 'leader']);
    expect(game.asked).toBeNull();
    expect(game.table.pile).toEqual({});
    expect(game.box('knife')).toBe(3);
    expect(game.box('wood')).toBe(12);
  });
});
