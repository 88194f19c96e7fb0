/** Nobody needs the page offline in its first moments, and fetching all of it would slow those down, in milliseconds. */
const LATER = 4_000;

/** Lets the page be opened without a network, from the second visit on. A new version waits until all pages are closed. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const later = () => {
    setTimeout(() => {
      void navigator.serviceWorker.register('/service-worker.js').catch(() => null);
    }, LATER);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
