import type { FastifyInstance } from 'fastify';
import type { Tables } from '../live-tables/tables.ts';
import { type Database, healthOf } from '../operate/health.ts';
import type { Metrics } from '../operate/metrics.ts';

export interface Status {
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly isStopping: () => boolean;
  readonly now: () => number;
}

/** The routes for operators: `/health` and `/metrics`. */
export function statusRoutes(app: FastifyInstance, { tables, metrics, ...state }: Status): void {
  const health = healthOf(tables.store, state);
  app.get('/health', async (_request, reply) => {
    const { status, body } = await health();
    return reply.code(status).send(body);
  });
  app.get('/metrics', async (_request, reply) => {
    const { registry, tablesInMemory } = metrics;
    tablesInMemory.set(tables.tablesInMemory.length);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
