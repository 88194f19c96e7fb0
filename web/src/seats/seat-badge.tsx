import type { SeatSymbol } from '@vigilia/kernel';
import type { Look } from './looks.ts';
import * as styles from './seat-badge.module.css';

interface SeatBadgeProps extends Pick<Look, 'symbol' | 'colour'> {
  /** In pixels when the text has its usual size; it grows with the text. */
  readonly size?: number;
}

/** The badge of a seat. It stands beside a name, so screen readers skip it. */
export function SeatBadge({ symbol, colour, size = 24 }: SeatBadgeProps) {
  const { solid, line } = ENGRAVINGS[symbol];
  const side = `${size / 16}rem`;
  return (
    <svg
      class={styles.symbol}
      viewBox="0 0 24 24"
      style={{ width: side, height: side, '--seat': `var(--${colour})` }}
      aria-hidden="true"
    >
      <circle class={styles.symbolDisc} cx="12" cy="12" r="11.2" />
      <path class={styles.symbolSolid} d={solid} />
      <path class={styles.symbolLine} d={line} />
    </svg>
  );
}

/** The badge and the name of a seat. */
export function SeatName({ look }: { readonly look: Look | undefined }) {
  if (look === undefined) return null;
  return (
    <span class={styles.seatName}>
      <SeatBadge symbol={look.symbol} colour={look.colour} />
      <b>{look.name}</b>
    </span>
  );
}

interface Engraving {
  readonly solid: string;
  readonly line: string;
}

/** The eight symbols on a grid of 24, each within the disc of its badge. */
const ENGRAVINGS: Readonly<Record<SeatSymbol, Engraving>> = {
  anchor: {
    solid: 'M4.6 12.6l3.6 1.4-2.8 2.6zM19.4 12.6l-3.6 1.4 2.8 2.6z',
    line: 'M13.9 5.9a1.9 1.9 0 1 1-3.8 0a1.9 1.9 0 0 1 3.8 0M12 8v11M8.5 10.7h7M6.4 14.5c.7 2.8 2.9 4.5 5.6 4.5s4.9-1.7 5.6-4.5',
  },
  bell: {
    solid:
      'M12 4.3c.9 0 1.5.6 1.5 1.4 2.4.7 3.6 2.7 3.6 5.4 0 2.5.8 3.6 1.7 4.7H5.2c.9-1.1 1.7-2.2 1.7-4.7 0-2.7 1.2-4.7 3.6-5.4 0-.8.6-1.4 1.5-1.4zM9.9 17.2h4.2a2.1 2.1 0 0 1-4.2 0z',
    line: '',
  },
  compass: {
    solid: 'M16.2 7.8l-2.6 5.8-5.8 2.6 2.6-5.8z',
    line: 'M19.3 12a7.3 7.3 0 1 1-14.6 0a7.3 7.3 0 0 1 14.6 0',
  },
  crown: {
    solid: 'M5.7 16L4.4 8.2l4.3 3L12 5.6l3.3 5.6 4.3-3L18.3 16zM6 17.4h12v2H6z',
    line: '',
  },
  gear: {
    solid: 'M13.6 12a1.6 1.6 0 1 1-3.2 0a1.6 1.6 0 0 1 3.2 0z',
    line: 'M16.6 12a4.6 4.6 0 1 1-9.2 0a4.6 4.6 0 0 1 9.2 0M12 4.5v2.4M12 17.1v2.4M4.5 12h2.4M17.1 12h2.4M6.7 6.7l1.7 1.7M15.6 15.6l1.7 1.7M6.7 17.3l1.7-1.7M15.6 8.4l1.7-1.7',
  },
  key: {
    solid: 'M12.9 13.6h3.4v1.8h-3.4zM12.9 16.8h4.2v1.9h-4.2z',
    line: 'M15.2 7.7a3.2 3.2 0 1 1-6.4 0a3.2 3.2 0 0 1 6.4 0M12 11v8',
  },
  lamp: {
    solid:
      'M12 3l5 4.1H7zM7.5 8.1h9L15 16.2H9zM12 9.6c1.8 1.900 1.8 4.6 0 5.4-1.8-.8-1.8-3.5 0-5.4zM8.7 17.2h6.6v1.6H8.7zM10.7 18.8h2.6v1.5h-2.6z',
    line: '',
  },
  star: {
    solid: 'M12 3.7l2.3 5.6 6 .4-4.6 3.9 1.5 5.9-5.2-3.2-5.2 3.2 1.5-5.9L3.7 9.7l6-.4z',
    line: '',
  },
};
