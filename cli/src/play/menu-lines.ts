import { type Choice, type Range, type Text, text } from '@vigilia/kernel';
import type { Translate } from '../texts/translate.ts';
import { padded, paint, wrap } from '../ui/layout.ts';
import type { RenderOptions, TerminalUi } from '../ui/terminal-ui.ts';
import type { Item } from './menu.ts';

/** The question that a menu answers: the words of a choice depend on its prompt and on the view of its reader. */
export interface Question {
  readonly ui: Pick<TerminalUi, 'choiceText' | 'glossOf'>;
  readonly view: unknown;
  readonly prompt: Text;
}

const FEW = 14;
/** The narrowest a column of words may be. */
const MARGIN = 24;
/** How far in the remarks below a menu stand. */
const REMARK = 6;

/** The menu in lines: each choice with its words, or, if there are many, packed by verb. */
export function menuLines(items: readonly Item[], question: Question, options: RenderOptions): string[] {
  const lines =
    items.length > FEW
      ? [...packed(items, options.width), ...glosses(items, question, options)]
      : oneByOne(items, question, options);
  return items.some(isWide)
    ? [...lines, ...remark(options.translate(text('play.range-note')), options)]
    : lines;
}

function oneByOne(items: readonly Item[], question: Question, { translate, width }: RenderOptions): string[] {
  const widest = Math.max(...items.map((item) => notationOf(item).length));
  return items.flatMap((item, index) => {
    const begin = `${numbered(index)}  ${padded(notationOf(item), widest)}   `;
    const words = wrap(wordsOf(item, question, translate), Math.max(MARGIN, width - begin.length));
    return words.map((line, row) => (row === 0 ? begin : ' '.repeat(begin.length)) + paint('dim', line));
  });
}

function wordsOf(item: Item, { ui, view, prompt }: Question, translate: Translate): string {
  const words = translate(ui.choiceText(item.choice, view));
  const said = isWide(item) ? translate(text('play.range', { words, most: item.to })) : words;
  return sentences([said, ...ui.glossOf(item.choice, view, prompt).map(translate)]);
}

/** Texts one after the other, with a full stop between two that have no mark there. */
function sentences(texts: readonly string[]): string {
  return texts.reduce((line, next) => (/[.:?!…]$/.test(line) ? `${line} ${next}` : `${line}. ${next}`));
}

/** What choices bring, each gloss once with the numbers of its choices: a line for each choice would be too long. */
function glosses(items: readonly Item[], { ui, view, prompt }: Question, options: RenderOptions): string[] {
  const numbers = new Map<string, number[]>();
  for (const [index, { choice }] of items.entries()) {
    const gloss = ui.glossOf(choice, view, prompt).map(options.translate);
    if (gloss.length === 0) continue;
    const words = sentences(gloss);
    numbers.set(words, [...(numbers.get(words) ?? []), index + 1]);
  }
  return [...numbers].flatMap(([words, of]) => remark(`${runsOf(of)}: ${words}`, options));
}

function remark(words: string, { width }: RenderOptions): string[] {
  return wrap(words, width - REMARK, '  ').map((line) => paint('dim', ' '.repeat(REMARK) + line));
}

/** Numbers in rising order, those in a row as one: `3, 5-8`. */
function runsOf(numbers: readonly number[]): string {
  const runs: (readonly [first: number, last: number])[] = [];
  for (const number of numbers) {
    const [first, last] = runs.at(-1) ?? [];
    if (first !== undefined && last === number - 1) runs[runs.length - 1] = [first, number];
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ');
}

/** Whether it is a range, and holds more than its lowest. */
function isWide(item: Item): item is Item & { readonly to: number } {
  return item.to !== null && item.to > (item.choice as Range<Choice>['from']).amount;
}

function notationOf(item: Item): string {
  return isWide(item) ? `${item.line}..${item.to}` : item.line;
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
