import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { t } from '../i18n/translate.ts';

/**
 * A component that is fetched when it is first shown; what `waiting` draws is shown until then. A node kept from one
 * showing to the next would hold the page that it was part of, so `waiting` draws a new one each time.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (() => ComponentChildren) | null = loadingPage,
): ComponentType<P> {
  const loaded = signal<{ readonly Part: ComponentType<P> } | 'loading' | 'failed' | null>(null);
  return function Lazy(props: P) {
    if (loaded.value === null) {
      loaded.value = 'loading';
      load().then(
        (Part) => {
          loaded.value = { Part };
        },
        () => {
          loaded.value = 'failed';
        },
      );
    }
    const { value } = loaded;
    if (value === 'failed') return <NotLoaded />;
    return value === null || value === 'loading' ? (waiting?.() ?? null) : <value.Part {...props} />;
  };
}

function loadingPage() {
  return <main class="loading" aria-busy="true" />;
}

/** The network failed, or a newer version of the page has replaced this one's files. */
function NotLoaded() {
  return (
    <main class="loading">
      <p role="alert">{t('shell.not-loaded')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('shell.load-again')}
      </button>
    </main>
  );
}
