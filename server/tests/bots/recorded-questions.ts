import type { BotQuestion } from '../../src/bots/bot-port.ts';
import type { Pool } from '../../src/bots/pool.ts';

/** The same pool, with an ear on all that is sent over its lines. */
export function recordQuestions(pool: Pool, record: (message: BotQuestion) => void): Pool {
  return {
    ...pool,
    run: (job) =>
      pool.run((port) =>
        job({
          ...port,
          send(message) {
            record(message);
            port.send(message);
          },
        }),
      ),
  };
}
