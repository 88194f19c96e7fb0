import type { Signal } from '@preact/signals';
import * as styles from './tick.module.css';

interface TickProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly tick: (isTicked: boolean) => void;
}

/** A yes or a no. */
export function Tick({ label, isTicked, tick }: TickProps) {
  return (
    <label class={styles.tick}>
      <input type="checkbox" checked={isTicked} onChange={(event) => tick(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface SignalTickProps {
  readonly label: string;
  readonly value: Signal<boolean>;
}

/** A yes or a no that a signal holds. */
export function SignalTick({ label, value }: SignalTickProps) {
  return (
    <Tick
      label={label}
      isTicked={value.value}
      tick={(isTicked) => {
        value.value = isTicked;
      }}
    />
  );
}
