import {
  type Choice,
  choosePlan,
  eventsFor,
  type Game,
  type GameEvent,
  isRefusal,
  type PlanStop,
  print,
  type Refusal,
  replay,
  type Seat,
  type Session,
  stayOver,
  undoLatest,
  type Viewer,
} from '@vigilia/kernel';
import { failure } from '../arguments/errors.ts';
import type { Translate } from '../texts/translate.ts';
import type { Save } from './save.ts';

/** A game in this process: the session, and which of its events each seat was shown. */
export class Table {
  session: Session;
  /** How many answers each seat was shown the events of, the deal counted. */
  private readonly shown: number[];

  constructor(session: Session) {
    this.session = session;
    this.shown = Array.from({ length: session.header.seats }, (_, seat) => this.answersBefore(seat));
  }

  /** Takes a line of a seat, a plan of one choice or several; says where it stopped before its end. */
  take(seat: Seat, line: string): Refusal | PlanStop | null {
    const followed = choosePlan(this.session, seat, line);
    if (isRefusal(followed)) return followed;
    this.shown[seat] = Math.max(this.shown[seat] ?? 0, this.session.allDelivered.length);
    this.session = followed.session;
    return followed.stop;
  }

  /** Takes a choice that was offered. */
  takeChoice(seat: Seat, choice: Choice): void {
    const refused = this.take(seat, print(this.session.game.grammar, choice));
    if (refused !== null) throw new Error(`seat ${seat} was refused: ${refused.reason.key}`);
  }

  undo(seat: Seat, bots: readonly Seat[]): Refusal | null {
    const back = undoLatest(this.session, seat, bots);
    if (isRefusal(back)) return back;
    this.session = back;
    for (const [other, count] of this.shown.entries())
      this.shown[other] = Math.min(count, back.allDelivered.length);
    return null;
  }

  /** The events that a seat was told and not shown yet; they count as shown from now on. */
  unseenEvents(viewer: Seat): GameEvent[] {
    const { allDelivered } = this.session;
    const from = this.shown[viewer] ?? 0;
    this.shown[viewer] = allDelivered.length;
    return allDelivered.slice(from).flatMap(({ delivered }) => eventsFor(viewer, delivered));
  }

  /** The events of the latest answer. */
  latestEvents(viewer: Viewer): GameEvent[] {
    return eventsFor(viewer, this.session.allDelivered.at(-1)?.delivered ?? []);
  }

  /** All events that a viewer was told. */
  eventsTold(viewer: Viewer): GameEvent[] {
    return this.session.allDelivered.flatMap(({ delivered }) => eventsFor(viewer, delivered));
  }

  /** The answers up to this seat's last own one: a player who resumes is shown what happened since. */
  private answersBefore(seat: Seat): number {
    return this.session.past.findLastIndex(({ by }) => by === seat) + 1;
  }
}

/** Resumes a saved game. */
export function resumeTable(game: Game, { header, log, over = false }: Save, translate: Translate): Table {
  const session = replay(game, header, log);
  if (isRefusal(session)) throw failure('play.cannot-resume', { reason: translate(session.reason) });
  return new Table(over ? stayOver(session) : session);
}
