import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n/translate.ts';
import * as styles from './lazy.module.css';

/**
 * A component that is fetched when it is first shown; what `waiting` draws is shown until then. A node kept from one
 * showing to the next would hold the page that it was part of, so `waiting` draws a new one each time.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (() => ComponentChildren) | null = loadingPage,
): ComponentType<P> {
  return lazyIn(
    late(async () => ({ Part: await load() })),
    ({ Part }) => Part,
    {
      Waiting: () => waiting?.() ?? null,
      Failed: () => (
        <main class={styles.loading}>
          <NotLoaded />
        </main>
      ),
    },
  );
}

interface Meanwhile<P> {
  readonly Waiting: ComponentType<P>;
  readonly Failed?: ComponentType;
}

/** A component of a part that comes later. Shown before that, it asks for the part, and `Waiting` stands in its place. */
export function lazyIn<T extends object, P extends object>(
  from: Late<T>,
  componentIn: (part: T) => ComponentType<P>,
  { Waiting, Failed = NotLoaded }: Meanwhile<P>,
): ComponentType<P> {
  return function Lazy(props: P) {
    // What an earlier attempt could not fetch is tried again; a failure is shown below.
    useState(() => (from.part.peek() === null ? void from.load().catch(() => null) : null));
    const part = from.part.value;
    if (part !== null) {
      const Part = componentIn(part);
      return <Part {...props} />;
    }
    return from.hasFailed.value ? <Failed /> : <Waiting {...props} />;
  };
}

function loadingPage() {
  return <main class={styles.loading} aria-busy="true" />;
}

/** The network failed, or a newer version of the page has replaced this one's files. */
function NotLoaded() {
  return (
    <>
      <p role="alert">{t('shell.not-loaded')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('shell.load-again')}
      </button>
    </>
  );
}

/** A part of the page in a file of its own. */
export interface Late<T> {
  /** The part once it is there, null before. A component that reads it is drawn again when it comes. */
  readonly part: ReadonlySignal<T | null>;
  /** Whether the latest attempt failed. */
  readonly hasFailed: ReadonlySignal<boolean>;
  /** Fetches the part. A second call joins the first; after a failure the next call tries again. */
  load(): Promise<T>;
}

export function late<T extends object>(fetchPart: () => Promise<T>): Late<T> {
  const part = signal<T | null>(null);
  const hasFailed = signal(false);
  let loading: Promise<T> | null = null;
  const load = async () => {
    try {
      hasFailed.value = false;
      const fetched = await fetchPart();
      part.value = fetched;
      return fetched;
    } catch (error) {
      hasFailed.value = true;
      loading = null;
      throw error;
    }
  };
  return {
    part,
    hasFailed,
    load: () => {
      loading ??= load();
      return loading;
    },
  };
}
