import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Announcement, Announcer } from '../../../src/frame/aloud/announcer.ts';

describe('Announcer', () => {
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

  test('joins sentences that come within the delay', () => {
    announcer.add(['one']);
    vi.advanceTimersByTime(200);
    announcer.add(['two', 'three']);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(heard).toEqual([{ sentences: ['one', 'two', 'three'], left: 0, prompt: null, isUrgent: false }]);
  });

  test('reads the same words in a row once', () => {
    announcer.add(['one', 'one', 'two']);
    announcer.add(['two', 'one']);
    vi.advanceTimersByTime(300);
    expect(heard[0]?.sentences).toEqual(['one', 'two', 'one']);
  });

  test('announces later sentences on their own', () => {
    announcer.add(['one']);
    vi.advanceTimersByTime(300);
    announcer.add(['two']);
    vi.advanceTimersByTime(300);
    expect(heard.map(({ sentences }) => sentences)).toEqual([['one'], ['two']]);
  });

  test('reads prose whole among many sentences, and no question interrupts it', () => {
    announcer.read(['a story']);
    announcer.add(Array.from({ length: 14 }, (_, index) => String(index)));
    announcer.ask('What now?', { isUrgent: true });
    vi.advanceTimersByTime(300);
    expect(heard[0]).toMatchObject({ left: 2, prompt: 'What now?', isUrgent: false });
    expect(heard[0]?.sentences.slice(0, 2)).toEqual(['a story', '2']);
  });

  test('announces nothing where there are no sentences', () => {
    announcer.add([]);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([]);
  });

  test('reads the latest of many sentences and counts the rest', () => {
    announcer.add(Array.from({ length: 30 }, (_, index) => String(index)));
    vi.advanceTimersByTime(300);
    expect(heard[0]?.left).toBe(18);
    expect(heard[0]?.sentences.at(-1)).toBe('29');
  });

  test('reads only the latest question, as urgent if the turn came before it', () => {
    announcer.ask('first', { isUrgent: true });
    announcer.ask('second', { isUrgent: false });
    vi.advanceTimersByTime(300);
    expect(heard).toEqual([{ sentences: [], left: 0, prompt: 'second', isUrgent: true }]);
  });

  test('announces nothing after it was cleared', () => {
    announcer.add(['a secret']);
    announcer.clear();
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([]);
  });
});
