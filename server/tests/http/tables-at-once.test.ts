import { describe, expect, test } from 'vitest';
import { GENEROUS } from '../play/limits.ts';
import { useTestServer } from '../play/test-server.ts';
import { Visitor } from '../play/visitor.ts';
import { DATABASES } from '../store/databases.ts';

describe.each(DATABASES)('on $database', ({ fresh }) => {
  const server = useTestServer({ limits: { ...GENEROUS, tablesAtOnce: 3 } }, fresh);

  test('a person who opens many tables at the same moment gets as many as one may have', async () => {
    const host = new Visitor(server().address);
    await host.get('POST', '/me');
    const open = () => host.ask('POST', '/tables', { game: '011', seats: 3 });
    const answers = await Promise.all(Array.from({ length: 12 }, open));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { status, body } of answers)
      if (status !== 200)
        expect(body).toMatchObject({ reason: { key: 'refusal.too-many-tables', vars: { most: 3 } } });
  });
});
