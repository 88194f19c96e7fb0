import { describe, expect, test } from 'vitest';
import { companyComplaints } from '../company.ts';
import { book, happens, leaflet, prose, story, words } from './sample.ts';

function complaints(text: string, other: Parameters<typeof leaflet>[0] = {}) {
  const told = words({ stories: { 'leaflets-red': prose({ text: [text] }) } });
  return companyComplaints(book([leaflet(other)], { words: [told] }));
}

describe('company', () => {
  test('a story about one of us and another needs two people', () => {
    const text = 'One of us folds it in three; another has opened it again.';
    expect(complaints(text)).toEqual([
      'leaflets-red: says "One of us folds it in three; another" and may be read with one person',
    ]);
    expect(complaints(text, { people: 2 })).toEqual([]);
    expect(complaints('One of us folds it. Another day begins.')).toEqual([]);
  });

  test('lines of a story count as well', () => {
    const told = words({
      stories: { 'leaflets-red': prose({ lines: { end: 'The rest of us go about in socks.' } }) },
    });
    expect(companyComplaints(book([leaflet()], { words: [told] }))).toHaveLength(1);
  });

  test('an argument needs two people', () => {
    const quarrel = story('the-argument-red', { from: { card: 'the-argument', colour: 'red' } });
    expect(companyComplaints(book([quarrel]))).toEqual(['the-argument-red: one person does not argue']);
  });

  test('a story that follows at once needs no more people than the one before', () => {
    const first = happens({ kind: 'story', story: 'second' });
    const second = story('second', { people: 2 });
    expect(companyComplaints(book([first, second]))).toEqual([
      'leaflets-red: second follows at once and needs 2 people',
    ]);
    expect(companyComplaints(book([{ ...first, people: 2 }, second]))).toEqual([]);
  });
});
