import { expect, test } from 'vitest';
import type { Card } from '../../src/protocol/from-server.ts';
import { TestServers } from '../play/test-servers.ts';
import { Visitor } from '../play/visitor.ts';

const DAY = 24 * 60 * 60 * 1000;

test.each([
  { archiveAfter: 3, days: 4, isListed: false },
  { archiveAfter: 3, days: 2, isListed: true },
  { archiveAfter: 0, days: 4000, isListed: true },
])(
  'with --archive-after $archiveAfter a server that starts $days days later lists the table: $isListed',
  async ({ archiveAfter, days, isListed }) => {
    const servers = await TestServers.at({ archiveAfter });
    const host = new Visitor((await servers.open()).address);
    const { id } = await host.get<Card>('POST', '/tables', { game: '011', seats: 4, isPublic: true });
    await servers.close();
    const later = await servers.open({ now: () => Date.now() + days * DAY });
    host.address = later.address;
    const { tables } = await host.get<{ tables: { id: string }[] }>('GET', '/lobby');
    expect(tables.map((table) => table.id)).toEqual(isListed ? [id] : []);
    expect(later.logged.some((line) => line.includes('"msg":"archived"'))).toBe(!isListed);
    // Its link works as before.
    expect((await host.ask('GET', `/tables/${id}`)).status).toBe(200);
  },
);
