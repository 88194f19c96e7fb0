// cspell:disable
import { describe, expect, test } from 'vitest';
import { keyAt, spellingComplaints } from '../../languages/spelling.ts';

describe('spelling', () => {
  test.each([
    ['it', 'lamapda'],
    ['pt', 'candeiero'],
    ['ru', 'ламап'],
  ] as const)('names in %s the word that no dictionary has, and where it stands', async (language, slip) => {
    const file = `tools/stories/tests/languages/samples/${language}.json`;
    expect(await spellingComplaints(language, [file])).toEqual([
      `leaflets-red.lines.soft: unknown word "${slip}"`,
    ]);
  });

  test('finds the keys that lead to a line', () => {
    const json = JSON.stringify(
      { a: { title: 'x', text: ['y', 'z'] }, b: { lines: { soft: 'w' } } },
      null,
      2,
    );
    const line = (mark: string) => json.split('\n').findIndex((row) => row.includes(`"${mark}"`)) + 1;
    expect([keyAt(json, line('x')), keyAt(json, line('z')), keyAt(json, line('w'))]).toEqual([
      'a.title',
      'a.text',
      'b.lines.soft',
    ]);
  });
});
