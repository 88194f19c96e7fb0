import { imagining } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { entry, game } from '../../src/index.ts';
import type { Frame } from '../../src/state/frames.ts';
import type { Scavenging } from '../../src/state/state.ts';
import { at, decksWith, type Position } from '../scenario.ts';

const THREE = { seats: 3 };
const SUPPER: Position = { storage: { 'canned-food': 1, 'raw-food': 1 } };

const FOR_CANNED = { verb: 'for', amount: 1 } as const;
const FAVOUR = { type: 'voice-for', seat: 1, choice: 'eat anton canned-food' } as const;
const AGAINST_FASTING = { type: 'voice-against', seat: 3, choice: 'fast anton' } as const;

/** Anton's supper, with the first seat in the lead of three. */
const supper = () => at([{ step: 'eat', left: ['anton', 'marin'] }], SUPPER, THREE);

describe('LEAD-1', () => {
  test('LEAD-1 the Leader decides alone; everybody else is asked for a voice', () => {
    const scenario = supper();
    expect(scenario.moment.asks.map(({ seat, clause }) => [seat, clause])).toEqual([
      [0, 'DUSK-2'],
      [1, 'LEAD-1'],
      [2, 'LEAD-1'],
    ]);
    expect(scenario.refusal('eat anton raw-food', 1).clause).toBe('LEAD-1');
    expect(scenario.refusal('trust', 0).clause).toBe('DUSK-2');
    scenario.choose('eat anton raw-food');
    expect(scenario.heard()).toEqual(['ate']);
  });

  test('LEAD-1 everybody but the Leader sees what the Leader is asked, whoever only watches too', () => {
    const scenario = supper();
    const [asked] = scenario.moment.asks;
    expect(scenario.view(0).council).toBeNull();
    for (const viewer of [1, 2, null]) {
      const { clause, prompt, choices } = scenario.view(viewer).council ?? {};
      expect({ clause, prompt, choices }).toEqual({
        clause: asked?.clause,
        prompt: asked?.prompt,
        choices: asked?.choices,
      });
    }
  });

  test('LEAD-1 a voice is for or against one of the options by its number, trust, or silence', () => {
    const [, ask] = supper().moment.asks;
    expect(ask?.prompt.key).toBe('prompt.voice');
    expect(ask?.choices).toEqual([{ verb: 'trust' }, { verb: 'silent' }]);
    expect(ask?.ranges).toEqual([
      { from: { verb: 'for', amount: 1 }, to: 3 },
      { from: { verb: 'against', amount: 1 }, to: 3 },
    ]);
    expect(supper().refusal('for 4', 1).clause).toBe('LEAD-1');
  });

  test('LEAD-1 a first voice is heard by nobody else, and only that it was given is told', () => {
    const scenario = supper().chooseAs(1, 'for 1');
    for (const viewer of [0, 2, null]) expect(scenario.events(viewer)).toEqual([{ type: 'spoke', seat: 1 }]);
    expect(scenario.events(1)).toEqual([FAVOUR]);
    for (const viewer of [0, 2, null]) {
      const { spoke, voices, voicesOpen } = scenario.view(viewer);
      expect({ spoke, voices, voicesOpen }).toEqual({ spoke: [1], voices: {}, voicesOpen: false });
    }
    expect(scenario.view(1).voices).toEqual({ 1: FOR_CANNED });
    expect(scenario.barrier).toBe(false);
    expect(scenario.asked).toBe(0);
  });

  test('LEAD-1 those who have spoken hear each other, and the Leader and the silent do not', () => {
    const scenario = at([{ step: 'eat', left: ['anton'] }], SUPPER, { seats: 4 });
    scenario.chooseAs(1, 'for 1').chooseAs(3, 'against 3');
    expect(scenario.events(1)).toEqual([AGAINST_FASTING]);
    expect(scenario.events(3)).toEqual([AGAINST_FASTING, FAVOUR]);
    for (const viewer of [0, 2, null]) {
      expect(scenario.events(viewer)).toEqual([{ type: 'spoke', seat: 3 }]);
      expect(scenario.view(viewer).voices).toEqual({});
    }
    const both = { 1: FOR_CANNED, 3: { verb: 'against', amount: 3 } };
    for (const viewer of [1, 3]) expect(scenario.view(viewer).voices).toEqual(both);
    expect(scenario.barrier).toBe(true);
  });

  test('LEAD-1 the Leader hears all voices before deciding, as soon as every other seat has spoken', () => {
    const scenario = supper().chooseAs(1, 'for 1').chooseAs(2, 'against 3');
    const second = { ...AGAINST_FASTING, seat: 2 };
    for (const viewer of [0, null]) expect(scenario.events(viewer)).toEqual([FAVOUR, second]);
    expect(scenario.events(1)).toEqual([second]);
    expect(scenario.events(2)).toEqual([second, FAVOUR]);
    for (const viewer of [0, 1, 2, null]) {
      expect(scenario.view(viewer).voices).toEqual({ 1: FOR_CANNED, 2: { verb: 'against', amount: 3 } });
      expect(scenario.view(viewer).voicesOpen).toBe(true);
    }
    expect(scenario.legal).not.toContain('hear');
  });

  test('LEAD-1 of two players the Leader hears the other at once', () => {
    const scenario = at([{ step: 'eat', left: ['anton'] }], SUPPER, { seats: 2 }).chooseAs(1, 'trust');
    expect(scenario.events(0)).toEqual([{ type: 'voice-trusts', seat: 1 }]);
    expect(scenario.events(1)).toEqual([{ type: 'voice-trusts', seat: 1 }]);
    expect(scenario.barrier).toBe(true);
  });

  test('LEAD-1 the Leader may open the voices given so far, and the question stays', () => {
    const scenario = supper();
    expect(scenario.legal).not.toContain('hear');
    expect(scenario.refusal('hear')).toMatchObject({
      clause: 'LEAD-1',
      reason: { key: 'refusal.no-voices' },
    });
    scenario.chooseAs(1, 'for 1');
    expect(scenario.legal).toEqual(['hear']);
    expect(scenario.refusal('hear', 2)).toMatchObject({
      clause: 'LEAD-1',
      reason: { key: 'refusal.not-offered' },
    });
    scenario.choose('hear');
    for (const viewer of [0, 2, null])
      expect(scenario.events(viewer)).toEqual([{ type: 'voices-opened', seat: 0 }, FAVOUR]);
    expect(scenario.events(1)).toEqual([{ type: 'voices-opened', seat: 0 }]);
    for (const viewer of [0, 2, null]) expect(scenario.view(viewer).voices).toEqual({ 1: FOR_CANNED });
    expect(scenario.barrier).toBe(true);
    expect(scenario.moment.asks.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(scenario.legal).toEqual(['eat anton canned-food', 'eat anton raw-food', 'fast anton']);
  });

  test('LEAD-1 a voice that was given is heard before anything is decided', () => {
    const scenario = supper().chooseAs(1, 'for 1');
    for (const line of ['eat anton canned-food', 'fast anton', 'eat marin raw-food'])
      expect(scenario.refusal(line)).toMatchObject({
        clause: 'LEAD-1',
        reason: { key: 'refusal.unheard', vars: { seats: [1], count: 1 } },
      });
    scenario.choose('hear', 'fast anton');
    expect(scenario.heard()).toEqual(['went-hungry', 'state-rose']);
    // The next question has no voice yet.
    expect(scenario.legal).toContain('fast marin');
  });

  test('LEAD-1 while an unheard voice lies there, the Leader sees the options that wait for it', () => {
    const asked = supper().moment.asks[0];
    const scenario = supper().chooseAs(1, 'for 1');
    expect(scenario.moment.asks[0]?.prompt).toEqual(asked?.prompt);
    expect(scenario.view(0).council?.choices).toEqual(asked?.choices);
    scenario.choose('hear');
    expect(scenario.view(0).council).toBeNull();
  });

  test('LEAD-1 every bot that leads hears a voice before it decides', async () => {
    const scenario = supper().chooseAs(1, 'for 1');
    const { state, asks } = scenario.moment;
    const [ask] = asks;
    if (ask === undefined) throw new Error('the Leader is asked');
    for (const bot of Object.values(entry.bots))
      expect(await bot.choose(game.view(state, 0), ask, () => 0, imagining(game, state, ask))).toEqual({
        verb: 'hear',
      });
  });

  test('LEAD-1 a voice given after the voices were opened is heard by all', () => {
    const scenario = supper().chooseAs(1, 'for 1').choose('hear').chooseAs(2, 'against 3');
    const second = { ...AGAINST_FASTING, seat: 2 };
    for (const viewer of [0, 1, 2, null]) expect(scenario.events(viewer)).toEqual([second]);
    expect(scenario.barrier).toBe(true);
    scenario.choose('fast anton');
    expect(scenario.heard()).toEqual(['went-hungry', 'state-rose']);
  });

  test('LEAD-1 to hear is no option of the decision: voices are counted over the others', () => {
    const scenario = at([{ step: 'pack' }], { storage: { cigarette: 3 } }, THREE).chooseAs(1, 'for 2');
    expect(scenario.legal).toEqual(['hear']);
    expect(scenario.moment.asks[1]?.ranges[0]?.to).toBe(4);
    expect(scenario.view(2).council?.choices).toEqual([{ verb: 'set-out' }]);
    scenario.chooseAs(2, 'for 4');
    expect(scenario.events(0)).toEqual([
      { type: 'voice-for', seat: 1, choice: 'pack cigarette 1' },
      { type: 'voice-for', seat: 2, choice: 'pack cigarette 3' },
    ]);
  });

  test('LEAD-1 each gives one voice, and the same question stays open', () => {
    const scenario = supper();
    const question = scenario.moment.asks[0]?.question;
    scenario.chooseAs(2, 'silent');
    expect(scenario.moment.asks.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(scenario.moment.asks[0]?.question).toBe(question);
    expect(scenario.refusal('trust', 2)).toMatchObject({
      clause: 'DUSK-2',
      reason: { key: 'refusal.not-asked' },
    });
  });

  test('LEAD-1 a voice that was heard binds to nothing', () => {
    const scenario = supper().chooseAs(1, 'for 1').choose('hear', 'eat anton raw-food');
    for (const viewer of [0, 1, 2, null])
      expect(scenario.events(viewer)).toEqual([{ type: 'ate', person: 'anton', food: 'raw-food' }]);
    expect([scenario.table.voices, scenario.table.voicesOpen]).toEqual([{}, false]);
    expect(scenario.moment.asks).toHaveLength(3);
    const others = supper().chooseAs(1, 'trust').chooseAs(2, 'silent');
    expect(others.heard()).toEqual(['voice-trusts', 'voice-silent']);
    others.choose('fast anton');
    expect([others.table.voices, others.table.voicesOpen]).toEqual([{}, false]);
  });

  test('LEAD-1 no voice is asked for where the Leader has nothing to decide', () => {
    const scenario = at([{ step: 'drink', left: ['anton', 'marin'] }], { storage: { water: 2 } }, THREE);
    expect(scenario.heard()).toEqual(['drank', 'drank']);
    expect(scenario.moment.asks).toEqual([]);
  });

  test('LEAD-1 the Leader waits for nobody', () => {
    expect(supper().choose('fast anton').table.voices).toEqual({});
  });

  test('LEAD-1 nobody has a voice once the game is over', () => {
    const scenario = at([{ step: 'watch' }, { step: 'begin-duties' }], {}, THREE).chooseAs(1, 'trust');
    scenario.choose('hear', 'unguarded');
    expect(scenario.moment.asks).toEqual([]);
    expect(scenario.table.voices).toEqual({});
    expect(scenario.heard()).toEqual(['over']);
    expect(scenario.table.voicesOpen).toBe(false);
  });
});

describe('LEAD-2', () => {
  const OUT: Scavenging = {
    place: 'near',
    location: 'brickworks',
    noise: 1,
    area: { cards: [], residents: [] },
    waiting: [],
    hushed: [],
    specials: [],
    left: false,
  };
  const CALM: Position = {
    decks: decksWith({ 'red-raids': [], 'red-residents': [], narrative: ['early-night'] }),
  };
  const OUTSIDE: Position = {
    scavenging: OUT,
    people: { anton: { duty: 'scavenge' }, marin: { duty: 'guard' } },
  };

  test.each<[string, Frame, Position]>([
    ['the Morning', { step: 'end-morning' }, {}],
    ['a first round of day actions', { step: 'end-round', round: 1 }, {}],
    ['the last round of day actions', { step: 'end-round', round: 3 }, {}],
    ['Dusk', { step: 'end-dusk' }, {}],
    ['the Evening', { step: 'begin-duties' }, {}],
    ['a night without scavengers', { step: 'scavenging' }, {}],
    ['the Night Raid', { step: 'end-raid' }, CALM],
    ['Fate', { step: 'end-fate' }, {}],
    ['the Narrative Action', { step: 'end-narrative' }, CALM],
    ['a card of the Unknown deck', { step: 'end-card' }, OUTSIDE],
  ])('LEAD-2 the Journal passes to the left after %s', (_point, frame, position) => {
    const scenario = at([frame], position, THREE);
    expect(scenario.eventsOf('leader')).toEqual([{ type: 'leader', seat: 1 }]);
    expect(scenario.table.leader).toBe(1);
    expect(at([frame], { ...position, leader: 2 }, THREE).table.leader).toBe(0);
  });

  test('LEAD-2 the Journal passes once after each round, not after each answer', () => {
    const scenario = at(
      [
        { step: 'round', round: 1 },
        { step: 'round', round: 2 },
      ],
      {},
      THREE,
    );
    scenario.choose('rest arica', 'rest marin');
    expect(scenario.table.leader).toBe(0);
    scenario.choose('rest anton');
    expect(scenario.table.leader).toBe(1);
    expect(scenario.asked).toBe(1);
  });

  test('LEAD-2 the Journal passes at the end of Dawn as well', () => {
    const scenario = at([{ step: 'end-day' }], { decks: decksWith({ events: ['a-thaw'] }) }, THREE);
    // Once at the end of Dawn, once after the Morning.
    expect(scenario.eventsOf('leader').map(({ seat }) => seat)).toEqual([1, 2]);
  });
});

test('LEAD-3 alone the Leader is asked and nobody else, and the Journal stays', () => {
  const scenario = at([{ step: 'eat', left: ['anton'] }, { step: 'end-dusk' }], SUPPER);
  expect(scenario.moment.asks).toHaveLength(1);
  expect(scenario.refusal('trust').clause).toBe('DUSK-2');
  scenario.choose('fast anton');
  expect(scenario.table.leader).toBe(0);
  expect(scenario.heard()).not.toContain('leader');
});
