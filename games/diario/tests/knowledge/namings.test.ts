import { describe, expect, test } from 'vitest';
import { change, d10, upTo } from '../../src/data/language/make-effects.ts';
import { stakesIn } from '../../src/data/language/stakes.ts';
import { namingsOf } from '../../src/knowledge/namings.ts';
import { at } from '../scenario.ts';

/** What a choice asks about people, of an option with these effects. */
function namings(...effects: Parameters<typeof stakesIn>[0]) {
  const view = at([{ step: 'before-morning' }], { people: { marin: {}, anton: {} } }).view(0);
  const options = { stay: { cost: {}, when: null, stakes: stakesIn(effects) } };
  const deciding = { story: null, where: 'home', asksOn: false, options } as const;
  return namingsOf({ ...view, deciding }, { verb: 'decide', option: 'stay' }).map(({ ask, isSure }) => ({
    key: ask.prompt.key,
    isSure,
  }));
}

const worse = change('misery', 1, 'one');
const tired = change('fatigue', 1, 'one');

describe('LEAD-1 whom a choice will ask the Leader to name', () => {
  test('is known for certain where nothing decides before', () => {
    expect(namings(worse)).toEqual([{ key: 'prompt.name-for-worse', isSure: true }]);
  });

  test('may come where a die decides, once for the same question', () => {
    const rolled = d10(upTo(5, worse), upTo(10, worse));
    expect(namings(rolled)).toEqual([{ key: 'prompt.name-for-worse', isSure: false }]);
  });

  test('is left to be asked where another is certain', () => {
    expect(namings(tired, d10(upTo(5, worse), upTo(10)))).toEqual([
      { key: 'prompt.name-for-worse', isSure: true },
    ]);
  });
});
