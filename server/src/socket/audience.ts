import { canUndo, type Game, type Seat, type Viewer, writeChange } from '@vigilia/kernel';
import { deedFor, type Heard, undoneBy } from '../hall/recent.ts';
import { mayAnswerFor, seatOf } from '../table/seat-of.ts';
import type { Table } from '../table/table.ts';
import type { Bulletin } from './bulletin.ts';
import type { Listening } from './listening.ts';

/** Where somebody stands at a table: what they see, and whose answers are theirs to give. */
export interface Place {
  /** The seat whose eyes they see with, null for what lies open, `nothing` where they may not watch. */
  readonly sees: Viewer | 'nothing';
  readonly own: Seat | null;
}

/** Everybody with the same place hears the same, written once. */
export class Audience {
  readonly place: Place;
  readonly listeners = new Set<Listening>();
  /** The view as they have it. */
  private view: object | null;

  constructor(place: Place, game: Game, table: Table) {
    this.place = place;
    this.view = this.viewOf(game, table);
  }

  viewOf(game: Game, { play }: Table): object | null {
    const { sees } = this.place;
    return play === null || sees === 'nothing' ? null : (game.view(play.moment.state, sees) as object);
  }

  /** What is open for them now, as JSON without its braces. */
  now(table: Table, bulletin: Bulletin): string {
    const { own, sees } = this.place;
    const { play } = table;
    const open = play?.moment.asks ?? [];
    const asks = own === null ? [] : open.filter(({ seat }) => mayAnswerFor(table, own, seat));
    const mayUndo = own !== null && play !== null && canUndo(play, own);
    const asked = sees === 'nothing' ? '[]' : bulletin.asked;
    const deadlines = sees === 'nothing' ? '[]' : bulletin.deadlines;
    const written = asks.length === 0 ? '[]' : JSON.stringify(asks);
    const link = bulletin.link === null ? '' : `,"link":${bulletin.link}`;
    return `"asked":${asked},"asks":${written},"mayUndo":${mayUndo},"deadlines":${deadlines}${link}`;
  }

  /** A deed as they hear of it; `view` is what they see after it. */
  happened(table: Table, view: object | null, { row, told, answers }: Heard, bulletin: Bulletin): string {
    const { own, sees } = this.place;
    const { version, at, act } = row;
    const { events } = sees === 'nothing' ? { events: [] } : deedFor(sees, { row, told, answers });
    const undone = undoneBy(row);
    // Little of a view changes with one answer: told by field, a message of 011 has 390 bytes instead of 920.
    const change = writeChange(this.view, view, bulletin.changes);
    this.view = view;
    return (
      `{"type":"happened","version":${version},"at":${at},"by":${act.by},"answers":${answers}` +
      `,"events":${bulletin.written.list(events)},${this.now(table, bulletin)}` +
      (change === null ? '' : `,"view":${change}`) +
      (undone === null ? '' : `,"undone":${undone}`) +
      (bulletin.card === null ? '' : `,"card":${bulletin.card}`) +
      (act.key === undefined || own === null || act.by !== own ? '' : `,"key":"${act.key}"`) +
      '}'
    );
  }
}

/** The place of somebody at a table as it is now. */
export function placeOf(table: Table, identity: string | null, lens: Seat | null): Place {
  const own = seatOf(table, identity);
  if (own !== null) return { sees: own, own };
  switch (table.setting.watching) {
    case 'nobody':
      return { sees: 'nothing', own };
    case 'open':
      return { sees: null, own };
    case 'everything':
      return { sees: lens !== null && lens < table.setting.seats ? lens : null, own };
  }
}
