import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import {
  localeOf,
  type Name,
  type Numeral,
  numeralsOf,
  type Text,
  type Variable,
  writtenWith,
} from '@vigilia/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

/** One catalog in one language: messages by key. */
export type Messages = Readonly<Record<string, string>>;

export interface Names {
  /** How the game names the value of a variable. */
  readonly nameOf: (variable: string, value: string | number) => Name;
  /** The names of the players, by seat. */
  readonly players: readonly string[];
}

/** Turns a text into a sentence of one language. */
export interface Translate {
  (text: Text): string;
  /** A number in the digits and with the decimal mark of the language. */
  readonly number: Numeral;
  /** A share of 1 as `12.5 %`. */
  readonly percent: (share: number) => string;
}

/** Translates every text of these catalogs into their language. */
export function createTranslator(
  language: string,
  catalogs: readonly Messages[],
  { nameOf, players }: Names,
): Translate {
  const locale = localeOf(language);
  const messages = new Map(catalogs.flatMap((catalog) => Object.entries(catalog)));
  const compiled = new Map<string, IntlMessageFormat>();
  const list = new Intl.ListFormat(locale);
  const number = numeralsOf(language);
  return Object.assign(translate, { number, percent: (share: number) => `${number(100 * share, 1)} %` });

  function translate({ key, vars }: Text): string {
    const values: Record<string, string | number> = {};
    for (const [variable, value] of Object.entries(vars)) {
      values[variable] = typeof value === 'object' ? value.length : value;
      // A name that the message does not say may lack in this language, as a case does.
      Object.defineProperty(values, named(variable), { get: () => nameOfAll(variable, value) });
    }
    return String(messageAt(key).format(values));
  }

  function messageAt(key: string): IntlMessageFormat {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const written = messages.get(key);
    if (written === undefined) throw new RangeError(`no message ${key} in ${language}`);
    const message = new IntlMessageFormat(withNames(parse(written)), locale);
    compiled.set(key, message);
    return message;
  }

  function nameOfAll(variable: string, value: Variable): string {
    if (typeof value === 'object') return list.format(value.map((each) => nameOfOne(variable, each)));
    return nameOfOne(variable, value);
  }

  function nameOfOne(variable: string, value: string | number): string {
    const name = nameOf(variable, value);
    if ('key' in name) return translate({ key: name.key, vars: name.vars ?? {} });
    if ('written' in name) return writtenWith(number, name.written);
    const player = players[name.seat];
    if (player === undefined) throw new RangeError(`there is no seat ${name.seat}`);
    return player;
  }
}

/** Where the name of a variable's value stands, beside the value itself. */
function named(variable: string): string {
  return `${variable} named`;
}

/**
 * A plain `{place}` is replaced by its name, while `{place, select, ...}` and plurals look at the value itself, or
 * at how many a list holds: languages choose the article or the case by it.
 */
function withNames(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.argument) return { ...element, value: named(element.value) };
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
    const options = Object.entries(element.options).map(([option, { value }]) => [
      option,
      { value: withNames(value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}
