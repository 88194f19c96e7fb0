import { t } from '../i18n/translate.ts';
import * as styles from './skip-links.module.css';

/** A way past what comes first on every page. */
interface SkipLink {
  /** The key of its words. */
  readonly label: string;
  /** Moves the focus. */
  readonly follow: () => void;
}

/** The first stops of the Tab key, seen only while they have the focus. */
export function SkipLinks({ links }: { readonly links: readonly SkipLink[] }) {
  return (
    <div class={styles.skipLinks}>
      {links.map(({ label, follow }) => (
        <button key={label} type="button" onClick={follow}>
          {t(label)}
        </button>
      ))}
    </div>
  );
}

/** Moves the focus to what a page is about. */
export function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus();
}
