import { afterEach, expect, test, vi } from 'vitest';
import { listenForStop, type StopSignal } from '../../src/serve/signal.ts';

let ending: StopSignal | undefined;

afterEach(() => {
  ending?.stopListening();
  vi.restoreAllMocks();
});

/** A signal at a time of its own, in milliseconds. */
function signalAt(milliseconds: number, signal: 'SIGINT' | 'SIGTERM'): void {
  vi.spyOn(performance, 'now').mockReturnValue(milliseconds);
  process.emit(signal, signal);
}

test('the first signal is a wish, its echo is nothing, and the next one ends everything at once', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
  ending = listenForStop();
  signalAt(5000, 'SIGINT');
  await ending.received;
  signalAt(5010, 'SIGINT');
  expect(exit).not.toHaveBeenCalled();
  signalAt(7000, 'SIGTERM');
  expect(exit.mock.calls).toEqual([[143]]);
});

test('nobody listens any more afterwards', () => {
  const before = process.listenerCount('SIGTERM');
  listenForStop().stopListening();
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
