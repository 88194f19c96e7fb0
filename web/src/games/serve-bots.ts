import { botOf, type Library, serveBots, webChannel } from '@vigilia/bots';
import type { Game, GameEntry, Kinds } from '@vigilia/kernel';

/** Answers for the bots of one game in a worker. A question for `adviser` goes to the bot that gives the game's hints. */
export function serveBotsOf<K extends Kinds>(entry: GameEntry<K>): void {
  const { profile } = entry;
  const library: Library = (id, name, budget) => {
    if (id !== profile.id) throw new RangeError(`no game ${id} here`);
    const bot = botOf(entry, name === 'adviser' ? (profile.adviser ?? '') : name, budget);
    if (bot === undefined) throw new RangeError(`no bot ${name} plays ${id}`);
    return { game: entry.game as unknown as Game, bot: bot as unknown as ReturnType<Library>['bot'] };
  };
  serveBots(webChannel(self), library);
}
