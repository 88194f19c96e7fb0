import type { Seat } from '@vigilia/kernel';
import type { Acting, Asking, Run } from '../table/kinds.ts';
import { ask, refuse } from './ask.ts';
import {
  bids,
  currentAuction,
  freePositions,
  highestBid,
  nextBidder,
  openedAuction,
  withoutPosition,
} from './bidders.ts';
import { payTime } from './treasury.ts';

/** One position after the other, until everybody has one (AUC-1). */
export const auction: Acting<'auction'> = {
  run(run) {
    const table = run.state;
    table.phase = 'auction';
    table.auction = null;
    const waiting = withoutPosition(table);
    const [opener, another] = table.lastOrder.filter((seat) => waiting.includes(seat));
    if (opener === undefined) return;
    run.next({ step: 'auction' });
    if (another === undefined) {
      takeLastPosition(run, opener);
    } else {
      table.auction = { position: null, opener, bid: null, leader: null, passed: [] };
      run.next({ step: 'open-auction' });
    }
  },
};

/** The opener names a free position and a first bid (AUC-2). */
export const openAuction: Asking<'open-auction', 'bid'> = {
  asks(table) {
    const { opener } = currentAuction(table);
    const to = highestBid(table, opener);
    const ranges = freePositions(table).map((position) => bids(position, 0, to));
    return ask(opener, 'AUC-2', 'prompt.open-auction', [], { ranges });
  },
  answer(run, _frame, { position, amount }, seat) {
    currentAuction(run.state).position = position;
    placeBid(run, seat, position, amount);
  },
  why(table, _frame, choice, seat) {
    if (choice.verb !== 'bid') return null;
    if (!freePositions(table).includes(choice.position))
      return refuse('AUC-2', 'refusal.position-taken', { position: choice.position });
    return refuse('AUC-6', 'refusal.bid-too-high', { most: highestBid(table, seat) });
  },
};

/** The bid goes round clockwise; who cannot raise passes by themselves; the last one left takes the position. */
export const bidding: Acting<'bidding'> = {
  run(run, { after }) {
    const table = run.state;
    const { leader, bid } = currentAuction(table);
    const next = nextBidder(table, after);
    if (next === leader) return award(run);
    if (highestBid(table, next) > Number(bid)) return run.next({ step: 'raise', seat: next });
    pass(run, next, 'could-not-raise');
  },
};

/** Raise by a whole number or pass for good (AUC-3). */
export const raise: Asking<'raise', 'bid' | 'pass'> = {
  asks(table, { seat }) {
    const { position, bid } = openedAuction(table);
    const ranges = [bids(position, bid + 1, highestBid(table, seat))];
    return ask(seat, 'AUC-3', 'prompt.raise', [{ verb: 'pass' }], { vars: { position, bid }, ranges });
  },
  answer(run, _frame, choice, seat) {
    if (choice.verb === 'bid') return placeBid(run, seat, choice.position, choice.amount);
    pass(run, seat, 'passed');
  },
  why(table, _frame, choice, seat) {
    if (choice.verb !== 'bid') return null;
    const { position, bid } = openedAuction(table);
    if (choice.position !== position) return refuse('AUC-3', 'refusal.other-position', { position });
    if (choice.amount <= bid) return refuse('AUC-3', 'refusal.bid-too-low', { least: bid + 1 });
    return refuse('AUC-6', 'refusal.bid-too-high', { most: highestBid(table, seat) });
  },
};

function placeBid(run: Run, seat: Seat, position: number, amount: number): void {
  const current = currentAuction(run.state);
  current.bid = amount;
  current.leader = seat;
  run.announce({ type: 'bid', seat, position, amount });
  run.next({ step: 'bidding', after: seat });
}

/** Out of this auction for good, by choice or for want of Time. */
function pass(run: Run, seat: Seat, type: 'passed' | 'could-not-raise'): void {
  const current = currentAuction(run.state);
  current.passed = [...current.passed, seat];
  run.announce({ type, seat });
  run.next({ step: 'bidding', after: seat });
}

/** The leader pays and bids no more this Hour (AUC-4). */
function award(run: Run): void {
  const { position, bid, leader } = openedAuction(run.state);
  run.state.order = run.state.order.with(position - 1, leader);
  run.announce({ type: 'position-won', seat: leader, position, amount: bid });
  payTime(run, leader, bid);
}

/** No rival is left to bid against: the last free position costs nothing (AUC-5). */
function takeLastPosition(run: Run, seat: Seat): void {
  const [position] = freePositions(run.state) as [number];
  run.state.order = run.state.order.with(position - 1, seat);
  run.announce({ type: 'position-left', seat, position });
}
