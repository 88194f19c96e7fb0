import { refuse } from '@vigilia/kernel';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { addressOf } from '../limits/address.ts';
import { tooFast } from '../limits/rate-limiters.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import { admitter } from './admit.ts';
import { apiOf } from './api.ts';
import { safetyHeaders } from './headers.ts';
import type { HttpConnections } from './http-connections.ts';
import { createHttpServer } from './http-server.ts';
import { pagesOf } from './pages/pages.ts';
import { malformed } from './route.ts';
import { routes } from './routes.ts';
import { send } from './send.ts';
import type { Services } from './services.ts';
import { refusalOfError, statusOf } from './status.ts';
import { undeclaredProxyAlarm } from './undeclared-proxy.ts';

export interface AppOptions {
  /** Where people reach the server, as in `https://example.org`; null if the operator named none. */
  readonly publicAddress: string | null;
  /** How many proxies of our own stand before the server and write down the address of each sender. */
  readonly proxies: number;
  readonly connections: HttpConnections;
  readonly log: Pick<Logger, 'request' | 'error' | 'undeclaredProxy'>;
  readonly metrics: Pick<Metrics, 'requests' | 'refusals' | 'rateLimited'>;
  /** The folder of the built page; null if there is none. */
  readonly pages?: string | null;
  /** Further routes: health, metrics. */
  readonly extras?: (app: FastifyInstance) => void;
}

/** The server that answers requests. It does not listen yet. */
export function appOf(services: Services, options: AppOptions): FastifyInstance {
  const { publicAddress, proxies, connections, log, metrics, pages: folder = null, extras } = options;
  const { limits, limiters, now } = services;
  const admit = admitter({ connections, publicAddress, proxies, now });
  const pages = folder === null ? null : pagesOf(services, { pages: folder, publicAddress, proxies });
  const headers = safetyHeaders(publicAddress);
  const app = fastify({
    bodyLimit: limits.bodyBytes,
    serverFactory: (handle) => createHttpServer(handle, connections, limits),
    // Our own log writes the pattern of a route; this one would write the address, and with it the link of a table.
    logger: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 64 },
    // No hook runs before this one.
    frameworkErrors: (_error, { raw }, reply) => {
      const wait = limiters.files.take(addressOf(raw, { proxies }), now());
      void send(reply.headers(headers), tooFast(wait) ?? malformed('path'));
    },
  });
  // Text as a body is what a form of another site could send.
  app.removeContentTypeParser('text/plain');

  const checkProxy = undeclaredProxyAlarm(proxies, log);
  app.addHook('onRequest', async ({ raw }, reply) => {
    checkProxy(raw);
    reply.headers(headers);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    log.request({ route, status, milliseconds: Math.round(reply.elapsedTime) });
    metrics.requests.inc({ route, status });
    if (status === 429) metrics.rateLimited.inc();
    else if (status >= 400) metrics.refusals.inc({ kind: 'request' });
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const refusal = refusalOfError(error);
    if (statusOf(refusal) === 500) log.error(error);
    return send(reply, refusal);
  });
  app.setNotFoundHandler({ preHandler: admit(limiters.files) }, (request, reply) => {
    const isLooking = request.method === 'GET' || request.method === 'HEAD';
    if (pages !== null && isLooking) return pages.nowhere(request, reply);
    return send(reply, refuse(null, 'refusal.nothing-here'));
  });

  app.register(apiOf(routes, services, { proxies, admit }), { prefix: '/api' });
  app.register(async (scope) => {
    scope.addHook('onRequest', admit(limiters.files));
    pages?.serve(scope);
  });
  app.register(async (scope) => {
    // A machine beside this one asks by its address, not by its public name.
    scope.addHook('onRequest', admit(limiters.status, { underAnyName: true }));
    extras?.(scope);
  });
  return app;
}
