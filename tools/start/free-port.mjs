import { createServer } from 'node:net';

/** How many ports to try. */
const MOST = 100;

/**
 * The first port from this one on that no program listens on.
 * @param {number} first
 * @returns {Promise<number>}
 */
export async function freePort(first) {
  for (let port = first; port < first + MOST; port++) if (await isFree(port)) return port;
  return first;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)));
  });
}
