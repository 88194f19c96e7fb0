import { describe, expect, test } from 'vitest';
import { CLOCK } from '../../src/search/clock.ts';

/** These take far longer than the millisecond that a timer waits at least. */
const MANY = 100_000;

/** Whether a timer that was set before is heard while there are pauses and nothing else to wait for. */
async function isTimerHeard(): Promise<boolean> {
  let isHeard = false;
  setTimeout(() => {
    isHeard = true;
  }, 0);
  for (let pauses = 0; !isHeard && pauses < MANY; pauses++) await CLOCK.pause();
  return isHeard;
}

describe('a pause', () => {
  test('lets others have their turn', async () => {
    expect(await isTimerHeard()).toBe(true);
  });

  test('does so without channels for messages too', async () => {
    const { MessageChannel } = globalThis;
    Reflect.deleteProperty(globalThis, 'MessageChannel');
    try {
      expect(await isTimerHeard()).toBe(true);
    } finally {
      Object.assign(globalThis, { MessageChannel });
    }
  });
});
