import {
  isSelectElement,
  type MessageFormatElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { elementsOf } from '../rendering/elements.ts';

/** All elements of a message, at any depth; none if it cannot be read. */
export function everyPart(words: string): MessageFormatElement[] {
  const parts = elementsOf(words);
  return typeof parts === 'string' ? [] : deep(parts);
}

function deep(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) =>
    element.type === TYPE.select || element.type === TYPE.plural
      ? [element, ...Object.values(element.options).flatMap(({ value }) => deep(value))]
      : [element],
  );
}

export function selectsIn(words: string): SelectElement[] {
  return everyPart(words).filter(isSelectElement);
}

/** The plain variables of a message. */
export function namesIn(words: string): string[] {
  return everyPart(words).flatMap((element) => (element.type === TYPE.argument ? [element.value] : []));
}

/** The words of a message without its variables; of a choice, all that may be said, apart from each other. */
export function literalsOf(words: string): string {
  return everyPart(words)
    .flatMap((element) => (element.type === TYPE.literal ? [element.value] : []))
    .join(' ');
}
