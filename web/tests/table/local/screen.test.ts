import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { SharedScreen, type Waited } from '../../../src/table/local/shared-screen.ts';

function round(people: readonly number[], { hasSecrets } = { hasSecrets: true }) {
  const waitedFor = signal<Waited | null>(null);
  const isOver = signal(false);
  const screen = new SharedScreen({ people, waitedFor, isOver, hasSecrets });
  let question = 0;
  return {
    screen,
    isOver,
    ask(seat: number | null, { isOpen } = { isOpen: false }) {
      waitedFor.value = seat === null ? null : { seat, question: ++question, isOpen };
    },
    /** The seat behind the curtain, the viewer, and the seat that the screen answers for. */
    shown: () => [screen.curtain.value, screen.viewer.value, screen.answering.value],
  };
}

const openly = { isOpen: true };

test('the curtain falls between two people, and while bots play all see what all may see', () => {
  const { screen, ask, shown } = round([0, 2]);
  expect(shown()).toEqual([null, null, null]);
  ask(2);
  expect(shown()).toEqual([2, null, null]);
  screen.lift();
  expect(shown()).toEqual([null, 2, 2]);
  ask(2);
  expect(shown()).toEqual([null, 2, 2]);
  ask(null);
  expect(shown()).toEqual([null, null, null]);
  ask(0);
  expect(shown()).toEqual([0, null, null]);
});

test('no curtain falls for questions before all eyes, and no person’s view is shown', () => {
  const { screen, ask, shown } = round([0, 1, 2]);
  for (const seat of [0, 1, 2, 0]) {
    ask(seat, openly);
    expect(shown()).toEqual([null, null, seat]);
  }
  ask(0);
  expect(shown()).toEqual([0, null, null]);
  screen.lift();
  ask(0, openly);
  expect(shown()).toEqual([null, null, 0]);
});

test('the curtain falls again for a person who sat before the screen while all looked', () => {
  const { screen, ask, shown } = round([0, 1]);
  ask(0);
  screen.lift();
  ask(1, openly);
  ask(0);
  expect(shown()).toEqual([0, null, null]);
});

test('a person who is asked before all eyes may look alone, behind the curtain, and show all again', () => {
  const { screen, ask, shown } = round([0, 1]);
  ask(1, openly);
  expect(screen.isAlone.value).toBe(false);
  screen.lookAlone(true);
  expect(shown()).toEqual([1, null, null]);
  screen.lift();
  expect([...shown(), screen.isAlone.value]).toEqual([null, 1, 1, true]);
  screen.lookAlone(false);
  expect(shown()).toEqual([null, null, 1]);
  screen.lookAlone(true);
  screen.lift();
  ask(0, openly);
  expect(shown()).toEqual([null, null, 0]);
});

test('a person who is shown a secret has the screen until they put it away', () => {
  const { screen, ask, shown } = round([0, 2]);
  for (const next of [{ isOpen: false }, openly]) {
    ask(0);
    screen.lift();
    screen.hold();
    // The next answer of the same person puts it away as well.
    expect(screen.isShowing.value).toBe(false);
    for (const seat of [null, 2]) {
      ask(seat, next);
      expect([...shown(), screen.isShowing.value]).toEqual([null, 0, 0, true]);
    }
    screen.release();
    expect(shown()).toEqual(next.isOpen ? [null, null, 2] : [2, null, null]);
    expect(screen.isShowing.value).toBe(false);
  }
});

test('nothing is left to put away at the end', () => {
  const { screen, ask, isOver } = round([0, 2]);
  ask(0);
  screen.lift();
  screen.hold();
  ask(null);
  isOver.value = true;
  expect(screen.isShowing.value).toBe(false);
});

test('after the end the screen shows the view without secrets', () => {
  const { screen, ask, isOver } = round([0, 2]);
  ask(0);
  screen.lift();
  isOver.value = true;
  expect(screen.viewer.value).toBeNull();
});

test('a single person never gets a curtain', () => {
  const { ask, isOver, screen, shown } = round([1]);
  for (const seat of [null, 1]) {
    for (const how of [{ isOpen: false }, openly]) {
      ask(seat, how);
      expect([...shown(), screen.isAlone.value]).toEqual([null, 1, 1, null]);
    }
  }
  isOver.value = true;
  expect(screen.viewer.value).toBe(1);
});

test('where nothing is secret no curtain falls, and all look at the same view', () => {
  const { ask, shown } = round([1, 2], { hasSecrets: false });
  ask(2);
  expect(shown()).toEqual([null, 1, 1]);
});
