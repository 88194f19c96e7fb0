import { type Ask, begin, drawBelow, type Moment, namedSeed, type Seat, take } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../../src/choices.ts';
import type { Character } from '../../src/data/characters.ts';
import { game as eleven } from '../../src/index.ts';
import type { Eleven } from '../../src/kinds.ts';
import { mostPages } from '../../src/knowledge/most-pages.ts';
import { hero } from '../declarer.ts';

interface Turn {
  readonly seat: Seat;
  /** The pages there may be at most when it ends. */
  readonly most: number;
}

/** The turns of a game in which every verb is as likely as another, each with the pages its seat has at its end. */
function* turns(seats: number, name: string): Generator<Turn & { readonly pages: number }> {
  const chance = { seed: namedSeed(`choices of ${name}`), drawn: {} };
  let moment: Moment<Eleven> = begin(
    eleven,
    seats,
    { beginners: false },
    { seed: namedSeed(name), drawn: {} },
  );
  let turn: Turn | null = null;
  for (;;) {
    const [ask] = moment.asks;
    const { state } = moment;
    if (turn !== null && state.turn?.seat !== turn.seat) {
      yield { ...turn, pages: state.players[turn.seat]?.music ?? 0 };
      turn = null;
    }
    if (ask === undefined) return;
    const choice = pick(ask, (sides) => drawBelow(chance, 'choice', sides));
    const view = eleven.view(state, ask.seat);
    // Fenrir brings the Possessed, whichever Character is chosen here.
    if (choice.verb === 'choose' && view.own?.role !== 'fenrir')
      turn = { seat: ask.seat, most: mostPages(view, choice.character).possible };
    moment = take(eleven, moment, ask, choice);
  }
}

/** The least bid, all Clues that may be spent, and no declaration. */
function pick({ choices, ranges }: Ask<Choice>, draw: (sides: number) => number): Choice {
  const amounts = ranges.map(({ from, to }) => (from.verb === 'spend' ? { ...from, amount: to } : from));
  const offered = [...choices.filter(({ verb }) => verb !== 'declare'), ...amounts] as Choice[];
  const verbs = [...new Set(offered.map(({ verb }) => verb))];
  const verb = verbs[draw(verbs.length)];
  const meant = offered.filter((choice) => choice.verb === verb);
  return meant[draw(meant.length)] as Choice;
}

test.each([3, 4, 5, 6])(
  'no turn of a game of %i ends with more pages, and some end with as many',
  (seats) => {
    let reached = 0;
    for (let game = 0; game < 12; game++) {
      for (const { pages, most } of turns(seats, `pages of ${seats}, ${game}`)) {
        expect(pages).toBeLessThanOrEqual(most);
        if (pages === most) reached++;
      }
    }
    expect(reached).toBeGreaterThan(0);
  },
);

/** Seat 0 has no pages and no Clues. One tooth brings the carriage, three steps and Compose; no other number does. */
const COMPOSING = [7, 4, 3] as const;
const CLUES = ['r0c3', 'r0c4', 'r0c5', 'r0c6', 'r0c7', 'r0c8', 'r1c3', 'r1c5'] as const;
type Scene = Parameters<typeof hero>[0];

test.each<[string, number, Scene]>([
  ['the page of the Gears and the tile they may draw otherwise', 4, {}],
  ['a Clue in hand for each more', 6, { self: { clues: 5 } }],
  ['a Clue for every square entered, by the carriage and on foot', 7, { table: { clues: [...CLUES] } }],
  ['as many Clues as lie there', 4, { table: { clues: ['r0c3'] } }],
  ['only steps that can be paid', 6, { self: { time: 1 }, table: { clues: [...CLUES] } }],
  ['a ride by a card', 8, { self: { powers: ['transport'] }, table: { clues: [...CLUES] } }],
  ['the card with the most pages', 7, { self: { powers: ['compose', 'research'] } }],
  ['a tile in hand', 5, { self: { tiles: ['sleepless-night'] }, table: { event: 'E', stack: [] } }],
  ['no tile and no card while plays are banned', 3, { self: { powers: ['compose'] }, table: { event: 'A' } }],
])('counts %s', (_, most, { self = {}, table = {} }: Scene = {}) => {
  const game = hero({ self: { music: 0, ...self }, table: { gears: [...COMPOSING], ...table } });
  expect(mostPages(game.view(0), 'vikstrom').possible).toBe(most);
});

test.each<[string, number]>([
  ['vikstrom', 4],
  ['johnsson', 6],
  ['vidal', 5],
  ['pahlsson', 6],
])('counts the ability of %s', (named, most) => {
  const game = hero({ self: { music: 0 }, table: { gears: [...COMPOSING] } });
  expect(mostPages(game.view(0), named as Character).possible).toBe(most);
});
