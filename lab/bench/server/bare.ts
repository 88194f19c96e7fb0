import { setTimeout as pause } from 'node:timers/promises';
import { Guest } from './guest.ts';
import { host } from './hosted.ts';
import type { Wanted } from './load.ts';
import { SEATS } from './plan.ts';

/**
 * The same sockets with nothing behind them: one message comes in, four of the usual size go out, nothing is checked,
 * stored or hidden. It is the most this machine can do with `ws`; the server's speed is compared with it.
 */
export async function measureBare({ tables, seconds }: Wanted): Promise<number> {
  const hosted = await host('./bare-host.ts');
  let delivered = 0;
  let isOver = false;
  const playing = Array.from({ length: tables }, async (_, table) => {
    const guests = Array.from({ length: SEATS }, () => new Guest(hosted.address));
    await Promise.all(guests.map((guest) => guest.come(`${table}`)));
    for (let version = 1; !isOver; version++) {
      await new Promise<void>((all) => {
        let missing = SEATS;
        for (const guest of guests) guest.heard = () => --missing === 0 && all();
        guests[version % SEATS]?.choose('choice-of-none', version, 'pass');
      });
      delivered++;
    }
    for (const guest of guests) guest.leave();
  });
  await pause(2000);
  delivered = 0;
  const start = performance.now();
  await pause(seconds * 1000);
  const perSecond = Math.round(delivered / ((performance.now() - start) / 1000));
  isOver = true;
  await Promise.all(playing);
  await hosted.stop();
  return perSecond;
}
