import { boosted } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { type Text, text } from '@vigilia/kernel';
import * as amountRail from '../../../answering/options/amount-rail.module.css';
import { AmountRail } from '../../../answering/options/amount-rail.tsx';
import { t } from '../../../i18n/translate.ts';
import { type AskedProps, isVerb } from '../eleven.ts';

const AMOUNTS_SHOWN = 6;

/** What the actions that Clues add to bring. */
const BROUGHT: Readonly<Record<string, (count: number) => Text>> = {
  investigate: (count) => text('asking.look-at', { count }),
  research: (count) => message('tile-effect.draw', { count }),
  compose: (amount) => message('tile-effect.music', { amount }),
};

/** How many Clues are spent on the action (ACT-5), and what it brings with them. */
export function Amount({ draft, asked }: AskedProps) {
  const [range] = asked.ask.ranges;
  if (range === undefined) return null;
  const spent = draft.plan.value.find(isVerb('spend'))?.amount ?? range.from.amount;
  const brought = BROUGHT[String(asked.ask.prompt.vars.action)]?.(boosted(spent));
  return (
    <>
      <AmountRail
        draft={draft}
        label={t('asking.spend')}
        from={range.from.amount}
        to={range.to}
        shown={AMOUNTS_SHOWN}
        choiceOf={(amount) => ({ ...range.from, amount })}
      />
      {brought !== undefined && <p class={amountRail.amountBrought}>{draft.say(brought)}</p>}
    </>
  );
}
