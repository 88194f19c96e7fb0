import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import './wish-tick.css';

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
