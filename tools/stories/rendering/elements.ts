import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { quoted } from '../../../games/diario/src/texts/prose.ts';

const KNOWN = new Map<string, readonly MessageFormatElement[] | string>();

/** A message of the story book, taken apart, or why it cannot be. */
export function elementsOf(words: string): readonly MessageFormatElement[] | string {
  const known = KNOWN.get(words);
  if (known !== undefined) return known;
  const elements = parsed(words);
  KNOWN.set(words, elements);
  return elements;
}

function parsed(words: string): readonly MessageFormatElement[] | string {
  try {
    return parse(quoted(words));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
