import {
  type Ask,
  answer,
  begin,
  drawBelow,
  everyChoice,
  imagining,
  isOffered,
  isRefusal,
  type Moment,
  namedSeed,
  type Seat,
} from '@vigilia/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apprentice, type Eleven, game, orders } from '../../src/index.ts';
import { orderIn } from '../../src/orders/order.ts';
import { type Choice, POSITION_NAMES } from '../../src/table/choices.ts';

const limit = fc.integer({ min: 0, max: 12 });
const lastly = fc.constantFrom('pass', 'wake');
const name = fc.constantFrom(...POSITION_NAMES);
const part = fc.oneof(
  fc
    .tuple(name, limit, limit, lastly)
    .map(([at, first, more, end]) => `${at} from ${first} up to ${first + more} then ${end}`),
  fc.tuple(name, limit, lastly).map(([at, most, end]) => `${at} up to ${most} then ${end}`),
  fc.tuple(limit, lastly).map(([most, end]) => `up to ${most} then ${end}`),
  fc.tuple(name, lastly).map(([at, end]) => `${at} ${end}`),
  lastly,
);
const line = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('; '));
const evening = fc.record({
  seats: fc.integer({ min: 3, max: 6 }),
  seed: fc.string(),
  lines: fc.array(line, { minLength: 5, maxLength: 20 }),
});
type Evening = typeof evening extends fc.Arbitrary<infer E> ? E : never;

interface Asked {
  readonly moment: Moment<Eleven>;
  readonly ask: Ask<Choice>;
  readonly kept: string;
  readonly answer: Choice | 'wake' | null;
}

/** Apprentices play a whole game and leave orders whenever they may; `watch` sees what each order answers. */
function play({ seats, seed, lines }: Evening, watch: (asked: Asked) => void): Moment<Eleven> {
  const chance = { seed: namedSeed(`bots of ${seed}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'choices', sides);
  const left = new Map<Seat, string>();
  let moment: Moment<Eleven> = begin(game, seats, { beginners: false }, { seed: namedSeed(seed), drawn: {} });
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return moment;
    leaveOrders(moment, left, () => lines[draw(lines.length)] ?? 'pass');
    const view = game.view(moment.state, ask.seat);
    const kept = left.get(ask.seat);
    const followed = kept === undefined ? null : orders.follow(kept, view, ask);
    if (kept !== undefined) watch({ moment, ask, kept, answer: followed });
    const choice =
      followed === null || followed === 'wake'
        ? (apprentice.choose(view, ask, draw, imagining(game, moment.state, ask)) as Choice)
        : followed;
    const next = answer(game, moment, ask.seat, choice);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(choice)}: ${next.clause} ${next.reason.key}`);
    moment = next;
  }
}

/** Orders that are done are gone; a seat without one tries to leave one. */
function leaveOrders({ state }: Moment<Eleven>, left: Map<Seat, string>, nextLine: () => string): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const view = game.view(state, seat);
    const kept = left.get(seat);
    if (kept !== undefined && orders.isDone(kept, view)) left.delete(seat);
    if (left.has(seat) || state.auction === null) continue;
    const read = orders.read(nextLine(), view);
    if (typeof read === 'string') left.set(seat, read);
  }
}

test('AUC-3 AUC-6 what an order answers is offered and never above its limit, in whole games', () => {
  const answered = { bid: 0, pass: 0, wake: 0, none: 0 };
  fc.assert(
    fc.property(evening, (given) => {
      const { state } = play(given, ({ moment, ask, kept, answer: choice }) => {
        if (choice === null || choice === 'wake') {
          answered[choice ?? 'none']++;
          return;
        }
        expect(isOffered(ask, choice)).toBe(true);
        if (choice.verb !== 'bid') {
          expect(choice).toEqual({ verb: 'pass' });
          answered.pass++;
          return;
        }
        answered.bid++;
        const { parts } = orderIn(kept);
        const meant = parts.find(({ position }) => position === choice.position);
        const most = (meant ?? parts.find(({ position, bid }) => position === null && bid !== null))?.bid
          ?.most;
        expect(choice.amount).toBeLessThanOrEqual(most ?? -1);
        const { bid, leader } = moment.state.auction ?? {};
        expect(leader).not.toBe(ask.seat);
        if (typeof bid === 'number') expect(choice.amount).toBe(bid + 1);
      });
      expect(state.over).not.toBeNull();
    }),
    { numRuns: 25, seed: 11 },
  );
  for (const count of Object.values(answered)) expect(count).toBeGreaterThan(20);
});

test('AUC-3 an order answers the same in every world its owner cannot tell apart, and changes nothing', () => {
  const chance = { seed: namedSeed('worlds'), drawn: {} };
  let compared = 0;
  fc.assert(
    fc.property(evening, (given) => {
      play(given, ({ moment, ask, kept, answer: choice }) => {
        if (choice === null) return;
        const before = JSON.stringify(moment);
        const other = game.view(game.imagine(moment.state, ask.seat, chance), ask.seat);
        expect(orders.follow(kept, other, ask)).toEqual(choice);
        expect(orders.isDone(kept, other)).toBe(false);
        expect(JSON.stringify(moment)).toBe(before);
        compared++;
      });
    }),
    { numRuns: 6, seed: 12 },
  );
  expect(compared).toBeGreaterThan(50);
});

test('AUC-2 AUC-3 an order with an answer to everything never keeps the others waiting, except to open', () => {
  const lines = ['I up to 3 then pass; II from 1 up to 2 then pass; pass', 'up to 4 then pass; pass', 'pass'];
  let openings = 0;
  play({ seats: 5, seed: 'nobody waits', lines }, ({ moment, ask, answer: choice }) => {
    if (moment.state.auction === null) return;
    if (choice !== 'wake') return expect(choice).not.toBeNull();
    openings++;
    expect(moment.state.auction.position).toBeNull();
    expect(everyChoice(ask)).not.toContainEqual({ verb: 'pass' });
  });
  expect(openings).toBeGreaterThan(0);
});
