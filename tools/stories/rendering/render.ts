import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Variables } from '@vigilia/kernel';

/** How the value of a variable is said; null if there is no name for it. */
export type Say = (variable: string, value: string) => string | null;

/** A message with its variables filled in; those that could not be are left in braces. */
export function render(elements: readonly MessageFormatElement[], vars: Variables, say: Say): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound || element.type === TYPE.tag) return '{}';
      const value = vars[element.value];
      if (value === undefined) return `{${element.value}}`;
      if (element.type !== TYPE.select) return say(element.value, String(value)) ?? `{${element.value}}`;
      const chosen = element.options[String(value)] ?? element.options.other;
      return chosen === undefined ? `{${element.value}}` : render(chosen.value, vars, say);
    })
    .join('');
}
