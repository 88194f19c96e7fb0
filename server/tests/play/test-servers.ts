import { onTestFinished } from 'vitest';
import type { ServerOptions } from '../../src/server-options.ts';
import { type Fresh, freshFolder } from '../store/databases.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** A database of its own on which the servers of one test are started and stopped. */
export class TestServers {
  readonly location: ServerOptions['store'];
  private readonly given: Partial<ServerOptions>;
  private readonly running = new Set<TestServer>();

  private constructor(location: ServerOptions['store'], given: Partial<ServerOptions>) {
    this.location = location;
    this.given = given;
  }

  static async at(
    given: Partial<ServerOptions> = {},
    fresh: () => Promise<Fresh> = freshFolder,
  ): Promise<TestServers> {
    const where = await fresh();
    const servers = new TestServers(where.location, given);
    onTestFinished(async () => {
      await servers.close();
      await where.remove();
    });
    return servers;
  }

  async open(given: Partial<ServerOptions> = {}): Promise<TestServer> {
    const server = await startTestServer(this.location, { ...this.given, ...given });
    this.running.add(server);
    return server;
  }

  async close(): Promise<void> {
    const running = [...this.running];
    this.running.clear();
    await Promise.all(running.map((server) => server.stop()));
  }

  /** Closes and opens again, as after an update. */
  async reopen(): Promise<TestServer> {
    await this.close();
    return this.open();
  }
}
