import type { Choice } from './choice.ts';
import { type Refusal, refuse } from './refusal.ts';

/**
 * One kind of argument in the notation. `parse` must read back what `print` writes and return undefined for everything
 * else; a word that does not makes records that cannot be replayed.
 */
export interface Word {
  /** Names the kind in the refusal `refusal.expected`. */
  readonly name: string;
  /** Everything that may stand there, as it is written; absent for any number. */
  readonly values?: readonly string[];
  /** The number that the first of them stands for, if they stand for numbers. */
  readonly first?: number;
  print(value: string | number): string;
  parse(written: string): string | number | undefined;
}

/**
 * Every verb of a game with its arguments in order. Every choice that a step offers must print to one line and parse from
 * it: that line is the log, the typed command, the golden game and the wire.
 */
export type Grammar = Readonly<Record<string, readonly (readonly [argument: string, word: Word])[]>>;

/** A word that is one of a fixed set of names. */
export function oneOf(name: string, names: readonly string[]): Word {
  const known = new Map(names.map((each) => [each.toLowerCase(), each]));
  return { name, values: names, print: String, parse: (written) => known.get(written.toLowerCase()) };
}

/** A number written as a name: `I`, `II`, `III` or `p1`, `p2`. */
export function numbered(name: string, names: readonly string[], first: number): Word {
  return {
    name,
    values: names,
    first,
    print: (value) => names[Number(value) - first] ?? String(value),
    parse: (written) => {
      const index = names.findIndex((known) => known.toLowerCase() === written.toLowerCase());
      return index < 0 ? undefined : index + first;
    },
  };
}

export const wholeNumber: Word = {
  name: 'number',
  print: String,
  parse: (written) => (/^\d{1,6}$/.test(written) ? Number(written) : undefined),
};

export function print(grammar: Grammar, choice: Choice): string {
  let written = choice.verb;
  const values = choice as unknown as Record<string, string | number>;
  for (const [argument, word] of grammar[choice.verb] ?? [])
    written += ` ${word.print(values[argument] as string | number)}`;
  return written;
}

/** Reads one choice. `clause` is the clause of the open question; a refusal rests on it. */
export function parse(grammar: Grammar, line: string, clause: string | null): Choice | Refusal {
  const [first, ...others] = line.match(/\S+/g) ?? [];
  if (first === undefined) return { ...refuse(clause, 'refusal.empty'), column: 1 };
  const verb = first.toLowerCase();
  const words = Object.hasOwn(grammar, verb) ? grammar[verb] : undefined;
  if (words === undefined) return at(line, 0, refuse(clause, 'refusal.unknown-verb', { verb: first }));
  const choice: Record<string, string | number> & { verb: string } = { verb };
  let position = 0;
  for (const [argument, word] of words) {
    const token = others[position++];
    const value = token && word.parse(token);
    if (value === undefined)
      return at(line, position, refuse(clause, 'refusal.expected', { word: word.name }));
    choice[argument] = value;
  }
  const extra = others[words.length];
  if (extra !== undefined)
    return at(line, words.length + 1, refuse(clause, 'refusal.too-much', { rest: extra }));
  return choice;
}

/** Whether a choice could have been typed: a known verb with just its arguments, each of its own kind. */
export function isWellFormed(grammar: Grammar, choice: Choice): boolean {
  const words = Object.hasOwn(grammar, choice.verb) ? grammar[choice.verb] : undefined;
  if (words === undefined || Object.keys(choice).length !== words.length + 1) return false;
  const values = choice as unknown as Record<string, unknown>;
  return words.every(([argument, word]) => {
    const value = values[argument];
    const isWord = typeof value === 'string' || typeof value === 'number';
    return isWord && Object.is(word.parse(word.print(value)), value);
  });
}

/** A refusal of the word at this position of a line, or of what is missing there. */
function at(line: string, position: number, refusal: Refusal): Refusal {
  const word = [...line.matchAll(/\S+/g)][position];
  return { ...refusal, column: (word?.index ?? line.trimEnd().length + 1) + 1 };
}
