import { createServer, type RequestListener, type Server } from 'node:http';
import type { Limits } from '../limits/limits.ts';
import type { HttpConnections } from './http-connections.ts';

/** Node looks for requests that take too long this often within the time a request may take. */
const CHECKS = 5;
/** How long a connection is kept for the next request, in milliseconds: longer than proxies keep theirs. */
const KEPT_OPEN = 72_000;

/** The HTTP server under the app: it lets through what the connections admit, and ends what is too slow. */
export function createHttpServer(
  handle: RequestListener,
  connections: HttpConnections,
  { requestTime, stalledTime }: Pick<Limits, 'requestTime' | 'stalledTime'>,
): Server {
  const between = Math.ceil(requestTime / CHECKS);
  const timeout = requestTime - between;
  const server = createServer(
    {
      connectionsCheckingInterval: between,
      requestTimeout: timeout,
      // Node swaps the two if this one is longer, and its own is 60 seconds.
      headersTimeout: timeout,
      keepAliveTimeout: KEPT_OPEN,
    },
    (request, response) => {
      if (connections.admits(request, response)) handle(request, response);
    },
  );
  server.setTimeout(stalledTime, (stream) => connections.stalled(stream));
  server.on('connection', (stream) => connections.accept(stream));
  server.on('clientError', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') connections.tooSlow();
  });
  return server;
}
