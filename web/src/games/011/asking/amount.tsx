import type { Eleven } from '@vigilia/game-011';
import { t } from '../../../say/voice.ts';
import type { Desk } from '../../../table/desk.ts';
import { AmountRail } from './amount-rail.tsx';
import type { Asked } from './asked.ts';

const AMOUNTS_SHOWN = 6;

/** How many Clues are spent on the action (ACT-5). */
export function Amount({ desk, asked }: { readonly desk: Desk<Eleven>; readonly asked: Asked }) {
  const [range] = asked.ask.ranges;
  if (range === undefined) return null;
  return (
    <AmountRail
      desk={desk}
      label={t('asking.spend')}
      from={range.from.amount}
      to={range.to}
      shown={AMOUNTS_SHOWN}
      choiceOf={(amount) => ({ ...range.from, amount })}
    />
  );
}
