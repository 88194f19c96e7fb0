import { boosted } from '../effects/actions.ts';
import { pagesMissing } from '../rules/victory.ts';
import type { Attempt } from './attempt.ts';
import { pagesForFree } from './pages.ts';
import type { Position } from './position.ts';
import { prospectsOf } from './prospects.ts';

/** Whether it still matters which Clues lie where: for Compose, a riddle, or a Mystic Place to be sent to. */
export function doCluesMatter(attempt: Attempt, position: Position): boolean {
  const ahead = prospectsOf(position.todo, attempt.means.walker, position.uses);
  if (!position.playedTile && ahead.isMoveAhead) {
    const { tile } = attempt;
    if (tile?.effect?.kind === 'send' || (tile !== null && tile.clues > 0)) return true;
  }
  if (attempt.action !== 'compose' || !ahead.isActionAhead) return false;
  const written = position.pages + boosted(0) + pagesForFree(attempt, position);
  return pagesMissing(attempt.means.as, written) > 0;
}

/** Names a position among those an attempt may come to: those of one name are won or lost alike. */
export function nameOf(attempt: Attempt, position: Position): string {
  const { todo, at, cast, map, time, pages, clues, uses, walked } = position;
  const { rode, playedCard, playedTile, holdsCard } = position;
  const flags =
    (rode ? 1 : 0) +
    (playedCard ? 2 : 0) +
    (playedTile ? 4 : 0) +
    (holdsCard ? 8 : 0) +
    16 * uses +
    64 * walked;
  const name = `${todo?.id} ${at} ${time} ${pages} ${flags} ${cast}`;
  return doCluesMatter(attempt, position) ? `${name} ${clues} ${map}` : name;
}
