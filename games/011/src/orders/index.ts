import type { Orders } from '@vigilia/kernel';
import type { Eleven } from '../table/kinds.ts';
import { describe } from './describe.ts';
import { follow } from './follow.ts';
import { livingParts, orderIn } from './order.ts';
import { read } from './read.ts';

/**
 * Bids left behind for the auctions of an Hour. A line holds parts parted by `;`:
 *
 * - `II up to 7 then pass`: when II is auctioned, raise by one up to 7, then pass; if its owner opens, put up II at
 *   0, or at 2 if it says `II from 2 up to 7 then pass`. Of several positions the first named that is free is put up;
 * - `up to 7 then pass`: the same for the auction under way, whichever position it is for;
 * - `II pass`: pass when II is auctioned;
 * - `pass`: pass whatever is auctioned and not spoken of in another part.
 *
 * Each may end in `wake` instead of `pass`: the decision is then left to its owner.
 */
export const orders: Orders<Eleven> = {
  read,
  describe,
  follow,
  isDone: (kept, view) => livingParts(orderIn(kept), view).length === 0,
};
