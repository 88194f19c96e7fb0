import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Asked, View } from '../../../src/games/diario/table/asked.ts';
import { firstAsked } from '../moments.ts';

/** The parts as a page has them that was just loaded. */
async function newPage() {
  vi.resetModules();
  return import('../../../src/games/diario/table/later/later.ts');
}

function tableAt({ view, ask }: Asked, patch: Partial<View> = {}) {
  return { view: signal({ ...view, ...patch }), asks: signal([ask]) };
}

describe('a table that is opened', () => {
  beforeEach(() => {
    const page = new EventTarget();
    vi.stubGlobal('window', Object.assign(page, { setTimeout: vi.fn(), clearTimeout: vi.fn() }));
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('has the board of a round before it is drawn, and nothing of the night', async () => {
    const { day, story, night, prepare } = await newPage();
    await prepare(tableAt(firstAsked('prompt.assign')));
    expect([day, story, night].map(({ part }) => part.value !== null)).toEqual([true, false, false]);
  });

  test('has the page of a story before it is drawn', async () => {
    const { day, story, night, prepare } = await newPage();
    await prepare(tableAt(firstAsked('prompt.options')));
    expect([day, story, night].map(({ part }) => part.value !== null)).toEqual([false, true, false]);
  });

  test.each(['prompt.eat', 'prompt.duty'])('has everything before it is drawn at %s', async (prompt) => {
    const { day, story, night, prepare } = await newPage();
    await prepare(tableAt(firstAsked(prompt)));
    expect([day, story, night].every(({ part }) => part.value !== null)).toBe(true);
  });

  test('has everything before it is drawn where several players sit at it', async () => {
    const { night, prepare } = await newPage();
    await prepare(tableAt(firstAsked('prompt.assign'), { seats: 3 }));
    expect(night.part.value).not.toBeNull();
  });
});
