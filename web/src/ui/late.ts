import { type ReadonlySignal, signal } from '@preact/signals';

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
