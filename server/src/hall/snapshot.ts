import { type Refusal, refuse } from '@vigilia/kernel';
import type { Shelf } from '../shelf.ts';
import { FURTHEST_FREE, takeUp } from '../table/play.ts';
import { completed, type OlderSetting } from '../table/setting.ts';
import type { Chair, Play, Table } from '../table/table.ts';

/** A table as it is put away: without what follows from the rest. */
interface PutAway extends Omit<Table, 'play'> {
  readonly play: (Pick<Play, 'header' | 'answers' | 'asked'> & Pick<Play['moment'], 'state'>) | null;
}

/**
 * Whether the table may be put away without its way back: no choice could be taken back freely, or so many that
 * nobody means to.
 */
export function canPutAway({ play }: Table): boolean {
  return play === null || play.past.length === 0 || play.past.length >= FURTHEST_FREE;
}

/** A table that was put away before some of its fields were known. */
type OlderPutAway = Omit<PutAway, 'setting' | 'chairs' | 'barred' | 'isClosed'> &
  Partial<Pick<PutAway, 'barred' | 'isClosed'>> & {
    readonly setting: OlderSetting;
    readonly chairs: readonly (Omit<Chair, 'awaitedSince'> | null)[];
  };

function withLaterFields(table: OlderPutAway): PutAway {
  return {
    barred: [],
    isClosed: false,
    ...table,
    setting: completed(table.setting),
    chairs: table.chairs.map((chair) => chair && { awaitedSince: null, ...chair }),
  };
}

export function putAway(table: Table): string {
  const { play } = table;
  const kept: PutAway = {
    ...table,
    play: play && { header: play.header, answers: play.answers, asked: play.asked, state: play.moment.state },
  };
  return JSON.stringify(kept);
}

export function takeOut(shelf: Shelf, body: string): Table | Refusal {
  const { play, ...table } = withLaterFields(JSON.parse(body) as OlderPutAway);
  const game = shelf.get(table.setting.game)?.game;
  if (game === undefined) return refuse(null, 'refusal.unknown-game', { game: table.setting.game });
  if (play === null) return { ...table, play };
  // A table finishes under the rules it began with.
  if (play.header.rules !== game.rules)
    return refuse(null, 'refusal.other-rules', { rules: play.header.rules });
  return { ...table, play: takeUp(game, play) };
}
