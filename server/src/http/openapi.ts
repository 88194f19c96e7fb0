import { z } from 'zod';
import { named } from '../protocol/named.ts';
import { PROTOCOL, refusal } from '../protocol/parts.ts';
import { nameOf, type Schema, schemaOf } from '../protocol/schema.ts';
import type { Route } from './route.ts';

/** What every reply is that is not the one that was asked for. */
export const refused = z.object({ refused: z.literal(true), ...refusal.shape });

const all = { ...named, refused };

/** The routes as an OpenAPI 3.1 document. */
export function openApiOf(routes: readonly Route[]): { openapi: string } & Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vigilia', version: String(PROTOCOL), license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(all).map(([name, type]) => [name, schemaOf(type, 'output')]),
      ),
      responses: {
        Refused: {
          description: 'Why it was not done; nothing has changed.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/refused' } } },
        },
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'vigilia' },
        token: { type: 'http', scheme: 'bearer', description: 'The token of a seat, at its own table.' },
      },
    },
  };
}

function operationOf(route: Route): object {
  const { method, path, about, needs, takesTokens, params, query, body, reply, media } = route;
  const known = [{ cookie: [] }, ...(takesTokens ? [{ token: [] }] : [])];
  const schema = schemaOf(body, 'input');
  const hasBody = Object.keys(schema.properties ?? {}).length > 0;
  return {
    operationId: [method.toLowerCase(), ...path.split(/\W+/).filter((word) => word !== '')].join('-'),
    summary: about,
    // An empty requirement: it may be left out.
    security: needs === 'identity' ? known : [{}, ...known],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {}),
    responses: {
      200: { description: about, content: { [media]: { schema: replyOf(reply) } } },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

function parametersOf(given: z.ZodType, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = schemaOf(given, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function replyOf(reply: z.ZodType): Schema {
  const name = nameOf(reply);
  return name === null ? schemaOf(reply, 'output') : { $ref: `#/components/schemas/${name}` };
}
