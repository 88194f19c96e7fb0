import { Contender } from './contender.ts';
import { Guest } from './guest.ts';
import { host } from './hosted.ts';
import { SEATS } from './plan.ts';

/**
 * The same sockets with nothing behind them: one message comes in, four of the usual size go out, nothing is checked,
 * stored or hidden. It is the most this machine can do with `ws`; the server's speed is compared with it.
 */
export async function bareContender(tables: number): Promise<Contender> {
  const servers = [await host('./bare-host.ts')];
  return new Contender({ servers }, tables, async (contender, [address = ''], table) => {
    const guests = Array.from({ length: SEATS }, () => new Guest(address));
    await Promise.all(guests.map((guest) => guest.come(`${table}`)));
    for (let version = 1; !contender.isOver; version++) {
      if (contender.gate.passage !== null) await contender.gate.passage;
      const start = performance.now();
      await new Promise<void>((all) => {
        let missing = SEATS;
        for (const guest of guests) guest.heard = () => --missing === 0 && all();
        guests[version % SEATS]?.choose('choice-of-none', version, 'pass');
      });
      contender.note(performance.now() - start);
    }
    for (const guest of guests) guest.leave();
  });
}
