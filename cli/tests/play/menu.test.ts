import { type Ask, type Choice, type Grammar, numbered, text, wholeNumber } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import { completions } from '../../src/play/completion.ts';
import { itemsOf, lineOf } from '../../src/play/menu.ts';
import { menuLines } from '../../src/play/menu-lines.ts';

const GRAMMAR: Grammar = {
  pass: [],
  bid: [
    ['position', numbered('position', ['I', 'II'], 1)],
    ['amount', wholeNumber],
  ],
};

function askFor(choices: readonly Choice[], ranges: Ask['ranges'] = []): Ask {
  return { seat: 0, clause: 'AUC-3', prompt: text('prompt.raise'), question: 0, choices, ranges };
}

const bid = (position: number, amount: number) => ({ verb: 'bid', position, amount });
const items = itemsOf(askFor([{ verb: 'pass' }], [{ from: bid(2, 4), to: 44 }]), GRAMMAR);

describe('the numbers of a menu', () => {
  test.each([
    ['1', 'pass'],
    ['2', 'bid II 4'],
    ['2 17', 'bid II 17'],
    ['2  99', 'bid II 99'],
    ['1 17', null],
    ['3', null],
    ['0', null],
    ['1.5', null],
    ['pass', null],
  ])('%j stands for %j', (typed, line) => {
    expect(lineOf(items, typed, GRAMMAR)).toBe(line);
  });
});

describe('the lines of a menu', () => {
  const { ui } = gameNamed('011');
  const question = { ui, view: null, prompt: text('prompt.raise') };
  const translate = Object.assign(({ key }: { key: string }) => key, { number: String, percent: String });

  test('few choices each have their words, and a range its ends', () => {
    expect(
      menuLines(items, question, { translate, width: 80 }).map((line) => line.replace(/ +/g, ' ')),
    ).toEqual([' 1 pass verb.pass', ' 2 bid II 4..44 play.range', ' play.range-note']);
  });

  test('many are packed, every verb on lines of its own, none beyond the width', () => {
    const many = Array.from({ length: 20 }, (_, amount) => bid(1, amount));
    const lines = menuLines(itemsOf(askFor([...many, { verb: 'pass' }]), GRAMMAR), question, {
      translate,
      width: 40,
    });
    expect(lines.join('\n').match(/\d+ {2}(bid I \d+|pass)/g)).toHaveLength(21);
    expect(lines.at(-1)).toBe('  21  pass');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
  });
});

describe('the Tab key', () => {
  const known = ['walk r4c5', 'walk r4c6', 'stop', 'card research', 'board'];

  test.each([
    ['', ['walk ', 'stop ', 'card ', 'board '], ''],
    ['w', ['walk '], 'w'],
    ['WA', ['walk '], 'WA'],
    ['walk ', ['r4c5 ', 'r4c6 '], ''],
    ['walk r4c6', ['r4c6 '], 'r4c6'],
    ['walk r4c6; wa', ['walk '], 'wa'],
    ['fly', [], 'fly'],
  ])('after %j', (typed, candidates, replaced) => {
    expect(completions(typed, known)).toEqual([candidates, replaced]);
  });
});
