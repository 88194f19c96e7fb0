import { type Refusal, refuse } from '@vigilia/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerIn } from '../identity/credentials.ts';
import type { Visitor } from '../identity/identities.ts';
import { addressOf } from '../limits/address.ts';
import type { Admitter } from './admit.ts';
import { Caller } from './caller.ts';
import type { Route } from './route.ts';
import { send } from './send.ts';
import type { Services } from './services.ts';

/** Serves routes: a client that asks too often waits, and one that may not use a route is refused before it runs. */
export function apiOf(
  routes: readonly Route[],
  services: Services,
  { proxies, admit }: { readonly proxies: number; readonly admit: Admitter },
): (api: FastifyInstance) => Promise<void> {
  return async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    api.addHook('onRequest', admit(services.limiters.requests));
    api.setNotFoundHandler((_request, reply) => send(reply, refuse(null, 'refusal.nothing-here')));
    for (const route of routes) {
      const { method, path: url } = route;
      api.route({ method, url, handler: (request, reply) => serve(route, request, reply) });
    }
  };

  async function serve(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { params, query, body, headers } = request;
    const shown = await services.identities.visitorIn(headers);
    // A token that has become void does not stand for a new visitor.
    if (shown === null && bearerIn(headers) !== null && route.needs !== 'nothing') {
      return send(reply, refuse(null, 'refusal.unknown-token'));
    }
    const visitor = admitted(route, shown, params);
    if (visitor !== null && 'refused' in visitor) return send(reply, visitor);
    const caller = new Caller(headers, addressOf(request.raw, { proxies }), visitor, services);
    const answer = await route.answer({ params, query, body: body ?? undefined }, caller, services);
    if (caller.cookie !== null) reply.header('set-cookie', caller.cookie);
    return send(reply, answer, route.media);
  }
}

/**
 * The visitor as a route takes them. The token of a seat counts at its own table, on routes that say so: a bot that
 * plays one game must not reach the other tables of its owner. Elsewhere a token is refused, or counts as no visitor.
 */
function admitted(
  { needs, takesTokens }: Route,
  shown: Visitor | null,
  params: unknown,
): Visitor | Refusal | null {
  if (shown === null) return needs === 'identity' ? refuse(null, 'refusal.no-identity') : null;
  if (shown.table === null) return shown;
  const isThere = (params as { readonly id?: string }).id === shown.table;
  if (isThere && takesTokens) return shown;
  if (needs === 'nothing') return null;
  return refuse(null, isThere ? 'refusal.seat-token' : 'refusal.other-table');
}
