import { describe, expect, test } from 'vitest';
import {
  chanceAllSeen,
  chanceOfFenrir,
  chanceToKnow,
  hiddenIn,
  newlySeen,
} from '../../src/knowledge/beliefs.ts';
import type { Look, Player } from '../../src/table/state.ts';
import { hero } from '../declarer.ts';
import { CHRISTIAN, LEONARDO, MARCO, MARIO, marcosTurn } from '../marcos-turn.ts';
import { deal, type Scenario } from '../scenario.ts';

/** What Marco sees, having seen these cards himself. */
function seenBy(me: Partial<Player>, players: Readonly<Record<number, Partial<Player>>> = {}) {
  return marcosTurn({ me, players }).view(MARCO);
}

/** What Marco sees once Mario has looked so often. */
function afterLooks(...looks: Omit<Look, 'hour'>[]) {
  return seenBy(
    {},
    { [MARIO]: { characters: ['johnsson'], looks: looks.map((at) => ({ hour: 2, ...at })) } },
  );
}

/** Three players, of whom Mario has looked so often. */
function three(...looks: Omit<Look, 'hour'>[]): Scenario {
  const game = deal({ seats: 3 });
  game.player(MARIO).looks = looks.map((at) => ({ hour: 2, ...at }));
  return game;
}

const EVERY_HAND = [
  { source: 'p1', cards: 5, of: 5 },
  { source: 'p3', cards: 5, of: 5 },
  { source: 'p4', cards: 5, of: 5 },
] as const;

describe('what a source hides', () => {
  test('SET-6 one Character among the five cards of a hand, three in the Unknown deck of four players', () => {
    const view = seenBy({});
    expect(hiddenIn(view, 'p2')).toEqual({ characters: 1, cards: 5 });
    expect(hiddenIn(view, 'unknown')).toEqual({ characters: 3, cards: 3 });
  });

  test('ACT-1 what was seen is hidden no more', () => {
    const view = seenBy({ seen: ['1:0', 'unknown:1'] });
    expect(hiddenIn(view, 'p2')).toEqual({ characters: 0, cards: 5 });
    expect(hiddenIn(view, 'p3')).toEqual({ characters: 1, cards: 5 });
    expect(hiddenIn(view, 'unknown')).toEqual({ characters: 2, cards: 3 });
  });

  test('SET-8 Power cards that were played lie in nobody’s way', () => {
    const view = seenBy({}, { [MARIO]: { characters: ['johnsson'], powers: ['compose'] } });
    expect(hiddenIn(view, 'p2')).toEqual({ characters: 1, cards: 2 });
  });

  test('OUT-1 nothing is hidden by who is out, nor by who does not play', () => {
    const view = seenBy({}, { [MARIO]: { characters: ['johnsson'], out: true } });
    expect(hiddenIn(view, 'p2')).toEqual({ characters: 0, cards: 0 });
    expect(hiddenIn(view, 'p6')).toEqual({ characters: 0, cards: 0 });
  });

  test('THREE-2 two Characters among six cards, and no Unknown deck', () => {
    const view = three().view(MARCO);
    expect(hiddenIn(view, 'p2')).toEqual({ characters: 2, cards: 6 });
    expect(hiddenIn(view, 'unknown')).toEqual({ characters: 0, cards: 0 });
  });

  test('SET-11 no Unknown deck for beginners', () => {
    const view = deal({ beginners: true }).view(MARCO);
    expect(hiddenIn(view, 'p2')).toEqual({ characters: 1, cards: 5 });
    expect(hiddenIn(view, 'unknown')).toEqual({ characters: 0, cards: 0 });
  });
});

describe('what a look is expected to show', () => {
  test('ACT-1 one random card of five is the Character one time in five', () => {
    const view = seenBy({});
    expect(newlySeen(view, 'p2', 1)).toBeCloseTo(1 / 5);
    expect(newlySeen(view, 'p2', 3)).toBeCloseTo(3 / 5);
    expect(newlySeen(view, 'p2', 9)).toBe(1);
  });

  test('SET-6 every card of the Unknown deck is a Character', () => {
    expect(newlySeen(seenBy({}), 'unknown', 2)).toBe(2);
    const view = seenBy({ seen: ['unknown:0'] });
    expect(newlySeen(view, 'unknown', 1)).toBeCloseTo(2 / 3);
    expect(newlySeen(view, 'unknown', 2)).toBeCloseTo(4 / 3);
    expect(newlySeen(view, 'unknown', 3)).toBe(2);
  });

  test('THREE-2 half of six cards shows one of the two Characters', () => {
    expect(newlySeen(three().view(MARCO), 'p2', 3)).toBe(1);
  });

  test('SET-11 THREE-2 nothing where there is no Unknown deck', () => {
    expect(newlySeen(three().view(MARCO), 'unknown', 3)).toBe(0);
    expect(newlySeen(deal({ beginners: true }).view(MARCO), 'unknown', 3)).toBe(0);
  });
});

