import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { wishesOf } from './presets.ts';
import './preset-tick.css';

interface Props {
  readonly wish: Signal<boolean>;
  readonly children: ComponentChildren;
}

/** A wish that a board offers for questions which come later: ticked, they are settled without being asked. */
export function WishTick({ wish, children }: Props) {
  return (
    <label class="wish-tick">
      <input
        type="checkbox"
        checked={wish.value}
        onChange={({ currentTarget }) => {
          wish.value = currentTarget.checked;
        }}
      />
      <span>{children}</span>
    </label>
  );
}

/** Whether dice are rolled again by themselves while that is worth more than keeping them (RAID-3, FIGHT-5). */
export function RollWish({ draft }: DraftProps) {
  return <WishTick wish={wishesOf(draft).rollsAgain}>{say(draft, 'wishes.roll-again')}</WishTick>;
}

/** Whether what the way asks is decided as the planner would: the next card, a search, an obstacle, silence. */
export function WayWish({ draft }: DraftProps) {
  return (
    <WishTick wish={wishesOf(draft).asProposed}>
      {say(draft, 'wishes.as-proposed')}
      <small>{say(draft, 'wishes.as-proposed-about')}</small>
    </WishTick>
  );
}
