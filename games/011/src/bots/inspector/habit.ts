import { type Ask, choiceAt, countChoices, type Draw } from '@vigilia/kernel';
import { tile } from '../../data/tiles.ts';
import { effectsAtPlace, placeTouched } from '../../rules/event.ts';
import type { Choice } from '../../table/choices.ts';
import type { Table } from '../../table/state.ts';
import { view as viewOf } from '../../table/view.ts';
import { nextMove } from '../apprentice/walking.ts';
import { effectWorth } from '../detective/effects.ts';
import { type Mind, mindOf } from '../detective/mind.ts';
import { roughPlans } from '../detective/plan.ts';
import { withPlays } from '../detective/playing.ts';
import { ranking } from '../detective/ranking.ts';
import { KEEN } from '../detective/weights.ts';
import { leastTimeToWin, nextWinningStep } from '../detective/winning.ts';

/** A Detective in a hurry: how the Inspector takes the others to play on. */
export function habit(table: Table, ask: Ask<Choice>, draw: Draw): Choice {
  const [only, another] = ask.choices;
  if (only !== undefined && another === undefined && ask.ranges.length === 0) return only;
  const view = viewOf(table, ask.seat);
  const step = nextWinningStep(view, ask);
  if (step !== undefined) return step;
  const mind = mindOf(view, KEEN);
  const [play] = withPlays(mind, ask.choices, []);
  return play?.choice ?? hasty(mind, ask, draw) ?? choiceAt(ask, draw(countChoices(ask)));
}

function hasty(mind: Mind, ask: Ask<Choice>, draw: Draw): Choice | undefined {
  const { key, vars } = ask.prompt;
  switch (key) {
    case 'prompt.open-auction':
      return opening(mind, ask, draw);
    case 'prompt.raise':
      return raise(mind, ask, draw);
    case 'prompt.place-clue':
      return undefined;
    case 'prompt.choose':
      return turn(mind, draw);
    case 'prompt.move':
      return nextMove(mind.view, ask.choices, 0);
    case 'prompt.free-walk':
      return nextMove(mind.view, ask.choices, Number(vars.steps));
  }
  return ranking(mind, ask)[0]?.choice;
}

function turn(mind: Mind, draw: Draw): Choice | undefined {
  const [best, second] = roughPlans(mind);
  const taken = second !== undefined && draw(4) === 0 ? second : best;
  return taken && { verb: 'choose', character: taken.character };
}

function opening(mind: Mind, { ranges }: Ask<Choice>, draw: Draw): Choice | undefined {
  const offers = ranges.flatMap(({ from }) => (from.verb === 'bid' ? [from] : []));
  const priced = offers.map((offer) => ({ offer, price: price(mind, offer.position, draw) }));
  return priced.sort((one, other) => other.price - one.price)[0]?.offer;
}

/** Bids what it is worth in one leap, so that an auction is over soon. */
function raise(mind: Mind, { ranges: [range] }: Ask<Choice>, draw: Draw): Choice | undefined {
  if (range?.from.verb !== 'bid') return { verb: 'pass' };
  const { from, to } = range;
  const most = Math.min(to, price(mind, from.position, draw));
  if (most < from.amount) return { verb: 'pass' };
  return { ...from, amount: from.amount + draw(most - from.amount + 1) };
}

function price(mind: Mind, position: number, draw: Draw): number {
  const { view, self, tiles } = mind;
  const last = view.order.length;
  const spare = self.time - 2 * mind.hours;
  if (position === 1) {
    const needed = leastTimeToWin(mind);
    if (needed !== null) return self.time - needed;
    return Math.min(spare, 2 + draw(3) + Math.round(8 * mind.rivalReadiness));
  }
  let worth = 0;
  if (position === placeTouched(view)) {
    for (const effect of effectsAtPlace(view)) worth += effectWorth(mind, effect);
  }
  if (position === last && view.organ === null && tiles.some((id) => tile(id).place !== null)) worth += 1.2;
  return Math.min(spare, Math.round(worth * 3) + draw(3));
}
