import { type Refusal, refuse } from '@vigilia/kernel';
import type { Shelf } from '../shelf.ts';
import { FURTHEST_FREE, takeUp } from '../table/play.ts';
import type { Play, Table } from '../table/table.ts';

/** A table as it is put away: without what follows from the rest. */
interface PutAway extends Omit<Table, 'play'> {
  readonly play: (Pick<Play, 'header' | 'answers' | 'asked' | 'link'> & Pick<Play['moment'], 'state'>) | null;
}

/**
 * Whether the table may be put away without its way back: no choice could be taken back freely, or so many that
 * nobody means to.
 */
export function canPutAway({ play }: Table): boolean {
  return play === null || play.past.length === 0 || play.past.length >= FURTHEST_FREE;
}

export function putAway(table: Table): string {
  const { play } = table;
  const kept: PutAway = {
    ...table,
    play: play && {
      header: play.header,
      answers: play.answers,
      asked: play.asked,
      link: play.link,
      state: play.moment.state,
    },
  };
  return JSON.stringify(kept);
}

export function takeOut(shelf: Shelf, body: string): Table | Refusal {
  const { play, ...rest } = JSON.parse(body) as PutAway;
  // A snapshot of before knows nothing of a dealing.
  const table = { ...rest, dealing: rest.dealing ?? null, unopened: rest.unopened ?? [] };
  const game = shelf.get(table.setting.game)?.game;
  if (game === undefined) return refuse(null, 'refusal.unknown-game', { game: table.setting.game });
  if (play === null) return { ...table, play };
  // A table finishes under the rules it began with.
  if (play.header.rules !== game.rules)
    return refuse(null, 'refusal.other-rules', { rules: play.header.rules });
  return { ...table, play: takeUp(game, play) };
}
