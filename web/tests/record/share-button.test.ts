import { describe, expect, test } from 'vitest';
import { type Sharer, share } from '../../src/record/share-button.tsx';

const LINK = { title: 'Diary', url: 'https://vigilia.example/table/12ab#diary' };
const WORDS = { title: 'Diary', text: 'Day 1' };

function clipboard() {
  const copied: string[] = [];
  return {
    copied,
    clipboard: {
      async writeText(words: string) {
        copied.push(words);
      },
    },
  };
}

const failing =
  (name: string): Sharer['share'] =>
  () =>
    Promise.reject(new DOMException('no', name));

describe('sharing', () => {
  test('gives it to the device where that can send, and copies nothing', async () => {
    const given: object[] = [];
    const { copied, ...browser } = clipboard();
    expect(await share(LINK, { ...browser, share: async (it) => void given.push(it) })).toBe('sent');
    expect(given).toEqual([LINK]);
    expect(copied).toEqual([]);
  });

  test('copies the link or the words where the device cannot send', async () => {
    const { copied, ...browser } = clipboard();
    expect(await share(LINK, browser)).toBe('copied');
    expect(await share(WORDS, { ...browser, share: failing('NotAllowedError') })).toBe('copied');
    expect(copied).toEqual([LINK.url, WORDS.text]);
  });

  test('copies nothing after the person has changed their mind', async () => {
    const { copied, ...browser } = clipboard();
    expect(await share(LINK, { ...browser, share: failing('AbortError') })).toBe('sent');
    expect(copied).toEqual([]);
  });

  test('says so where the page may not copy', async () => {
    expect(await share(WORDS, {})).toBe('refused');
    const refusing = { writeText: () => Promise.reject(new Error('no')) };
    expect(await share(WORDS, { clipboard: refusing })).toBe('refused');
  });
});
