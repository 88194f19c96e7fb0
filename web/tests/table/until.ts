import { effect } from '@preact/signals';

/** Waits until a condition on signals holds. */
export function until(isSo: () => boolean): Promise<void> {
  return new Promise((done, fail) => {
    let stop: (() => void) | undefined;
    let isDone = false;
    stop = effect(() => {
      try {
        if (!isSo()) return;
      } catch (error) {
        fail(error);
      }
      isDone = true;
      stop?.();
      done();
    });
    if (isDone) stop();
  });
}
