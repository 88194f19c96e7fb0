import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { t } from '../i18n/translate.ts';

/** A component that is fetched when it is first shown; `waiting` is shown until then. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ComponentChildren = <main class="loading" aria-busy="true" />,
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
    return value === null || value === 'loading' ? waiting : <value.Part {...props} />;
  };
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
