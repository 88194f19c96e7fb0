import { type Ask, type Choice, type Grammar, print, type Range, text } from '@vigilia/kernel';
import type { Paper } from '../drawing.ts';
import type { Shelved } from '../games.ts';
import { padded, paint, wrap } from '../layout.ts';
import type { Say } from '../say.ts';

/** Choices that are offered on one line, by their number. */
export interface Item {
  /** In notation; of a range the lowest. */
  readonly line: string;
  readonly choice: Choice;
  /** The highest amount of a range. */
  readonly to: number | null;
}

const FEW = 14;
/** The narrowest a column of words may be. */
const MARGIN = 24;

/** What may be answered, in the order in which it is numbered from 1. */
export function itemsOf(ask: Ask, grammar: Grammar): Item[] {
  return [
    ...ask.choices.map((choice) => ({ line: print(grammar, choice), choice, to: null })),
    ...ask.ranges.map(({ from, to }: Range<Choice>) => ({ line: print(grammar, from), choice: from, to })),
  ];
}

/** The menu in lines: each choice with its words, or, where there are many, packed by verb. */
export function menuLines(items: readonly Item[], shelved: Shelved, { say, width }: Paper): string[] {
  if (items.length > FEW) return packed(items, width);
  const widest = Math.max(...items.map((item) => notationOf(item).length));
  return items.flatMap((item, index) => {
    const begin = `${numbered(index)}  ${padded(notationOf(item), widest)}   `;
    const [first = '', ...more] = wrap(wordsOf(item, shelved, say), Math.max(MARGIN, width - begin.length));
    return [
      begin + paint('dim', first),
      ...more.map((line) => ' '.repeat(begin.length) + paint('dim', line)),
    ];
  });
}

function wordsOf({ choice, to }: Item, { choiceText, glossOf }: Shelved, say: Say): string {
  if (to !== null) return say(text('play.range'));
  return [choiceText(choice), ...glossOf(choice)].map(say).join('. ');
}

function notationOf({ line, to }: Item): string {
  return to === null ? line : `${line}..${to}`;
}

function numbered(index: number): string {
  return `${index + 1}`.padStart(4);
}

function packed(items: readonly Item[], width: number): string[] {
  const cells = items.map((item, index) => `${numbered(index)}  ${notationOf(item)}`);
  const cellWidth = Math.max(...cells.map((cell) => cell.length)) + 2;
  const across = Math.max(1, Math.floor(width / cellWidth));
  const lines: string[] = [];
  let verb = '';
  let row: string[] = [];
  const flush = () => {
    if (row.length > 0) lines.push(row.join('').trimEnd());
    row = [];
  };
  for (const [index, cell] of cells.entries()) {
    const next = items[index]?.choice.verb ?? '';
    if (row.length === across || next !== verb) flush();
    verb = next;
    row.push(padded(cell, cellWidth));
  }
  flush();
  return lines;
}

/** A number of the menu as notation; of a range with its amount, `3 12`, or else the lowest. */
export function lineOf(items: readonly Item[], typed: string, grammar: Grammar): string | null {
  const [, number, amount] = /^(\d+)(?:\s+(\d+))?$/.exec(typed.trim()) ?? [];
  const item = items[Number(number) - 1];
  if (number === undefined || item === undefined) return null;
  if (amount === undefined) return item.line;
  return item.to === null ? null : print(grammar, { ...item.choice, amount: Number(amount) } as Choice);
}
