import type { FastifyInstance } from 'fastify';
import type { OpenHall } from '../tables/tables.ts';
import { type Database, healthOf } from '../operate/health.ts';
import type { Metrics } from '../operate/metrics.ts';

export interface Status {
  readonly hall: OpenHall;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly isStopping: () => boolean;
  readonly now: () => number;
}

/** What whoever runs the house looks at: `/health` and `/metrics`. */
export function statusRoutes(app: FastifyInstance, { hall, metrics, ...state }: Status): void {
  const health = healthOf(hall.store, state);
  app.get('/health', async (_request, reply) => {
    const { status, body } = await health();
    return reply.code(status).send(body);
  });
  app.get('/metrics', async (_request, reply) => {
    const { registry, tablesInMemory } = metrics;
    tablesInMemory.set(hall.tablesInMemory.length);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
