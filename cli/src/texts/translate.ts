import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Name, Text, Variable } from '@vigilia/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

/** One catalog in one language: messages by key. */
export type Messages = Readonly<Record<string, string>>;

export interface Names {
  /** How the game says the value of a variable. */
  readonly nameOf: (variable: string, value: string | number) => Name;
  /** Who sits where, by seat. */
  readonly players: readonly string[];
}

export type Translate = (text: Text) => string;

/** Somebody who says every text of these catalogs in their language. */
export function createTranslator(
  language: string,
  catalogs: readonly Messages[],
  { nameOf, players }: Names,
): Translate {
  const messages = new Map(catalogs.flatMap((catalog) => Object.entries(catalog)));
  const compiled = new Map<string, IntlMessageFormat>();
  // Our English is British: no comma before the last of a list, as in the rulebook.
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  return translate;

  function translate({ key, vars }: Text): string {
    const values: Record<string, string | number> = {};
    for (const [variable, value] of Object.entries(vars)) {
      values[variable] = typeof value === 'object' ? value.length : value;
      values[spoken(variable)] = nameOfAll(variable, value);
    }
    return String(messageAt(key).format(values));
  }

  function messageAt(key: string): IntlMessageFormat {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const written = messages.get(key);
    if (written === undefined) throw new RangeError(`no message ${key} in ${language}`);
    const message = new IntlMessageFormat(withNames(parse(written)), language);
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
    if ('written' in name) return String(name.written);
    const player = players[name.seat];
    if (player === undefined) throw new RangeError(`nobody sits at ${name.seat}`);
    return player;
  }
}

function spoken(variable: string): string {
  return `${variable} spoken`;
}

/**
 * A plain `{place}` is said by its name, while `{place, select, ...}` and plurals look at the value itself, or
 * at how many a list holds: languages choose the article or the case by it.
 */
function withNames(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.argument) return { ...element, value: spoken(element.value) };
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
    const options = Object.entries(element.options).map(([option, { value }]) => [
      option,
      { value: withNames(value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}
