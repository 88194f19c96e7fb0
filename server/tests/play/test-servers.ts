import { onTestFinished } from 'vitest';
import type { ServerOptions } from '../../src/server.ts';
import { type Fresh, freshFolder } from '../store/databases.ts';
import { type House, startHouse } from './test-server.ts';

/** A place of its own where houses of one test are opened and closed. */
export class Houses {
  readonly place: ServerOptions['store'];
  private readonly given: Partial<ServerOptions>;
  private readonly running = new Set<House>();

  private constructor(place: ServerOptions['store'], given: Partial<ServerOptions>) {
    this.place = place;
    this.given = given;
  }

  static async at(
    given: Partial<ServerOptions> = {},
    fresh: () => Promise<Fresh> = freshFolder,
  ): Promise<Houses> {
    const where = await fresh();
    const houses = new Houses(where.place, given);
    onTestFinished(async () => {
      await houses.close();
      await where.remove();
    });
    return houses;
  }

  async open(given: Partial<ServerOptions> = {}): Promise<House> {
    const house = await startHouse(this.place, { ...this.given, ...given });
    this.running.add(house);
    return house;
  }

  async close(): Promise<void> {
    const running = [...this.running];
    this.running.clear();
    await Promise.all(running.map((house) => house.stop()));
  }

  /** Closes and opens again, as after an update. */
  async reopen(): Promise<House> {
    await this.close();
    return this.open();
  }
}
