import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/fading.css';
import { render } from 'preact';
import { App } from './app/app.tsx';

/** When the service worker starts, in milliseconds: fetching the whole page would slow down its first moments. */
const LATER = 4_000;

// Before the keys of a board, which drop a draft by the same key.
addEventListener('keydown', closeByEscape, { capture: true });

const root = document.querySelector('#page');
if (root !== null) render(<App />, root);
if (import.meta.env.PROD) registerWorker();

/**
 * Closes what was unfolded last when Escape is pressed. Details marked `data-popover` float over others like the
 * browser's own popovers, which close by that key too. One marked `data-popover="inside"` opens by itself, and closes
 * only while it has the focus.
 */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (document.querySelector(':modal, :popover-open') !== null) return;
  const hasFocus = (details: Element) => details.contains(document.activeElement);
  const open = [...document.querySelectorAll<HTMLDetailsElement>('details[data-popover][open]')]
    .filter((details) => details.dataset.popover !== 'inside' || hasFocus(details))
    .at(-1);
  if (open === undefined) return;
  event.preventDefault();
  const hadFocus = hasFocus(open);
  open.open = false;
  if (hadFocus) open.querySelector('summary')?.focus();
}

/** Makes the page work without a network from the second visit on. A new version waits until all pages are closed. */
function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const later = () => {
    setTimeout(() => {
      void navigator.serviceWorker.register('/service-worker.js').catch(() => null);
    }, LATER);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
