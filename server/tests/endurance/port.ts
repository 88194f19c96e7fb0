import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems hand out by themselves: it stays free while a server that was killed starts again. */
const [FIRST, COUNT] = [15_000, 15_000];

/** A port that is free now, and that the system hands to no other program. */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
