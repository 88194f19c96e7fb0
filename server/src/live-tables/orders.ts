import { type Refusal, refuse, type Seat } from '@vigilia/kernel';
import type { Store } from '../store/store.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import type { LoadedTable } from './loaded-table.ts';

/** Called whenever the orders of a table may have changed. */
export type OrdersListener = (loaded: LoadedTable, before: LoadedTable['orders']) => void;

/** The orders that players leave behind. They lie outside the log: a version number would reveal that one exists. */
export class TableOrders {
  private readonly games: GameRegistry;
  private readonly store: Pick<Store, 'orders' | 'notices'>;
  private readonly listeners: OrdersListener[] = [];

  constructor(games: GameRegistry, store: Pick<Store, 'orders' | 'notices'>) {
    this.games = games;
    this.store = store;
  }

  onChange(listener: OrdersListener): void {
    this.listeners.push(listener);
  }

  /** Reads the orders of a table from the store; a game without orders has none to read. */
  async read(loaded: LoadedTable): Promise<void> {
    if (this.games.get(loaded.table.setting.game)?.orders === undefined) return;
    const orders = await this.store.orders.of(loaded.id);
    this.change(loaded, new Map(orders.map(({ seat, order }) => [seat, order])));
  }

  /** Checks and keeps an order in the player's words, or removes it (null). Answers the order as it is kept. */
  async leave(
    loaded: LoadedTable,
    seat: Seat,
    line: string | null,
  ): Promise<{ readonly order: string | null } | Refusal> {
    const { play, setting, phase } = loaded.table;
    const gameEntry = this.games.get(setting.game);
    if (gameEntry?.orders === undefined) return refuse(null, 'refusal.no-orders');
    if (play === null || phase !== 'playing') return refuse(null, 'refusal.not-begun');
    const view = gameEntry.game.view(play.moment.state, seat);
    const order = line === null ? null : gameEntry.orders.read(line, view);
    if (order !== null && typeof order !== 'string') return order;
    await this.keep(loaded, seat, order);
    return { order };
  }

  /** Keeps an order, or removes it (null), here and for the other processes. */
  async keep(loaded: LoadedTable, seat: Seat, order: string | null): Promise<void> {
    await this.store.orders.set(loaded.id, seat, order);
    const orders = new Map(loaded.orders);
    if (order === null) orders.delete(seat);
    else orders.set(seat, order);
    this.change(loaded, orders);
    this.store.notices.tell({ table: loaded.id, about: 'orders' });
  }

  /** Forgets an order whose work is done; one that its owner leaves at the same moment stays. */
  async forget(loaded: LoadedTable, seat: Seat, order: string): Promise<void> {
    const isRemoved = await this.store.orders.remove(loaded.id, seat, order);
    if (loaded.orders.get(seat) === order)
      this.change(loaded, new Map([...loaded.orders].filter(([other]) => other !== seat)));
    if (isRemoved) this.store.notices.tell({ table: loaded.id, about: 'orders' });
  }

  private change(loaded: LoadedTable, orders: LoadedTable['orders']): void {
    const before = loaded.orders;
    loaded.orders = orders;
    for (const listener of this.listeners) listener(loaded, before);
  }
}
