import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const PREFIX = 'vigilia_';

/** From well under a disk's sync to a database in trouble. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const ROWS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export type Metrics = ReturnType<typeof metrics>;

/**
 * What the server counts, in a registry of its own. No label holds the name of a person, a table or an address:
 * they would be secrets, and there is no end of them.
 */
export function metrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  return {
    registry,
    choices: new Counter({
      name: `${PREFIX}choices_total`,
      help: 'Choices that are safely in a log.',
      labelNames: ['game'] as const,
      registers,
    }),
    refusals: new Counter({
      name: `${PREFIX}refusals_total`,
      help: 'What was asked for and not done, by the kind of the message or request.',
      labelNames: ['kind'] as const,
      registers,
    }),
    commitSeconds: new Histogram({
      name: `${PREFIX}commit_seconds`,
      help: 'How long a group commit took.',
      buckets: SECONDS,
      registers,
    }),
    commitRows: new Histogram({
      name: `${PREFIX}commit_rows`,
      help: 'How many rows went into one group commit.',
      buckets: ROWS,
      registers,
    }),
    delivered: new Counter({
      name: `${PREFIX}delivered_messages_total`,
      help: 'Messages sent to sockets.',
      registers,
    }),
    received: new Counter({
      name: `${PREFIX}socket_messages_total`,
      help: 'Messages that came in over sockets.',
      registers,
    }),
    sockets: new Gauge({ name: `${PREFIX}sockets`, help: 'Sockets that are open.', registers }),
    tablesInMemory: new Gauge({
      name: `${PREFIX}tables_in_memory`,
      help: 'Tables this process holds in memory.',
      registers,
    }),
    otherProcesses: new Gauge({
      name: `${PREFIX}other_processes`,
      help: 'Other processes on the same database.',
      registers,
    }),
    linkedProcesses: new Gauge({
      name: `${PREFIX}linked_processes`,
      help: 'Other processes with which there is a connection.',
      registers,
    }),
    forwardedSockets: new Gauge({
      name: `${PREFIX}forwarded_sockets`,
      help: 'Sockets here whose table is at home at another process.',
      registers,
    }),
    botsThinking: new Gauge({
      name: `${PREFIX}bots_thinking`,
      help: 'Bots that are thinking.',
      registers,
    }),
    botFailures: new Counter({
      name: `${PREFIX}bot_failures_total`,
      help: 'Bots that gave no answer.',
      labelNames: ['bot'] as const,
      registers,
    }),
    requests: new Counter({
      name: `${PREFIX}http_requests_total`,
      help: 'Requests, by the pattern of their route.',
      labelNames: ['route', 'status'] as const,
      registers,
    }),
    connections: new Gauge({
      name: `${PREFIX}connections`,
      help: 'Connections that are open, sockets among them.',
      registers,
    }),
    cut: new Counter({
      name: `${PREFIX}cut_connections_total`,
      help: 'Connections that were refused or cut, by why.',
      labelNames: ['why'] as const,
      registers,
    }),
    rateLimited: new Counter({
      name: `${PREFIX}rate_limited_total`,
      help: 'Messages and requests that came too fast.',
      registers,
    }),
  };
}
