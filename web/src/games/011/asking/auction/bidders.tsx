import { type Eleven, isActive, stillBidding } from '@vigilia/game-011';
import { type Seat, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../../draft/answer-draft.ts';
import { named } from '../../../../draft/named.ts';
import { t } from '../../../../i18n/translate.ts';
import { SeatBadge } from '../../../../seats/seat-badge.tsx';
import type { View, ViewProps } from '../../eleven.ts';
import { Icon } from '../../emblems/icon.tsx';
import * as styles from './bidders.module.css';

/** How a seat stands in the auction. */
type BidderState = 'leads' | 'in' | 'passed' | 'placed' | 'gone';

const STATES: Readonly<Record<BidderState, string>> = {
  leads: 'asking.leads',
  in: 'asking.in',
  passed: 'asking.passed',
  placed: 'asking.placed',
  gone: 'asking.gone',
};

/**
 * The players round the table, the viewer at the near side: who leads, who is still in, who is out, who has a
 * position already. If there is little room, the ring becomes a row.
 */
export function Bidders({ draft, view }: ViewProps) {
  const { players, auction } = view;
  const bidFor = auction?.position ?? null;
  return (
    <div
      class={styles.bidders}
      data-many={players.length > 5}
      data-ring={bidFor !== null}
      style={{ '--seats': players.length, '--near': view.viewer ?? 0 }}
    >
      {bidFor !== null && auction !== null && (
        <p class={styles.biddersMiddle} aria-hidden="true">
          <b>{named(draft, 'position', bidFor)}</b>
          <span>
            <Icon name="time" /> {auction.bid}
          </span>
        </p>
      )}
      <ul aria-label={t('asking.bidders')}>
        {players.map((_, seat) => (
          <Bidder key={seat} draft={draft} view={view} seat={seat} />
        ))}
      </ul>
    </div>
  );
}

function Bidder({
  draft,
  view,
  seat,
}: {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  readonly seat: Seat;
}) {
  const sitter = draft.table.sitters.value[seat];
  const state = bidderState(view, seat);
  const words = text(STATES[state], {
    bid: view.auction?.bid ?? 0,
    position: view.order.indexOf(seat) + 1,
  });
  const isNext = draft.table.asked.value.includes(seat);
  return (
    <li
      class={styles.bidder}
      data-bidder={state}
      data-next={isNext ? '' : undefined}
      style={{ '--seat': seat }}
    >
      {sitter !== undefined && <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={18} />}
      <span class={styles.bidderName}>{sitter?.name}</span>
      <span class={styles.bidderState}>{draft.say(words)}</span>
    </li>
  );
}

function bidderState(view: View, seat: Seat): BidderState {
  if (!isActive(view, seat)) return 'gone';
  if (view.order.includes(seat)) return 'placed';
  if (view.auction?.leader === seat) return 'leads';
  return stillBidding(view).includes(seat) ? 'in' : 'passed';
}
