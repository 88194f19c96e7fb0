/** When the worker starts, in milliseconds: fetching the whole page would slow down its first moments. */
const LATER = 4_000;

/** Makes the page work without a network from the second visit on. A new version waits until all pages are closed. */
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
