import { useSignal } from '@preact/signals';
import { freePositions, isActive, MOST_TIME, mostToPay, orders, POSITION_NAMES } from '@vigilia/game-011';
import { useId } from 'preact/hooks';
import * as optionList from '../../../../answering/options/option-list.module.css';
import { named } from '../../../../draft/named.ts';
import { t } from '../../../../i18n/translate.ts';
import type { DraftProps, ViewProps } from '../../eleven.ts';
import * as styles from './order-form.module.css';

/** What to bid while this player is away: kept where the table is kept, hidden from all others. */
export function OrderForm({ draft, view }: ViewProps) {
  const kept = draft.table.order.value;
  const leave = async (line: string | null) => {
    draft.refusal.value = await draft.table.leaveOrder(line);
  };
  return (
    <div class={styles.order}>
      <h3 class={optionList.optionHeading}>{t('asking.order-title')}</h3>
      {kept === null ? (
        <NewOrder draft={draft} view={view} onLeave={(line) => void leave(line)} />
      ) : (
        <>
          <p>{draft.say(orders.describe(kept))}</p>
          <button type="button" onClick={() => void leave(null)}>
            {t('asking.order-withdraw')}
          </button>
        </>
      )}
      <p class={styles.orderSecret}>{t('asking.order-secret')}</p>
    </div>
  );
}

interface NewOrderProps extends ViewProps {
  readonly onLeave: (line: string) => void;
}

function NewOrder({ draft, view, onLeave }: NewOrderProps) {
  const id = useId();
  const free = freePositions(view);
  const isUnderWay = view.auction?.position != null;
  const position = useSignal(isUnderWay ? 0 : (free[0] ?? 0));
  const most = useSignal((view.auction?.bid ?? 0) + 3);
  const lastly = useSignal<'pass' | 'wake'>('pass');
  const line = () => {
    const name = position.value === 0 ? '' : `${POSITION_NAMES[position.value - 1]} `;
    return `${name}up to ${most.value} then ${lastly.value}`;
  };
  return (
    <form
      class={styles.orderForm}
      onSubmit={(event) => {
        event.preventDefault();
        onLeave(line());
      }}
    >
      <label for={`${id}-for`}>{t('asking.order-for')}</label>
      <select
        id={`${id}-for`}
        value={position.value}
        onChange={({ currentTarget }) => {
          position.value = Number(currentTarget.value);
        }}
      >
        {isUnderWay && <option value={0}>{t('asking.order-under-way')}</option>}
        {free.map((each) => (
          <option key={each} value={each}>
            {named(draft, 'position', each)}
          </option>
        ))}
      </select>
      <label for={`${id}-most`}>{t('asking.order-up-to')}</label>
      <input
        id={`${id}-most`}
        type="number"
        inputMode="numeric"
        min={0}
        max={mostToPay({ time: MOST_TIME })}
        value={most.value}
        onInput={({ currentTarget }) => {
          most.value = Number(currentTarget.value);
        }}
      />
      <label for={`${id}-then`}>{t('asking.order-then')}</label>
      <select
        id={`${id}-then`}
        value={lastly.value}
        onChange={({ currentTarget }) => {
          lastly.value = currentTarget.value === 'wake' ? 'wake' : 'pass';
        }}
      >
        <option value="pass">{t('asking.order-pass')}</option>
        <option value="wake">{t('asking.order-wake')}</option>
      </select>
      <button type="submit" class="main">
        {t('asking.order-leave')}
      </button>
    </form>
  );
}

/** Whether this viewer may leave an order for the auctions of this Hour: a seat that still bids in one of them. */
export function isBidder({ table }: DraftProps['draft']): boolean {
  const view = table.view.value;
  const seat = table.company === null ? table.viewer.value : table.company.seat.value;
  if (view === null || seat === null || view.auction === null || table.where === 'replay') return false;
  return isActive(view, seat) && !view.order.includes(seat);
}
