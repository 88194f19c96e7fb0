import { createServer } from 'node:net';

/** How many ports to try. */
const MOST = 100;

/**
 * The first port from this one on that no program listens on.
 * @param {number} first
 * @param {string} [host]
 * @returns {Promise<number>}
 */
export async function freePort(first, host = '127.0.0.1') {
  for (let port = first; port < first + MOST; port++) if (await isFree(port, host)) return port;
  return first;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isFree(port, host) {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, host, () => server.close(() => answer(true)));
  });
}
