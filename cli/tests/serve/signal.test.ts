import { afterEach, expect, test, vi } from 'vitest';
import { listenForStop, type StopSignal } from '../../src/serve/signal.ts';

let ending: StopSignal | undefined;

afterEach(() => {
  ending?.stopListening();
  vi.restoreAllMocks();
});

/** Sends a signal at this time, in milliseconds. */
function signalAt(milliseconds: number, signal: 'SIGINT' | 'SIGTERM'): void {
  vi.spyOn(performance, 'now').mockReturnValue(milliseconds);
  process.emit(signal, signal);
}

test('resolves at the first signal, ignores its echo, and exits at the next one', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
  ending = listenForStop();
  signalAt(5000, 'SIGINT');
  await ending.received;
  signalAt(5010, 'SIGINT');
  expect(exit).not.toHaveBeenCalled();
  signalAt(7000, 'SIGTERM');
  expect(exit.mock.calls).toEqual([[143]]);
});

test('removes its listeners afterwards', () => {
  const before = process.listenerCount('SIGTERM');
  listenForStop().stopListening();
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
