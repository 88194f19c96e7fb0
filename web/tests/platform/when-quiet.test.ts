import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Waits, whenQuiet } from '../../src/platform/when-quiet.ts';

/** A page without a document. */
function newPage() {
  const target = new EventTarget();
  const page = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
  } as unknown as Waits;
  return { page, press: (input: string) => target.dispatchEvent(new Event(input)) };
}

describe('what waits until a page is quiet', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each(['pointerdown', 'keydown'])('runs once, after the first %s and what it does', (input) => {
    const { page, press } = newPage();
    const run = vi.fn();
    whenQuiet(run, page);
    press(input);
    expect(run).not.toHaveBeenCalled();
    press(input);
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('runs once where the page is only looked at', () => {
    const { page, press } = newPage();
    const run = vi.fn();
    whenQuiet(run, page);
    vi.runAllTimers();
    press('keydown');
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
