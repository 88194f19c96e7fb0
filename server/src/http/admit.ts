import { refuse } from '@vigilia/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../limits/address.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { tooFast } from '../limits/rate-limiters.ts';
import type { HttpConnections } from './http-connections.ts';
import { isOwnHost, isOwnOrigin } from './origin.ts';
import { send } from './send.ts';

/** What the admission of a request needs. */
export interface AdmitOptions {
  readonly connections: HttpConnections;
  readonly publicAddress: string | null;
  readonly proxies: number;
  readonly now: () => number;
}

/** How long an address with too many unanswered requests has to wait, in milliseconds. */
const A_MOMENT = 1_000;

/**
 * A hook for routes behind one gate. It answers a request that comes too fast, under another name than ours, or from
 * a page of another site.
 */
export function admitter({ connections, publicAddress, proxies, now }: AdmitOptions) {
  return (limiter: RateLimiter, { underAnyName = false } = {}) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const address = addressOf(request.raw, { proxies });
      const wait = connections.isCrowdedBy(address) ? A_MOMENT : limiter.take(address, now());
      const refusal = tooFast(wait);
      if (refusal !== null) return send(reply, refusal);
      if (!underAnyName && !isOwnHost(request.headers, publicAddress))
        return send(reply, refuse(null, 'refusal.other-host'));
      const changes = request.method !== 'GET' && request.method !== 'HEAD';
      if (changes && !isOwnOrigin(request.headers, publicAddress))
        return send(reply, refuse(null, 'refusal.other-origin'));
    };
}

export type Admitter = ReturnType<typeof admitter>;
