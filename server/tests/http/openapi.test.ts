import { readFileSync } from 'node:fs';
import { game as eleven } from '@vigilia/game-011';
import { game as diario } from '@vigilia/game-diario';
import { expect, test } from 'vitest';
import { protocolDocument } from '../../src/documentation/protocol-document.ts';
import { routes } from '../../src/http/routes.ts';
import { Browser } from './browser.ts';
import { useServer } from './serve.ts';

const served = useServer();

test('docs/protocol.md says what the schemas say (npm run generate:protocol writes it)', () => {
  const written = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  expect(written).toBe(protocolDocument([eleven, diario]));
  const headings = new Set([...written.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title));
  for (const [, part] of written.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(part);
});

test('/api/openapi.json describes every route, and every name in it leads somewhere', async () => {
  const { body } = await new Browser(served).get('/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const described = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const known = routes.map(({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(known.sort());
  for (const [, name] of JSON.stringify(body).matchAll(/#\/components\/([\w/]+)/g)) {
    const [kind = '', which = ''] = (name ?? '').split('/');
    expect(body.components[kind]).toHaveProperty(which);
  }
  const sit = body.paths['/api/tables/{id}/sit'].post;
  expect(sit.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
  expect(sit.requestBody.content['application/json'].schema.required).toEqual(['name']);
  expect(sit.responses[200].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/card',
  });
});
