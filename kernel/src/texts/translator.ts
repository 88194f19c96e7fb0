import type { Language } from './languages.ts';
import type { Message, Messages } from './message.ts';
import { localeOf, numeralsOf, writtenWith } from './numerals.ts';
import type { Name, Text, Variable } from './text.ts';

export interface Names {
  /** How a game names the value of a variable. */
  readonly nameOf: (variable: string, value: string | number) => Name;
  /** The names of the players, by seat. */
  readonly players: readonly string[];
  /** Whether a message that is not there is one that comes later: until then it is an ellipsis. */
  readonly isLate?: (key: string) => boolean;
}

/** Said in place of words that have not come yet. */
const NOT_YET = '…';

/** A piece of a sentence: plain words, or the name of a thing on the board. */
export type Piece =
  | string
  | { readonly words: string; readonly variable: string; readonly value: string | number };

export interface Translator {
  readonly language: Language;
  /** A text as a sentence. */
  say(text: Text): string;
  /** The same in pieces: the names are marked, so that the page can light up what they name. */
  pieces(text: Text): Piece[];
  has(key: string): boolean;
}

/**
 * Turns texts into sentences of their language: the one formatter of the page, the terminal and the previews of links.
 * `messageOf` finds the message of a key, or undefined.
 */
export function translatorOf(
  language: Language,
  messageOf: (key: string) => Message | undefined,
  { nameOf, players, isLate }: Names,
): Translator {
  const locale = localeOf(language);
  const list = new Intl.ListFormat(locale);
  const plural = new Intl.PluralRules(locale);
  const number = numeralsOf(language);
  const say = (text: Text) => wordsOf(pieces(text));
  return { language, say, pieces, has: (key) => messageOf(key) !== undefined };

  function pieces({ key, vars }: Text): Piece[] {
    const message = messageOf(key);
    if (message === undefined && isLate?.(key)) return [NOT_YET];
    if (message === undefined) throw new RangeError(`no message ${key} in ${language}`);
    return fill(message, vars, 0);
  }

  function fill(message: Message, vars: Text['vars'], counted: number): Piece[] {
    if (typeof message === 'string') return [message];
    return message.flatMap((part): Piece[] => {
      if (typeof part === 'string') return [part];
      if (part === 0) return [number(counted)];
      const [variable] = part;
      const value = vars[variable];
      if (value === undefined) throw new RangeError(`no value for the variable ${variable}`);
      if (part.length === 1) return named(variable, value);
      const [, by, options] = part;
      const size = typeof value === 'object' ? value.length : value;
      const chosen =
        by === 'select' ? options[size] : (options[`=${size}`] ?? options[plural.select(Number(size))]);
      return fill(chosen ?? options.other ?? '', vars, by === 'plural' ? Number(size) : counted);
    });
  }

  function named(variable: string, value: Variable): Piece[] {
    if (typeof value !== 'object') return [{ words: nameOfOne(variable, value), variable, value }];
    const names = value.map((each) => nameOfOne(variable, each));
    let index = 0;
    return list.formatToParts(names).map((part): Piece => {
      if (part.type === 'literal') return part.value;
      const each = value[index++] as string | number;
      return { words: part.value, variable, value: each };
    });
  }

  function nameOfOne(variable: string, value: string | number): string {
    const name = nameOf(variable, value);
    if ('key' in name) return say({ key: name.key, vars: name.vars ?? {} });
    if ('written' in name) return writtenWith(number, name.written);
    return players[name.seat] ?? `p${name.seat + 1}`;
  }
}

/** Turns the texts of these catalogs into sentences of their language. */
export function translatorFor(language: Language, catalogs: readonly Messages[], names: Names): Translator {
  const messages: Messages = Object.assign({}, ...catalogs);
  return translatorOf(language, (key) => messages[key], names);
}

function wordsOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join('');
}
