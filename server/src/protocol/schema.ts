import { z } from 'zod';
import { named } from './named.ts';

export type Schema = z.core.JSONSchema.BaseSchema;

const NAMES: ReadonlyMap<unknown, string> = new Map(
  Object.entries(named).map(([name, type]) => [type, name]),
);

/** The name something is described under; null if it has none. */
export function nameOf(type: z.core.$ZodType): string | null {
  return NAMES.get(type) ?? null;
}

/** The JSON Schema of something that is sent (input) or received (output); what has a name is only named. */
export function schemaOf(type: z.ZodType, io: 'input' | 'output'): Schema {
  const {
    $schema: _dialect,
    $defs: _described,
    ...schema
  } = z.toJSONSchema(type, {
    io,
    override({ zodSchema, jsonSchema }) {
      const name = Object.is(zodSchema, type) ? null : nameOf(zodSchema);
      if (name === null) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      jsonSchema.$ref = `#/components/schemas/${name}`;
    },
  });
  const written = JSON.stringify(schema)
    .replaceAll('"#/$defs/', '"#/components/schemas/')
    .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${nameOf(type)}"`);
  return JSON.parse(written) as Schema;
}
