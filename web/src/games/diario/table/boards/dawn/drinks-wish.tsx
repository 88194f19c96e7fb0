import { ALCOHOLS, amountOf } from '@vigilia/game-diario';
import { useEffect } from 'preact/hooks';
import type { ViewProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { WishTick } from '../parts/wish-tick.tsx';
import { wishesOf } from '../wishes.ts';

/** Whether drinks are asked about a second time, after Fate, only where the planner would give one (DAWN-6). */
export function DrinksWish({ draft, view }: ViewProps) {
  const { drinksAsProposed, drinksSeenOn } = wishesOf(draft);
  const isChoice =
    view.step !== 'last-supper' && ALCOHOLS.some((alcohol) => amountOf(view.storage, alcohol) > 0);
  useEffect(() => {
    if (isChoice) drinksSeenOn.value = view.day;
  }, [isChoice, view.day]);
  return isChoice ? <WishTick wish={drinksAsProposed}>{say(draft, 'wishes.drinks')}</WishTick> : null;
}
