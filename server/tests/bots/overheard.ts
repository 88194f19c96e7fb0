import type { Asked } from '../../src/bots/bot-port.ts';
import type { Pool } from '../../src/bots/pool.ts';

/** The same pool, with an ear on all that is sent over its lines. */
export function overheard(pool: Pool, hear: (message: Asked) => void): Pool {
  return {
    ...pool,
    lend: (errand) =>
      pool.lend((line) =>
        errand({
          ...line,
          send(message) {
            hear(message);
            line.send(message);
          },
        }),
      ),
  };
}
