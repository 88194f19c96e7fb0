import type { BotQuestion } from '../../src/bots/bot-port.ts';
import type { Pool } from '../../src/bots/pool.ts';

/** The same pool, with an ear on all that is sent over its lines. */
export function overheard(pool: Pool, hear: (message: BotQuestion) => void): Pool {
  return {
    ...pool,
    run: (job) =>
      pool.run((line) =>
        job({
          ...line,
          send(message) {
            hear(message);
            line.send(message);
          },
        }),
      ),
  };
}
