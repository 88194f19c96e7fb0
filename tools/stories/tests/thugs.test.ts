import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../games/diario/src/data/language/effect.ts';
import type { Prose } from '../../../games/diario/src/data/language/story.ts';
import { thugComplaints } from '../thugs.ts';
import { happens, prose, words } from './sample.ts';

function fightWith(thugs: boolean): Effect {
  return {
    kind: 'fight',
    enemies: { count: [{ upTo: 10, enemies: 1 }], weapons: { A: [], B: [], C: [] }, thugs },
  };
}

function complaintsOn(thugs: boolean, told: Partial<Prose>): string[] {
  const stories = [happens(fightWith(thugs))];
  return thugComplaints({ stories, words: [words({ stories: { 'leaflets-red': prose(told) } })] });
}

describe('fights with thugs', () => {
  test('accepts thugs whom the text calls so, and others whom it does not', () => {
    expect(complaintsOn(true, { text: ['Two thugs stand in the arch.'] })).toEqual([]);
    expect(complaintsOn(false, { text: ['Two men stand in the arch.'] })).toEqual([]);
  });

  test('reports a fight marked so whose text calls no one thugs', () => {
    expect(complaintsOn(true, { text: ['Two men stand in the arch.'] })).toEqual([
      'leaflets-red: a fight with thugs whom the text does not call so',
    ]);
  });

  test('reports a fight not marked so whose text calls them thugs, also in an option or a line', () => {
    const complaint = 'leaflets-red: the text calls them thugs, and the fight does not';
    expect(complaintsOn(false, { title: 'Thugs' })).toEqual([complaint]);
    expect(complaintsOn(false, { options: { hit: 'Hit the thug' } })).toEqual([complaint]);
    expect(complaintsOn(false, { lines: { hit: 'The thugs run.' } })).toEqual([complaint]);
  });
});
