import { type Ask, type Choice, type Grammar, print, type Range, type Text, text } from '@vigilia/kernel';
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

/** What the choices answer: their words may depend on it and on what its reader sees. */
export interface Question {
  readonly shelved: Shelved;
  readonly view: unknown;
  readonly prompt: Text;
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
export function menuLines(
  items: readonly Item[],
  { shelved, view, prompt }: Question,
  { say, width }: Paper,
): string[] {
  if (items.length > FEW)
    return [...packed(items, width), ...glosses(items, { shelved, view, prompt }, { say, width })];
  const widest = Math.max(...items.map((item) => notationOf(item).length));
  return items.flatMap((item, index) => {
    const begin = `${numbered(index)}  ${padded(notationOf(item), widest)}   `;
    const [first = '', ...more] = wrap(
      wordsOf(item, { shelved, view, prompt }, say),
      Math.max(MARGIN, width - begin.length),
    );
    return [
      begin + paint('dim', first),
      ...more.map((line) => ' '.repeat(begin.length) + paint('dim', line)),
    ];
  });
}

function wordsOf({ choice, to }: Item, { shelved, view, prompt }: Question, say: Say): string {
  const gloss = shelved.glossOf(choice, view, prompt);
  const words = to === null ? [shelved.choiceText(choice, view), ...gloss] : [...gloss, text('play.range')];
  return words.map(say).join('. ').replaceAll('.. ', '. ');
}

/** What choices bring, each said once with the numbers it is true of: they are too many for a line each. */
function glosses(
  items: readonly Item[],
  { shelved, view, prompt }: Question,
  { say, width }: Paper,
): string[] {
  const numbers = new Map<string, number[]>();
  for (const [index, { choice }] of items.entries()) {
    const words = shelved.glossOf(choice, view, prompt).map(say).join('. ').replaceAll('.. ', '. ');
    if (words !== '') numbers.set(words, [...(numbers.get(words) ?? []), index + 1]);
  }
  return [...numbers].flatMap(([words, of]) =>
    wrap(`${of.join(', ')}: ${words}`, width - MARGIN / 4).map((line) => paint('dim', `      ${line}`)),
  );
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
