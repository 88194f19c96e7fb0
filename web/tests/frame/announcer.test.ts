import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Announcement, Announcer } from '../../src/frame/announcer.ts';

describe('what is read aloud', () => {
  let heard: Announcement[] = [];
  let announcer = new Announcer(() => {});

  beforeEach(() => {
    vi.useFakeTimers();
    heard = [];
    announcer = new Announcer((said) => heard.push(said));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('what happens within a moment is read in one breath', () => {
    announcer.add(['one']);
    vi.advanceTimersByTime(200);
    announcer.add(['two', 'three']);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(heard).toEqual([{ sentences: ['one', 'two', 'three'], left: 0, prompt: null, isUrgent: false }]);
  });

  test('what happens later is read by itself', () => {
    announcer.add(['one']);
    vi.advanceTimersByTime(300);
    announcer.add(['two']);
    vi.advanceTimersByTime(300);
    expect(heard.map(({ sentences }) => sentences)).toEqual([['one'], ['two']]);
  });

  test('nothing is said where nothing happened', () => {
    announcer.add([]);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([]);
  });

  test('of many sentences the latest are read, and how many are left to the log', () => {
    announcer.add(Array.from({ length: 30 }, (_, index) => String(index)));
    vi.advanceTimersByTime(300);
    expect(heard[0]?.left).toBe(18);
    expect(heard[0]?.sentences.at(-1)).toBe('29');
  });

  test('only the latest question is read, urgent if the turn came in between', () => {
    announcer.ask('first', { isUrgent: true });
    announcer.ask('second', { isUrgent: false });
    vi.advanceTimersByTime(300);
    expect(heard).toEqual([{ sentences: [], left: 0, prompt: 'second', isUrgent: true }]);
  });

  test('behind the curtain nothing is said any more', () => {
    announcer.add(['a secret']);
    announcer.clear();
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([]);
  });
});
