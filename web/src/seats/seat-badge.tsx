import { ENGRAVINGS } from './engravings.ts';
import type { Look } from './looks.ts';
import './seat-badge.css';

interface SeatBadgeProps extends Pick<Look, 'symbol' | 'colour'> {
  /** In pixels where the text has its usual size; it grows with the text. */
  readonly size?: number;
}

/** The badge of a seat. It stands beside a name, so screen readers skip it. */
export function SeatBadge({ symbol, colour, size = 24 }: SeatBadgeProps) {
  const { solid, line } = ENGRAVINGS[symbol];
  const side = `${size / 16}rem`;
  return (
    <svg
      class="symbol"
      viewBox="0 0 24 24"
      style={{ width: side, height: side, '--seat': `var(--${colour})` }}
      aria-hidden="true"
    >
      <circle class="symbol-disc" cx="12" cy="12" r="11.2" />
      <path class="symbol-solid" d={solid} />
      <path class="symbol-line" d={line} />
    </svg>
  );
}
