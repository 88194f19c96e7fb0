/** Lets the page be opened without a network, from the second visit on. A new version waits until all pages are closed. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    void navigator.serviceWorker.register('/service-worker.js').catch(() => null);
  };
  // After everything the page itself needs.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
