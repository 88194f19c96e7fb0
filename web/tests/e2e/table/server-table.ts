import type { Page } from '@playwright/test';
import type { Card, Wanted } from '@vigilia/server/protocol';
import { Guest } from './guest.ts';
import type { TestServer } from './test-with-server.ts';

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elsa'];

/** A page on which there is nothing to wait for. */
const NOTHING = '/api/games';

interface Laid {
  readonly path: string;
  /** Those who sit there, by seat, as long as they stay where they are. */
  readonly guests: readonly Guest[];
}

/** Opens a table on the server for these people, and each sits down. Returns its id. */
export async function openServerTable(
  server: TestServer,
  people: readonly Page[],
  setting: Partial<Wanted> = {},
): Promise<string> {
  for (const page of people) await ask(server, page, '/api/me', {});
  const wanted = { game: '011', seats: people.length, pace: 'instant', ...setting };
  const { id } = await ask(server, people[0], '/api/tables', wanted);
  for (const [seat, page] of people.entries())
    await ask(server, page, `/api/tables/${id}/sit`, { seat, name: NAMES[seat] });
  return id;
}

/** Opens a table on the server at which these people have played a game so far (`deal 3 <seed>`, then choices). */
export async function playedServerTable(
  server: TestServer,
  people: readonly Page[],
  [deal = '', ...choices]: readonly string[],
  setting: Partial<Wanted> = {},
): Promise<Laid> {
  await server.deal(deal.split(' ')[2] ?? '');
  const id = await openServerTable(server, people, setting);
  const at = `/api/tables/${id}`;
  for (const page of people) {
    await ask(server, page, `${at}/ready`, { ready: true });
    await page.goto(NOTHING);
  }
  await ask(server, people[0], `${at}/begin`, {});
  const guests = await Promise.all(people.map((page) => Guest.come(page, id)));
  for (const choice of choices) {
    const [, number, line = ''] = /^p(\d) (.+)$/.exec(choice) ?? [];
    await guests[Number(number) - 1]?.choose(line);
  }
  return { path: `/table/${id}`, guests };
}

async function ask(server: TestServer, page: Page | undefined, path: string, data: object): Promise<Card> {
  const reply = await page?.request.post(path, { data, headers: { origin: server.address } });
  if (!reply?.ok()) throw new Error(`${path}: ${await reply?.text()}`);
  return reply.json();
}
