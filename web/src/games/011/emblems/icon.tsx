import * as styles from './icon.module.css';
import { ICONS, type IconName } from './icons.ts';

interface Wish {
  readonly name: IconName;
  /** In pixels when the text has its usual size; it grows with the text. As high as a line by default. */
  readonly size?: number;
}

/** A small engraving in the colour of the words beside it, which it never replaces. */
export function Icon({ name, size }: Wish) {
  const side = size === undefined ? '1.25em' : `${size / 16}rem`;
  return (
    <svg
      class={`icon ${styles.sign}`}
      data-sign={name}
      viewBox="0 0 24 24"
      style={{ width: side, height: side }}
      aria-hidden="true"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
