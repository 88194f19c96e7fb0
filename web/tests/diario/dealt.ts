import { type Diario, game } from '@vigilia/game-diario';
import { header, isRefusal, namedSeed, open } from '@vigilia/kernel';

type View = Diario['view'];

/** The table of a new game as its one player sees it, with what a scenario wants otherwise. */
export function dealt(given: Partial<View> = {}): View {
  const seed = namedSeed('the house in section');
  const session = open(
    game,
    header({ game: game.id, rules: game.rules, seed, entropy: [], seats: 1, options: {} }),
  );
  if (isRefusal(session)) throw new Error(session.reason.key);
  return { ...game.view(session.moment.state, 0), ...given };
}
