import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { gather } from '../play/gather.ts';
import { firstChoice } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { TestServers } from '../play/test-servers.ts';

const YEAR = 365 * 24 * 3_600_000;

test('on SQLite the bots of a process that died play on, however long its lease would still run', async () => {
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
  const now = Date.now();
  expect(await store.leases.claim(table, 'alone', now, now + YEAR)).toBe(true);
  await store.close();

  player.moveTo((await servers.open()).address);
  await player.until(() => player.version > version);
  player.leave();
});
