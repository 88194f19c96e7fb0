import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedScreen } from '../../../src/table/local/shared-screen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function round(people: readonly number[], { hasSecrets } = { hasSecrets: true }) {
  const waitedFor = signal<number | null>(null);
  const isOver = signal(false);
  return { waitedFor, isOver, screen: new SharedScreen({ people, waitedFor, isOver, hasSecrets }) };
}

test('the curtain falls between two people, not while bots play', () => {
  const { screen, waitedFor } = round([0, 2]);
  expect([screen.curtain.value, screen.viewer.value]).toEqual([null, null]);
  waitedFor.value = 2;
  expect([screen.curtain.value, screen.viewer.value]).toEqual([2, null]);
  screen.lift();
  expect([screen.curtain.value, screen.viewer.value]).toEqual([null, 2]);
  waitedFor.value = null;
  expect([screen.curtain.value, screen.viewer.value]).toEqual([null, 2]);
  waitedFor.value = 0;
  expect([screen.curtain.value, screen.viewer.value]).toEqual([0, null]);
});

test('a person who is shown a secret can read it before the curtain falls', () => {
  const { screen, waitedFor } = round([0, 2]);
  waitedFor.value = 0;
  screen.lift();
  screen.hold(4_000);
  waitedFor.value = 2;
  expect([screen.curtain.value, screen.viewer.value]).toEqual([null, 0]);
  vi.advanceTimersByTime(4_000);
  expect([screen.curtain.value, screen.viewer.value]).toEqual([2, null]);
});

test('after the end the screen shows the view without secrets', () => {
  const { screen, waitedFor, isOver } = round([0, 2]);
  waitedFor.value = 0;
  screen.lift();
  isOver.value = true;
  expect(screen.viewer.value).toBeNull();
});

test('a single person never gets a curtain', () => {
  const { screen, waitedFor, isOver } = round([1]);
  for (const seat of [null, 1]) {
    waitedFor.value = seat;
    expect([screen.curtain.value, screen.viewer.value]).toEqual([null, 1]);
  }
  isOver.value = true;
  expect(screen.viewer.value).toBe(1);
});

test('where nothing is secret no curtain falls, and all look at the same view', () => {
  const { screen, waitedFor } = round([1, 2], { hasSecrets: false });
  waitedFor.value = 2;
  expect([screen.curtain.value, screen.viewer.value]).toEqual([null, 1]);
});
