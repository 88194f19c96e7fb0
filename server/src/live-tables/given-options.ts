import { type GameProfile, isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Given, GivenKind, Store } from '../store/store.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import type { LoadedTable } from './loaded-table.ts';

/** The option in which a game takes what players give, and what is said if it does not. */
const KINDS: Readonly<
  Record<GivenKind, { optionOf(profile: GameProfile): string | undefined; readonly otherwise: string }>
> = {
  memory: { optionOf: ({ memory }) => memory?.option, otherwise: 'refusal.no-memory' },
  avoid: { optionOf: ({ avoids }) => avoids?.option, otherwise: 'refusal.no-avoid' },
};
const GIVEN_KINDS = Object.keys(KINDS) as GivenKind[];

/**
 * What the players of a table give to the options of its game when they are ready. It lies outside the log as one set of
 * each kind, so that nothing says who gave what; the game takes the sets when it is to be dealt.
 */
export class GivenOptions {
  private readonly games: GameRegistry;
  private readonly store: Pick<Store, 'given'>;

  constructor(games: GameRegistry, store: Pick<Store, 'given'>) {
    this.games = games;
    this.store = store;
  }

  /** Why the game of a table does not take what a player gives; null if it does. */
  whyNot({ table }: LoadedTable, given: Given): Refusal | null {
    const { game, options } = table.setting;
    const gameEntry = this.games.get(game);
    for (const kind of GIVEN_KINDS) {
      if (given[kind].length === 0) continue;
      const option = gameEntry && KINDS[kind].optionOf(gameEntry.profile);
      if (gameEntry === undefined || option === undefined) return refuse(null, KINDS[kind].otherwise);
      const completed = gameEntry.game.options({ ...options, [option]: [...new Set(given[kind])].sort() });
      if (isRefusal(completed)) return completed;
    }
    return null;
  }

  add({ id }: LoadedTable, given: Given): Promise<void> {
    return this.store.given.add(id, given);
  }

  /** The options that the game of a table begins with besides those that were agreed. */
  async optionsOf({ id, table }: LoadedTable): Promise<Readonly<Record<string, unknown>>> {
    const profile = this.games.get(table.setting.game)?.profile;
    if (profile === undefined || table.phase !== 'gathering') return {};
    const options: Record<string, unknown> = {};
    for (const kind of GIVEN_KINDS) {
      const option = KINDS[kind].optionOf(profile);
      if (option === undefined) continue;
      const given = await this.store.given.of(id, kind);
      if (given.length > 0) options[option] = given;
    }
    return options;
  }

  /** The game has begun with what was kept. */
  async forget({ id, table }: LoadedTable): Promise<void> {
    const profile = this.games.get(table.setting.game)?.profile;
    const takesAny = profile !== undefined && GIVEN_KINDS.some((kind) => KINDS[kind].optionOf(profile));
    if (takesAny && table.phase !== 'gathering') await this.store.given.forget(id);
  }
}
