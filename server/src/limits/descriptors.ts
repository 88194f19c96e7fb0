import type { Limits } from './limits.ts';

/** Descriptors that are no connections: the database, the threads of bots, the log. */
const RESERVED = 200;
/** The share of all connections that sockets of tables may take: the rest answers requests. */
const SHARE_OF_SOCKETS = 3 / 4;

/** How many descriptors the system gives this process; null if it does not say. */
export function openFilesLimit(): number | null {
  const report = process.report as NodeJS.ProcessReport & { excludeNetwork: boolean };
  const before = report.excludeNetwork;
  // Otherwise the report asks the network for the name of every peer.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  report.excludeNetwork = before;
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
}

/**
 * The limits as this process can keep them. A process without a free descriptor answers nothing at all, not even a
 * health check, so connections never take the last ones.
 */
export function withinDescriptors(limits: Limits, descriptors: number | null): Limits {
  const most = descriptors === null ? limits.connections : Math.max(descriptors - RESERVED, descriptors / 2);
  const connections = Math.floor(Math.min(limits.connections, most));
  return {
    ...limits,
    connections,
    sockets: Math.min(limits.sockets, Math.floor(connections * SHARE_OF_SOCKETS)),
  };
}
