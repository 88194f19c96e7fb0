import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message, MessagePart } from '../src/i18n/translator.ts';

/** Takes a message in ICU's notation apart. */
export function compile(written: string): Message {
  return joined(parse(written).map(partOf));
}

function partOf(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      // A number and its sign stay on one line.
      return element.value.replaceAll(' %', '\u00a0%');
    case TYPE.argument:
      return [element.value];
    case TYPE.pound:
      return 0;
    case TYPE.select:
      return [element.value, 'select', inside(element.options)];
    case TYPE.plural:
      return [element.value, 'plural', inside(element.options)];
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
    case TYPE.tag:
      throw new TypeError(`a message uses what no page can say: ${element.value}`);
  }
}

function inside(
  options: Readonly<Record<string, { value: MessageFormatElement[] }>>,
): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, joined(value.map(partOf))]),
  );
}

/** A message of words alone is just those words. */
function joined(parts: MessagePart[]): Message {
  const [only, ...more] = parts;
  if (only === undefined) return '';
  return typeof only === 'string' && more.length === 0 ? only : parts;
}
