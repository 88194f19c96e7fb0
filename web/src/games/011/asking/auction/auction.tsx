import { useSignal } from '@preact/signals';
import { choiceText } from '@vigilia/game-011/texts';
import { AmountRail } from '../../../../answering/amount-rail.tsx';
import { optionProps } from '../../../../answering/press.ts';
import { t } from '../../../../i18n/translate.ts';
import { type AskedProps, isVerb } from '../../eleven.ts';
import { BidMeans } from './bid-means.tsx';
import { Bidders } from './bidders.tsx';
import { Positions } from './positions.tsx';
import './auction.css';

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
    <div class="auction">
      <Bidders draft={draft} view={view} />
      {isOpening && <Positions draft={draft} view={view} chosen={from.position} onChoose={putUp} />}
      <div class="auction-bids">
        <AmountRail
          draft={draft}
          label={t('asking.bid')}
          from={from.amount}
          to={to}
          shown={RAISES_SHOWN}
          choiceOf={(each) => ({ ...from, amount: each })}
        />
        {ask.choices.filter(isVerb('pass')).map((pass) => (
          <button key="pass" class="auction-pass" {...optionProps(draft, [pass])}>
            {draft.say(choiceText(pass))}
          </button>
        ))}
      </div>
      {draft.plan.value.length === 0 && <BidMeans draft={draft} asked={asked} bid={from} />}
    </div>
  );
}
