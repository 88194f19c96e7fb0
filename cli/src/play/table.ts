import {
  type Choice,
  choosePlan,
  eventsFor,
  type GameEvent,
  isRefusal,
  type PlanStop,
  print,
  type Refusal,
  replay,
  type Seat,
  type Session,
  undoLatest,
  type Viewer,
} from '@vigilia/kernel';
import { failed } from '../complaint.ts';
import type { Shelved } from '../games.ts';
import type { Say } from '../say.ts';
import type { Save } from './save.ts';

/** A game being played here: the session, and who has heard what of it. */
export class Table {
  session: Session;
  /** How much of what was told each seat was shown, the deal counted. */
  private readonly shown: number[];

  constructor(session: Session) {
    this.session = session;
    this.shown = Array.from({ length: session.header.seats }, (_, seat) => this.answersBefore(seat));
  }

  /** Takes a line of a seat, a plan of one choice or several; says where it stopped before its end. */
  take(seat: Seat, line: string): Refusal | PlanStop | null {
    const followed = choosePlan(this.session, seat, line);
    if (isRefusal(followed)) return followed;
    this.shown[seat] = Math.max(this.shown[seat] ?? 0, this.session.heard.length);
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
    for (const [other, count] of this.shown.entries()) this.shown[other] = Math.min(count, back.heard.length);
    return null;
  }

  /** What a viewer heard and was not shown yet. */
  news(viewer: Seat): GameEvent[] {
    const { heard } = this.session;
    const from = this.shown[viewer] ?? 0;
    this.shown[viewer] = heard.length;
    return heard.slice(from).flatMap(({ told }) => eventsFor(viewer, told));
  }

  /** What the latest answer told a viewer. */
  latest(viewer: Viewer): GameEvent[] {
    return eventsFor(viewer, this.session.heard.at(-1)?.told ?? []);
  }

  /** All that a viewer heard. */
  log(viewer: Viewer): GameEvent[] {
    return this.session.heard.flatMap(({ told }) => eventsFor(viewer, told));
  }

  /** What stood when this seat last chose: whoever comes back hears what happened since. */
  private answersBefore(seat: Seat): number {
    return this.session.past.findLastIndex(({ by }) => by === seat) + 1;
  }
}

/** Takes a game up where its save left it. */
export function tableOf({ game }: Shelved, { header, log }: Save, say: Say): Table {
  const session = replay(game, header, log);
  if (isRefusal(session)) throw failed('play.cannot-resume', { reason: say(session.reason) });
  return new Table(session);
}
