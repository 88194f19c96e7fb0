import { type Ask, everyChoice, text, wholeNumber } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { opinionLine } from '../../src/play/opinions.ts';
import { typedAnswer } from '../../src/play/typed.ts';

describe('an opinion is typed by the numbers of the menu', () => {
  const grammar = {
    done: [],
    pack: [['amount', wholeNumber]],
    drop: [['amount', wholeNumber]],
    for: [['amount', wholeNumber]],
    trust: [],
  } as const;
  const decider: Ask = {
    seat: 0,
    clause: 'LEAD-1',
    prompt: text('prompt.voice'),
    question: 0,
    choices: [{ verb: 'done' }],
    ranges: [
      { from: { verb: 'pack', amount: 1 }, to: 3 },
      { from: { verb: 'drop', amount: 8 }, to: 9 },
    ],
  };
  const voice: Ask = {
    ...decider,
    seat: 1,
    choices: [{ verb: 'trust' }],
    ranges: [{ from: { verb: 'for', amount: 1 }, to: 6 }],
  };

  test.each([
    ['for 1', 1],
    ['for 2 3', 4],
    ['for 3 9', 6],
  ])('%j names option %i', (line, amount) => {
    const typed = typedAnswer({ verb: 'for', amount } as never, decider, grammar);
    expect(typed).toEqual({ line, meant: everyChoice(decider)[amount - 1] });
    expect(opinionLine(line, voice, decider, grammar)).toBe(`for ${amount}`);
  });

  test('types a choice without an option as notation', () => {
    expect(typedAnswer({ verb: 'trust' }, decider, grammar).line).toBe('trust');
    expect(typedAnswer({ verb: 'pack', amount: 2 } as never, null, grammar).line).toBe('pack 2');
  });

  test.each([
    ['for 1', 'for 1'],
    ['against 2', 'against 2'],
    ['for 2 3', 'for 4'],
    ['3', 'for 5'],
    ['against 3 9', 'against 6'],
    ['trust', 'trust'],
    ['for 4', null],
    ['for 2 7', null],
  ])('%j is counted by the lines of the menu: %j', (line, taken) => {
    const answer = opinionLine(line, voice, decider, grammar);
    expect(typeof answer === 'string' ? answer : null).toBe(taken);
  });
});
