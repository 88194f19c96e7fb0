import {
  type Choice,
  chooseText,
  eventsFor,
  type GameEvent,
  isRefusal,
  open,
  print,
  type Refusal,
  replay,
  type Seat,
  type Session,
  standing,
  type Told,
  undo,
  type Viewer,
} from '@vigilia/kernel';
import { failed } from '../complaint.ts';
import type { Shelved } from '../games.ts';
import type { Say } from '../say.ts';
import type { Save } from './save.ts';

/** A game being played here: the session, and who has heard what of it. */
export class Table {
  session: Session;
  /** What each standing answer told, after what the deal told. */
  private readonly heard: (readonly Told[])[];
  /** How much of that was shown to each seat. */
  private readonly shown: number[];

  constructor(session: Session, heard: readonly (readonly Told[])[]) {
    this.session = session;
    this.heard = [...heard];
    this.shown = Array.from({ length: session.header.seats }, (_, seat) => this.answersBefore(seat));
  }

  /** Takes a line of a seat, all of its choices or none. */
  take(seat: Seat, line: string): Refusal | null {
    const whole = chooseText(this.session, seat, line);
    if (isRefusal(whole)) return whole;
    for (const part of line.split(';')) {
      const next = chooseText(this.session, seat, part);
      if (isRefusal(next)) return next;
      this.session = next;
      this.heard.push(next.told);
    }
    this.shown[seat] = Math.max(this.shown[seat] ?? 0, this.heard.length - line.split(';').length);
    return null;
  }

  takeChoice(seat: Seat, choice: Choice): Refusal | null {
    return this.take(seat, print(this.session.game.grammar, choice));
  }

  undo(seat: Seat): Refusal | null {
    const back = undo(this.session, seat);
    if (isRefusal(back)) return back;
    this.session = back;
    this.heard.length = back.past.length + 1;
    for (const [other, count] of this.shown.entries()) this.shown[other] = Math.min(count, this.heard.length);
    return null;
  }

  /** What a viewer heard and was not shown yet. */
  news(viewer: Seat): GameEvent[] {
    const from = this.shown[viewer] ?? 0;
    this.shown[viewer] = this.heard.length;
    return this.heard.slice(from).flatMap((told) => eventsFor(viewer, told));
  }

  /** What the latest answer told a viewer. */
  latest(viewer: Viewer): GameEvent[] {
    return eventsFor(viewer, this.heard.at(-1) ?? []);
  }

  /** All that a viewer heard. */
  log(viewer: Viewer): GameEvent[] {
    return this.heard.flatMap((told) => eventsFor(viewer, told));
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
  const dealt = open(game, header);
  if (isRefusal(dealt)) throw failed('play.cannot-resume', { reason: say(dealt.reason) });
  const heard = [dealt.told];
  let reached = dealt;
  for (const { by, choice } of standing(log)) {
    const next = chooseText(reached, by, choice);
    if (isRefusal(next)) break;
    heard.push(next.told);
    reached = next;
  }
  return new Table(session, heard);
}