describe('who may be Fenrir', () => {
  test('FEN-1 nobody before Hour V, then any of the others alike to a Hero', () => {
    expect(chanceOfFenrir(hero({ table: { hour: 4 } }).view(0), 1)).toBe(0);
    expect(chanceOfFenrir(hero().view(0), 1)).toBeCloseTo(1 / 3);
    expect(chanceOfFenrir(hero().view(null), 1)).toBeCloseTo(1 / 4);
  });

  test('FEN-2 nobody else to Fenrir, nobody at all among three', () => {
    expect(chanceOfFenrir(hero().view(1), 2)).toBe(0);
    expect(chanceOfFenrir(deal({ seats: 3 }).view(MARCO), MARIO)).toBe(0);
  });

  test('WIN-2 whoever declared has shown which', () => {
    const game = hero().choose('declare vikstrom');
    expect(chanceOfFenrir(game.view(2), 0)).toBe(0);
    expect(chanceOfFenrir(game.view(2), 1)).toBeCloseTo(1 / 2);
  });
});

describe('what another player has seen', () => {
  test('ACT-1 each look shows a certain card as often as it showed any', () => {
    const view = afterLooks({ source: 'p1', cards: 1, of: 5 }, { source: 'p1', cards: 2, of: 4 });
    expect(chanceAllSeen(view, MARIO, 'p1', 1)).toBeCloseTo(1 - (4 / 5) * (2 / 4));
    expect(chanceAllSeen(view, MARIO, 'p3', 1)).toBe(0);
    expect(chanceAllSeen(view, CHRISTIAN, 'p1', 1)).toBe(0);
  });

  test('ACT-1 all cards at once show every one', () => {
    expect(chanceAllSeen(afterLooks({ source: 'unknown', cards: 3, of: 3 }), MARIO, 'unknown', 3)).toBe(1);
  });

  test('ACT-1 several cards of one source come to light together or not at all', () => {
    const deck = (cards: number) => ({ source: 'unknown', cards, of: 3 }) as const;
    expect(chanceAllSeen(afterLooks(deck(2)), MARIO, 'unknown', 3)).toBe(0);
    expect(chanceAllSeen(afterLooks(deck(1), deck(1), deck(1)), MARIO, 'unknown', 3)).toBeCloseTo(6 / 27);
    const hand = three({ source: 'p1', cards: 3, of: 6 }).view(MARCO);
    expect(chanceAllSeen(hand, MARIO, 'p1', 2)).toBeCloseTo(4 / 20);
  });

  test('SET-6 who saw every other hand and the whole Unknown deck knows the Chosen One', () => {
    const view = afterLooks(...EVERY_HAND, { source: 'unknown', cards: 3, of: 3 });
    expect(chanceToKnow(view, MARIO)).toBe(1);
    expect(chanceToKnow(view, LEONARDO)).toBe(0);
  });

  test('SET-6 who never looked into the Unknown deck does not', () => {
    expect(chanceToKnow(afterLooks(...EVERY_HAND), MARIO)).toBe(0);
  });

  test('ACT-1 a hand seen half makes it half as likely', () => {
    const view = afterLooks(
      { source: 'p1', cards: 5, of: 5 },
      { source: 'p3', cards: 2, of: 4 },
      { source: 'p4', cards: 1, of: 5 },
      { source: 'unknown', cards: 3, of: 3 },
    );
    expect(chanceToKnow(view, MARIO)).toBeCloseTo((2 / 4) * (1 / 5));
  });

  test('THREE-2 SET-11 an Unknown deck that lies open need not be looked at', () => {
    const looks = [
      { source: 'p1', cards: 6, of: 6 },
      { source: 'p3', cards: 6, of: 6 },
    ] as const;
    expect(chanceToKnow(three(...looks).view(MARCO), MARIO)).toBe(1);
    const beginners = deal({ beginners: true });
    beginners.player(MARIO).looks = EVERY_HAND.map((look) => ({ hour: 2, ...look }));
    expect(chanceToKnow(beginners.view(MARCO), MARIO)).toBe(1);
  });

  test('OUT-1 the cards of who is out were shown to all', () => {
    const [first, ...rest] = EVERY_HAND;
    const looks = [first, ...rest.slice(0, 1), { source: 'unknown', cards: 3, of: 3 } as const];
    const out = { characters: ['vidal'], out: true } as const;
    const mario = { characters: ['johnsson'], looks: looks.map((at) => ({ hour: 2, ...at })) } as const;
    expect(chanceToKnow(seenBy({}, { [MARIO]: mario, [LEONARDO]: out }), MARIO)).toBe(1);
    expect(chanceToKnow(seenBy({}, { [MARIO]: mario }), MARIO)).toBe(0);
  });

  test('WIN-3 everybody knows a Chosen One who was revealed', () => {
    const view = marcosTurn({ table: { open: ['chosen'] } }).view(MARCO);
    expect(chanceToKnow(view, MARIO)).toBe(1);
  });
});
