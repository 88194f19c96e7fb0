import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { gather } from '../play/gather.ts';
import { firstChoice } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { TestServers } from '../play/test-servers.ts';

test('on SQLite the bots of a process that died play on at once', async () => {
  const servers = await TestServers.at();
  const { address } = await servers.open();
  const gathering = { game: '011', seats: 4, people: 1, bot: 'apprentice', setting: { pace: 'brisk' } };
  const [player] = (await gather(address, gathering)) as [Player];
  for (let [ask] = player.asks; ask !== undefined; [ask] = player.asks)
    await player.choose(firstChoice(player, ask));
  const { version, table } = player;
  expect(player.asked).not.toContain(player.seat);
  await servers.close();

  const store = await openStore(servers.location);
  expect(await store.leases.claim(table, 'alone', { isDue: true })).toBe('alone');
  await store.close();

  player.moveTo((await servers.open()).address);
  await player.until(() => player.version > version);
  player.leave();
});
