import type { FastifyInstance } from 'fastify';
import type { Tables } from '../live-tables/tables.ts';
import { type Database, healthOf } from '../operate/health.ts';
import type { Metrics } from '../operate/metrics.ts';

export interface Status {
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly database: Database;
  /** What this process knows of the others on the same database. */
  readonly others: () => { readonly others: number; readonly linked: number; readonly forwarded: number };
  readonly isStopping: () => boolean;
  readonly now: () => number;
}

/** The routes for operators: `/health` and `/metrics`. */
export function statusRoutes(
  app: FastifyInstance,
  { tables, metrics, others: figures, ...state }: Status,
): void {
  const health = healthOf(tables.store, state);
  app.get('/health', async (_request, reply) => {
    const { status, body } = await health();
    return reply.code(status).send(body);
  });
  app.get('/metrics', async (_request, reply) => {
    const { registry, tablesInMemory, otherProcesses, linkedProcesses, forwardedSockets } = metrics;
    const { others, linked, forwarded } = figures();
    otherProcesses.set(others);
    linkedProcesses.set(linked);
    forwardedSockets.set(forwarded);
    tablesInMemory.set(tables.tablesInMemory.length);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
