import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Store } from '../store/store.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import type { LoadedTable } from './loaded-table.ts';

/**
 * What the players of a table have met at other tables, where its game takes account of that (kernel:
 * `GameProfile.memory`). They lie outside the log as one set, so that nothing says who met what; the game takes the set
 * when it begins.
 */
export class TableMemories {
  private readonly games: GameRegistry;
  private readonly store: Pick<Store, 'memories'>;

  constructor(games: GameRegistry, store: Pick<Store, 'memories'>) {
    this.games = games;
    this.store = store;
  }

  /** Why the game of a table does not take what a player has met; null where it does. */
  whyNot({ table }: LoadedTable, met: readonly string[]): Refusal | null {
    const { game, options } = table.setting;
    const gameEntry = this.games.get(game);
    const option = gameEntry?.profile.memory?.option;
    if (gameEntry === undefined || option === undefined) return refuse(null, 'refusal.no-memory');
    const completed = gameEntry.game.options({ ...options, [option]: [...new Set(met)].sort() });
    return isRefusal(completed) ? completed : null;
  }

  async add({ id }: LoadedTable, met: readonly string[]): Promise<void> {
    if (met.length > 0) await this.store.memories.add(id, met);
  }

  /** The options that the game of a table begins with besides those that were agreed. */
  async optionsOf({ id, table }: LoadedTable): Promise<Readonly<Record<string, unknown>>> {
    const option = this.games.get(table.setting.game)?.profile.memory?.option;
    if (option === undefined || table.phase !== 'gathering') return {};
    const met = await this.store.memories.of(id);
    return met.length === 0 ? {} : { [option]: met };
  }

  /** The game has begun with what was kept. */
  async forget({ id, table }: LoadedTable): Promise<void> {
    const hasMemory = this.games.get(table.setting.game)?.profile.memory !== undefined;
    if (hasMemory && table.phase !== 'gathering') await this.store.memories.forget(id);
  }
}
