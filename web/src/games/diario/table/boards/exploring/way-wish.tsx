import type { DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { WishTick } from '../parts/wish-tick.tsx';
import { wishesOf } from '../wishes.ts';

/** Whether what the way asks is decided as the planner would: the next card, a search, an obstacle, silence. */
export function WayWish({ draft }: DraftProps) {
  return (
    <WishTick wish={wishesOf(draft).asProposed}>
      {say(draft, 'wishes.as-proposed')}
      <small>{say(draft, 'wishes.as-proposed-about')}</small>
    </WishTick>
  );
}
