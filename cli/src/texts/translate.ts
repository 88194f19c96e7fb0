import {
  compile,
  type Language,
  type Message,
  type Names,
  type Numeral,
  numeralsOf,
  type Text,
  translatorOf,
} from '@vigilia/kernel';

/** One catalog in one language: messages in ICU's notation, by key. */
export type Catalog = Readonly<Record<string, string>>;

/** Turns a text into a sentence of one language. */
export interface Translate {
  (text: Text): string;
  /** A number in the digits and with the decimal mark of the language. */
  readonly number: Numeral;
  /** A share of 1 as `12.5 %`. */
  readonly percent: (share: number) => string;
}

/** Translates every text of these catalogs into their language. A message is taken apart when it is first said. */
export function createTranslator(language: Language, catalogs: readonly Catalog[], names: Names): Translate {
  const written = new Map(catalogs.flatMap((catalog) => Object.entries(catalog)));
  const compiled = new Map<string, Message>();
  const number = numeralsOf(language);
  const { say } = translatorOf(language, messageOf, names);
  const translate = (text: Text) => say(text);
  return Object.assign(translate, { number, percent: (share: number) => `${number(100 * share, 1)} %` });

  function messageOf(key: string): Message | undefined {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const message = written.get(key);
    if (message === undefined) return undefined;
    const parts = compile(message);
    compiled.set(key, parts);
    return parts;
  }
}
