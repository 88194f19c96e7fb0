import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { quoted } from '../../../games/diario/src/texts/prose.ts';

type Elements = readonly MessageFormatElement[];

const KNOWN = new Map<string, Elements | string>();

/** A message of the story book, taken apart, or why it cannot be. */
export function elementsOf(words: string): Elements | string {
  const known = KNOWN.get(words);
  if (known !== undefined) return known;
  const elements = parsed(words);
  KNOWN.set(words, elements);
  return elements;
}

function parsed(words: string): Elements | string {
  try {
    return parse(quoted(words));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The variables of a message, those inside its selections included. */
export function variablesIn(elements: Elements): string[] {
  const all = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) return [];
    const inside = element.type === TYPE.select || element.type === TYPE.plural;
    const options = inside ? Object.values(element.options) : [];
    return [element.value, ...options.flatMap(({ value }) => variablesIn(value))];
  });
  return [...new Set(all)];
}
