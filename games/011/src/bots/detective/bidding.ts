import type { Ask } from '@vigilia/kernel';
import type { Choice } from '../../choices.ts';
import { tile } from '../../data/tiles.ts';
import { isOneSlotLeft, slotsLeft } from '../../rules/area.ts';
import { freePositions } from '../../rules/bidders.ts';
import { effectsAtPlace, placeTouched } from '../../rules/event.ts';
import { FOR_A_TILE } from '../../rules/location.ts';
import { mostToPay } from '../../rules/treasury.ts';
import { effectWorth } from './effects.ts';
import type { Mind } from './mind.ts';
import { type Plan, roughPlans } from './plan.ts';
import { bestFirst, type Ranked } from './ranked.ts';
import { leastTimeToWin } from './winning.ts';
import { cluesWorth, timeWorth } from './worth.ts';

/** What a victory this Hour is worth, in pages, and how likely it is still there for who comes later. */
const VICTORY = 12;
const STILL_THERE = 0.5;
/** The first in order finds all as it is: a turn that wins now wins then, and is worth all Time but what it needs. */
const CERTAIN = 100;
/** What it is worth to go before a rival who is ready: to be in the way, or to win oneself an Hour later. */
const DENIAL = 6;
/** How much of what comes before one is taken by those who choose earlier. */
const TAKEN = 0.6;
/** Time kept for every Hour to come. */
const KEPT_AN_HOUR = 2;
/** With no more slots left than this the Organ is near. */
const NEARLY_FULL = 2;

/** What every position is worth to the seat, worked out once for an auction. */
export interface Prices {
  readonly worth: ReadonlyMap<number, number>;
  /** The most Time to be spent. */
  readonly limit: number;
}

function pricesOf(mind: Mind): Prices {
  const turns = roughPlans(mind);
  const least = leastTimeToWin(mind);
  const worth = new Map<number, number>();
  for (const position of freePositions(mind.view)) {
    worth.set(position, positionWorth(mind, turns, position, { canWin: least !== null }));
  }
  const { self, hours } = mind;
  return { worth, limit: least === null ? mostToPay(self) - KEPT_AN_HOUR * hours : self.time - least };
}

export function rankOpenings(mind: Mind, { ranges }: Ask<Choice>): Ranked[] {
  const prices = pricesOf(mind);
  return bestFirst(
    ranges.flatMap(({ from }) =>
      from.verb === 'bid' ? [{ choice: from, worth: advantage(prices, from.position) }] : [],
    ),
  );
}

export function rankRaises(mind: Mind, { ranges: [range] }: Ask<Choice>): Ranked[] {
  const pass: Ranked = { choice: { verb: 'pass' }, worth: 0 };
  if (range?.from.verb !== 'bid') return [pass];
  const { position, amount } = range.from;
  const prices = pricesOf(mind);
  const gain = advantage(prices, position) + timeWorth(mind, -amount);
  const worth = amount <= prices.limit ? gain : Math.min(gain, -1);
  return bestFirst([pass, { choice: range.from, worth }]);
}

/** The most Time a position is worth over what else is to be had; below 0: not even for nothing. */
export function mostWorthBidding(mind: Mind, position: number): number {
  const prices = pricesOf(mind);
  const over = advantage(prices, position);
  let bid = 0;
  while (bid < prices.limit && -timeWorth(mind, -(bid + 1)) <= over) bid++;
  return over > 0 ? bid : -1;
}

/** What a position is worth over the mean of the others that are free. */
function advantage({ worth }: Prices, position: number): number {
  let sum = 0;
  for (const [other, value] of worth) if (other !== position) sum += value;
  return (worth.get(position) ?? 0) - (worth.size > 1 ? sum / (worth.size - 1) : 0);
}

export function positionWorth(
  mind: Mind,
  turns: readonly Plan[],
  position: number,
  { canWin }: { readonly canWin: boolean },
): number {
  const { view } = mind;
  let worth = choiceWorth(turns, position);
  if (position === placeTouched(view)) {
    for (const effect of effectsAtPlace(view))
      worth += effect.kind === 'twice' ? 1 : effectWorth(mind, effect);
  }
  if (position === view.order.length) worth += placingWorth(mind);
  if (canWin) return worth + (position === 1 ? CERTAIN : VICTORY * STILL_THERE ** (position - 1));
  return worth + (position === 1 ? DENIAL * mind.rivalReadiness : 0);
}

/** The best turn that is likely left when one's turn comes. */
function choiceWorth(turns: readonly Plan[], position: number): number {
  const index = (position - 1) * TAKEN;
  const [from, to] = [turns[Math.floor(index)], turns[Math.ceil(index)]];
  if (from === undefined || to === undefined) return 0;
  return from.worth + (to.worth - from.worth) * (index % 1);
}

/** A Location tile earns a Clue and Time, the Organ more (LOC-4, ORG-1); the wolf is in no hurry for it. */
function placingWorth(mind: Mind): number {
  const { view, tiles, isFenrir } = mind;
  if (view.organ !== null) return 0;
  const isSymbolOfUse = isOneSlotLeft(view.slots);
  const canPlace = tiles.some((id) => tile(id).place !== null || (isSymbolOfUse && tile(id).organ));
  if (!canPlace) return 0;
  const earned = cluesWorth(mind, FOR_A_TILE.clues) + timeWorth(mind, FOR_A_TILE.time);
  return earned + (isFenrir ? 0 : mind.weights.tile * (slotsLeft(view.slots) <= NEARLY_FULL ? 2 : 1));
}
