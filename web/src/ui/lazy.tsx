import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n/translate.ts';
import { type Late, late } from './late.ts';

/** A component that is fetched when it is first shown; `waiting` is shown until then. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ComponentChildren = <main class="loading" aria-busy="true" />,
): ComponentType<P> {
  return lazyIn(
    late(async () => ({ Part: await load() })),
    ({ Part }) => Part,
    {
      Waiting: () => waiting,
      failed: (
        <main class="loading">
          <NotLoaded />
        </main>
      ),
    },
  );
}

interface Meanwhile<P> {
  readonly Waiting: ComponentType<P>;
  readonly failed?: ComponentChildren;
}

/** A component of a part that comes later. Shown before that, it asks for the part, and `Waiting` stands in its place. */
export function lazyIn<T extends object, P extends object>(
  from: Late<T>,
  componentIn: (part: T) => ComponentType<P>,
  { Waiting, failed = <NotLoaded /> }: Meanwhile<P>,
): ComponentType<P> {
  return function Lazy(props: P) {
    // What an earlier attempt could not fetch is tried again; a failure is shown below.
    useState(() => (from.part.peek() === null ? void from.load().catch(() => null) : null));
    const part = from.part.value;
    if (part !== null) {
      const Part = componentIn(part);
      return <Part {...props} />;
    }
    return from.hasFailed.value ? failed : <Waiting {...props} />;
  };
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
