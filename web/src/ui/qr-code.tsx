import { encode } from 'uqr';
import * as styles from './qr-code.module.css';

interface Props {
  readonly link: string;
  /** What it leads to, for those who cannot see it. */
  readonly label: string;
}

/** A link for the camera of a phone. */
export function QrCode({ link, label }: Props) {
  const { data, size } = encode(link, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg class={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} />
    </svg>
  );
}
