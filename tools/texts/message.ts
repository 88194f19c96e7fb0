import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export interface Plural {
  readonly variable: string;
  readonly type: 'cardinal' | 'ordinal';
  /** Categories it tells apart; exact numbers such as `=0` are not among them. */
  readonly categories: readonly string[];
}

export interface Message {
  /** Sorted, each once. */
  readonly variables: readonly string[];
  readonly plurals: readonly Plural[];
}

/** Reads a message of ICU MessageFormat, or returns why it is none. */
export function readMessage(written: string): Message | string {
  try {
    const elements = everyElement(parse(written));
    const variables = elements.flatMap((element) => (isVariable(element) ? [element.value] : []));
    return { variables: [...new Set(variables)].toSorted(), plurals: elements.flatMap(pluralOf) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function everyElement(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...everyElement(element.children)];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => everyElement(value))];
  });
}

function isVariable(element: MessageFormatElement): element is MessageFormatElement & { value: string } {
  return element.type !== TYPE.literal && element.type !== TYPE.pound && element.type !== TYPE.tag;
}

function pluralOf(element: MessageFormatElement): Plural[] {
  if (element.type !== TYPE.plural) return [];
  const categories = Object.keys(element.options).filter((option) => !option.startsWith('='));
  return [{ variable: element.value, type: element.pluralType ?? 'cardinal', categories }];
}
