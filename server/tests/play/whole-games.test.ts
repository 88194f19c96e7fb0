import { expect, test } from 'vitest';
import { gather } from './gather.ts';
import { anyChoice, botChoice, playOn } from './play-on.ts';
import { useTestServer } from './test-server.ts';

const server = useTestServer();

test('four people play 011 to its end over sockets', async () => {
  const players = await gather(server().address, { game: '011', seats: 4 });
  const taken = await playOn(players, botChoice);
  expect(taken).toBeGreaterThan(50);
  for (const { view, card } of players) {
    expect(view.over).not.toBeNull();
    expect(card?.seed).toMatch(/^[0-9a-f]{64}$/);
  }
});

test('three people keep the Journal of Diario to its end, whatever they choose', async () => {
  const players = await gather(server().address, { game: 'diario', seats: 3 });
  await playOn(players, anyChoice);
  for (const { view } of players) expect(view.over).not.toBeNull();
});

test('a person plays alone with three bots', async () => {
  const players = await gather(server().address, { game: '011', seats: 4, people: 1, bot: 'apprentice' });
  await playOn(players, botChoice);
  expect(players[0]?.view.over).not.toBeNull();
});
