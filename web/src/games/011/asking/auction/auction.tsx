import { useSignal } from '@preact/signals';
import { orders } from '@vigilia/game-011';
import { choiceText } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import { AmountRail } from '../../../../answering/options/amount-rail.tsx';
import { optionProps } from '../../../../answering/options/option-button.tsx';
import * as waiting from '../../../../answering/panel/waiting.module.css';
import { named } from '../../../../draft/named.ts';
import { pointingAt } from '../../../../draft/pointing.ts';
import { t } from '../../../../i18n/translate.ts';
import { SeatBadge } from '../../../../seats/seat-badge.tsx';
import { type AskedProps, isVerb, type ViewProps } from '../../eleven.ts';
import { Icon } from '../../emblems/icon.tsx';
import { BidMeans, positionTouched } from '../plan.tsx';
import * as styles from './auction.module.css';
import { Bidders } from './bidders.tsx';
import { isBidder } from './order-form.tsx';

const RAISES_SHOWN = 3;

/** The auction of a position: whom one bids against, for what, how much, and what that would mean. */
export function Auction({ draft, asked }: AskedProps) {
  const { view, ask } = asked;
  const drafted = draft.plan.value.find(isVerb('bid'));
  const wished = useSignal<number | null>(null);
  const ranges = ask.ranges.flatMap(({ from, to }) => (from.verb === 'bid' ? [{ from, to }] : []));
  const position = drafted?.position ?? wished.value;
  const range = ranges.find(({ from }) => from.position === position) ?? ranges[0];
  if (range === undefined) return null;
  const { from, to } = range;
  const putUp = (chosen: number) => {
    wished.value = chosen;
    if (drafted !== undefined) draft.setPlan([{ ...drafted, position: chosen }]);
  };
  const isOpening = view.auction?.position === null;
  return (
    <div class={styles.auction}>
      <Bidders draft={draft} view={view} />
      {isOpening && <Positions draft={draft} view={view} chosen={from.position} onChoose={putUp} />}
      <div class={styles.auctionBids}>
        <AmountRail
          draft={draft}
          label={t('asking.bid')}
          from={from.amount}
          to={to}
          shown={RAISES_SHOWN}
          choiceOf={(each) => ({ ...from, amount: each })}
        />
        {ask.choices.filter(isVerb('pass')).map((pass) => (
          <button key="pass" {...optionProps(draft, [pass])}>
            {draft.say(choiceText(pass))}
          </button>
        ))}
      </div>
      {draft.plan.value.length === 0 && <BidMeans draft={draft} asked={asked} bid={from} />}
    </div>
  );
}

interface PositionsProps extends ViewProps {
  readonly chosen: number;
  readonly onChoose: (position: number) => void;
}

/** The positions of this Hour: a free one is put up, a taken one shows whose it is. */
function Positions({ draft, view, chosen, onChoose }: PositionsProps) {
  const { sitters } = draft.table;
  const touched = positionTouched(view)?.position;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere.
    <div class={styles.positions} role="group" aria-label={t('asking.positions')}>
      {view.order.map((owner, index) => {
        const position = index + 1;
        const sitter = owner === null ? undefined : sitters.value[owner];
        return (
          <button
            key={position}
            type="button"
            class={styles.position}
            data-option=""
            aria-pressed={position === chosen}
            aria-disabled={owner !== null}
            onClick={() =>
              owner === null ? onChoose(position) : void draft.tryOut({ verb: 'bid', position, amount: 0 })
            }
            {...pointingAt(draft, [`position:${position}`])}
          >
            <b>{named(draft, 'position', position)}</b>
            {position === touched && <Icon name="event" />}
            {sitter !== undefined && (
              <>
                <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={18} />
                <span class="heard-only">{sitter.name}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

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
        <p class={waiting.waitingOrder}>
          {order === null ? t('asking.may-order') : draft.say(orders.describe(order))}
        </p>
      )}
    </>
  );
}
