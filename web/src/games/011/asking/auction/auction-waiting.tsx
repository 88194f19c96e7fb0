import { orders } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import { t } from '../../../../i18n/translate.ts';
import type { ViewProps } from '../../eleven.ts';
import { Bidders } from './bidders.tsx';
import { isBidder } from './standing.ts';

/** How the auction stands while another seat bids. */
export function AuctionWaiting({ draft, view }: ViewProps) {
  const { auction } = view;
  const { value: order } = draft.table.order;
  if (auction === null) return null;
  const { position, bid } = auction;
  return (
    <>
      {position !== null && <p>{draft.say(text('asking.stands-at', { position, bid: bid ?? 0 }))}</p>}
      <Bidders draft={draft} view={view} />
      {isBidder(draft) && (
        <p class="waiting-order">
          {order === null ? t('asking.may-order') : draft.say(orders.describe(order))}
        </p>
      )}
    </>
  );
}
