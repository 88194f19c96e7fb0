import type { DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { WishTick } from '../parts/wish-tick.tsx';
import { wishesOf } from '../wishes.ts';

/** Whether dice are rolled again by themselves while that is worth more than keeping them (RAID-3, FIGHT-5). */
export function RollWish({ draft }: DraftProps) {
  return <WishTick wish={wishesOf(draft).rollsAgain}>{say(draft, 'wishes.roll-again')}</WishTick>;
}
