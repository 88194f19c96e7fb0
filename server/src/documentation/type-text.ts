import type { Schema } from '../protocol/schema.ts';

/** The type of a field as text, with a link if it is described elsewhere. */
export function typeText(schema: Schema): string {
  const { $ref, anyOf, const: only, enum: among } = schema;
  if ($ref !== undefined) return linkTo($ref.replace(/^.*\//, ''));
  if (only !== undefined) return code(only);
  if (among !== undefined) return among.map(code).join(', ');
  if (anyOf !== undefined) return [...new Set(anyOf.map((one) => typeText(plain(one))))].join(' or ');
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? 'anything' : types.map((type) => simple(type, schema)).join(' or ');
}

function simple(type: string, { items, properties, pattern }: Schema): string {
  if (type === 'array') return `list of ${grouped(typeText(plain(items)))}`;
  if (type === 'object' && properties !== undefined) return `object (${Object.keys(properties).join(', ')})`;
  if (type === 'string') return pattern === undefined ? 'text' : `text like ${code(pattern)}`;
  return type === 'integer' ? 'whole number' : type;
}

function grouped(text: string): string {
  return text.includes(' or ') ? `(${text})` : text;
}

/** Where a part has a chapter of its own. */
export function linkTo(part: string): string {
  return `[${part}](#${part})`;
}

/** A value as code in a cell of a table. */
function code(value: unknown): string {
  return `\`${String(value).replaceAll('|', '\\|')}\``;
}

/** A schema may also be a bare yes or no, which ours never are. */
export function plain(schema: unknown): Schema {
  return Array.isArray(schema) ? plain(schema[0]) : ((schema ?? {}) as Schema);
}
