import type { Eleven } from '@vigilia/game-011';
import { type Ask, everyChoice } from '@vigilia/kernel';

const CALM = ['pass', 'stop', 'end', 'skip'];

/** The answer that makes the least noise. */
export function quiet(_view: Eleven['view'], ask: Ask<Eleven['choice']>): Eleven['choice'] {
  const choices = everyChoice(ask);
  const calm = CALM.map((verb) => choices.find((choice) => choice.verb === verb));
  return calm.find((choice) => choice !== undefined) ?? (choices[0] as Eleven['choice']);
}

/** Bids one more for as long as it costs little, so that the learner has an opponent in the auction. */
export function bidding(view: Eleven['view'], ask: Ask<Eleven['choice']>): Eleven['choice'] {
  const bids = everyChoice(ask).filter((choice) => choice.verb === 'bid');
  const [lowest] = bids.toSorted((one, other) => one.amount - other.amount || one.position - other.position);
  const isNext = view.auction?.leader != null && ask.seat === (view.auction.leader + 1) % view.seats;
  return lowest !== undefined && lowest.amount <= 2 && (view.auction?.bid == null || isNext)
    ? lowest
    : quiet(view, ask);
}
