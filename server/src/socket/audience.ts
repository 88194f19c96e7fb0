import { canUndo, type Game, writeChange } from '@vigilia/kernel';
import { deedFor, type Heard, undoneBy } from '../hall/recent.ts';
import { type Act, planStopOf } from '../table/fact.ts';
import { mayAnswerFor } from '../table/seat-of.ts';
import type { Table } from '../table/table.ts';
import { Bulletin } from './bulletin.ts';
import type { Listening } from './listening.ts';
import type { Place } from './place.ts';

/** Everybody with the same place hears the same, written once. */
export class Audience {
  readonly place: Place;
  readonly listeners = new Set<Listening>();
  /** The view as they have it. */
  private view: object | null;

  /** `table` is the table as they see it; null where they see none yet. */
  constructor(place: Place, game: Game, table: Table | null) {
    this.place = place;
    this.view = this.viewOf(game, table);
  }

  viewOf(game: Game, table: Table | null): object | null {
    const { sees } = this.place;
    const play = table?.play ?? null;
    return play === null || sees === 'nothing' ? null : (game.view(play.moment.state, sees) as object);
  }

  /** What is open for them now, as JSON without its braces. */
  now(table: Table | null, bulletin = table && new Bulletin(table, null)): string {
    if (table === null || bulletin === null) return '"asked":[],"asks":[],"mayUndo":false,"deadlines":[]';
    const { own, sees, isLate } = this.place;
    const { play } = table;
    const open = play?.moment.asks ?? [];
    const asks = own === null ? [] : open.filter(({ seat }) => mayAnswerFor(table, own, seat));
    const mayUndo = own !== null && play !== null && canUndo(play, own);
    const asked = sees === 'nothing' ? '[]' : bulletin.asked;
    const deadlines = sees === 'nothing' || isLate ? '[]' : bulletin.deadlines;
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
      (act.key === undefined || own === null || act.by !== own ? '' : acknowledged(act)) +
      '}'
    );
  }
}

/** To the seat whose deed it was: its key, and where its plan stopped. */
function acknowledged(act: Act): string {
  const stop = planStopOf(act);
  return `,"key":"${act.key}"${stop === undefined ? '' : `,"stop":${JSON.stringify(stop)}`}`;
}
