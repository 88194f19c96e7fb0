import type { z } from 'zod';
import { fieldsOf } from './fields.ts';

type Message = z.ZodObject<{ readonly type: z.ZodLiteral<string> } & z.core.$ZodShape>;

/** A chapter of a message over the socket. */
export function describeMessage(message: Message, io: 'input' | 'output'): string[] {
  const { type, ...rest } = message.shape;
  const about = message.description === undefined ? [] : ['', sentence(message.description)];
  const fields = fieldsOf(message.pick(chosen(rest)), io);
  return [`### ${type.value}`, ...about, ...fields, ''];
}

function chosen(shape: object): Record<string, true> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, true]));
}

/** Descriptions are written to stand after a name: alone they begin with a capital and end with a full stop. */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
