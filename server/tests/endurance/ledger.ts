import type { FromServer } from '../../src/protocol/from-server.ts';
import type { Player } from '../play/player.ts';

/** A command that was acknowledged to its player. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number | null;
  readonly key: string;
  readonly version: number;
}

/** Everything that was acknowledged, as the players noted it. */
export class Ledger {
  private readonly known = new Map<string, Acknowledged>();
  private readonly waiting = new Set<() => void>();
  /** Commands that were acknowledged twice, under two versions. */
  readonly contradictions: Acknowledged[] = [];
  /** Keys of commands that were refused. */
  readonly denied = new Set<string>();
  /** Commands that were in the log before their acknowledgement arrived, and that were sent again. */
  sentAgain = 0;

  get entries(): readonly Acknowledged[] {
    return [...this.known.values()];
  }

  get size(): number {
    return this.known.size;
  }

  /** Writes down whatever this player is told from now on. */
  follow(player: Player): void {
    player.onMessage = (written) => {
      const message = JSON.parse(written) as FromServer;
      if (!('key' in message) || message.key === undefined) return;
      const { type, key, version } = message;
      if (type === 'stale' || type === 'refused') this.denied.add(key);
      else this.add({ table: player.table, seat: player.seat, key, version });
      if (type === 'done') this.sentAgain++;
    };
  }

  private add(acknowledged: Acknowledged): void {
    const { table, key, version } = acknowledged;
    const name = `${table} ${key}`;
    const before = this.known.get(name);
    if (before === undefined) this.known.set(name, acknowledged);
    else if (before.version !== version) this.contradictions.push(acknowledged);
    for (const look of this.waiting) look();
  }

  /** Waits until this many more commands have been acknowledged. */
  grownBy(count: number): Promise<void> {
    const enough = this.size + count;
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => {
      if (this.size < enough) return;
      this.waiting.delete(look);
      resolve();
    };
    this.waiting.add(look);
    return promise;
  }
}
