/** What a measured process uses. */
export interface Use {
  readonly heapUsed: number;
  readonly rss: number;
  /** User and system time since it started. */
  readonly cpuSeconds: number;
}

/** Tells the measuring process what this one uses. */
export function reportUse(): void {
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const use: Use = { heapUsed, rss, cpuSeconds: (user + system) / 1e6 };
  process.send?.(use);
}
