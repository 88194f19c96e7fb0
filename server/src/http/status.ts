import { type Refusal, refuse } from '@vigilia/kernel';
import { malformed } from './route.ts';

/** Refusals that are more than a "not now": what HTTP calls each. */
const STATUSES: ReadonlyMap<string, number> = new Map([
  ['refusal.malformed', 400],
  ['refusal.unknown-game', 400],
  ['refusal.unknown-bot', 400],
  ['refusal.no-identity', 401],
  ['refusal.unknown-token', 401],
  ['refusal.other-host', 421],
  ['refusal.unknown-device', 404],
  ['refusal.other-origin', 403],
  ['refusal.other-table', 403],
  ['refusal.seat-token', 403],
  ['refusal.host-only', 403],
  ['refusal.not-seated', 403],
  ['refusal.barred', 403],
  ['refusal.not-watching', 403],
  ['refusal.no-table', 404],
  ['refusal.nothing-here', 404],
  ['refusal.unknown-phrase', 404],
  ['refusal.unknown-link', 404],
  ['refusal.too-large', 413],
  ['refusal.too-fast', 429],
  ['refusal.our-fault', 500],
  ['refusal.full', 503],
]);

/** Everything else is about how things stand: it may be otherwise later. */
export function statusOf({ reason }: Refusal): number {
  return STATUSES.get(reason.key) ?? 409;
}

/** The refusal for an error: whether the request caused it, and nothing of what went wrong here. */
export function refusalOfError({ statusCode = 500 }: { readonly statusCode?: number }): Refusal {
  if (statusCode === 413) return refuse(null, 'refusal.too-large');
  return statusCode >= 400 && statusCode < 500 ? malformed('body') : refuse(null, 'refusal.our-fault');
}
