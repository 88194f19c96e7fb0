import type { z } from 'zod';
import { type Schema, schemaOf } from '../protocol/schema.ts';
import { plain, typeText } from './type-text.ts';

/** The fields of something that is sent (input) or received (output), as a table; nothing if it has none. */
export function fieldsOf(type: z.ZodType, io: 'input' | 'output'): string[] {
  const { properties = {}, required = [] } = schemaOf(type, io);
  const rows = Object.entries(properties).map(([name, field]) => {
    const shown = required.includes(name) ? `\`${name}\`` : `\`${name}\`?`;
    const schema = plain(field);
    return `| ${[shown, typeText(schema), noteOn(schema)].join(' | ')} |`;
  });
  return rows.length === 0 ? [] : ['', '| field | type | |', '|---|---|---|', ...rows];
}

function noteOn({ description, default: given }: Schema): string {
  const otherwise = given === undefined ? [] : [`\`${JSON.stringify(given)}\` where it is left out`];
  return [...(description === undefined ? [] : [description]), ...otherwise].join('; ');
}
