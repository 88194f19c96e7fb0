import type { Kinds, Seat } from '../engine/game.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { replay } from '../session/replay.ts';
import type { Session } from '../session/session.ts';
import { undo, undoAgain } from '../session/undo.ts';
import { canUndo } from '../session/way-back.ts';
import type { Check, Played, Table, Turn } from './check.ts';
import { must, mustBeSame } from './differ.ts';

/** From the end of a game all the way back to its deal, freely if that is free and by consent elsewhere. */
export function undoes<K extends Kinds>({ game, seats, every }: Table<K>): Check<K> {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  return {
    name: 'undo: every game goes back to its deal, and a free undo keeps the four rules',
    ended({ end, turns, number }: Played<K>) {
      let session: Session<K> = end;
      for (const turn of turns.toReversed()) {
        const isFree = canUndo(session, turn.seat);
        if (isFree) mustKeepTheFourRules(turn, session, everyone);
        const others = everyone.filter((seat) => seat !== turn.seat);
        session = accepted(
          turn,
          isFree
            ? undo(session, turn.seat)
            : undoAgain(session, { by: turn.seat, backTo: turn.number, consent: others }),
        );
        const back = session.moment.state;
        if (turn.text !== null) mustBeSame(`the states at ${turn.number}`, turn.text, JSON.stringify(back));
        else must(back.answered === turn.number, `going back to ${turn.number} stopped at ${back.answered}`);
      }
      if (number % every !== 0) return;
      const again = replay(game, session.header, session.log);
      must(!isRefusal(again), 'the log of a game that was taken back is refused');
      const expected = JSON.stringify(session.moment.state);
      mustBeSame('the deal and the replay of going back to it', expected, JSON.stringify(again.moment.state));
    },
  };
}

function accepted<K extends Kinds>(turn: Turn<K>, back: Session<K> | Refusal): Session<K> {
  if (isRefusal(back)) throw new Error(`answer ${turn.number} cannot be taken back: ${back.reason.key}`);
  return back;
}

function mustKeepTheFourRules<K extends Kinds>(
  turn: Turn<K>,
  session: Session<K>,
  everyone: readonly Seat[],
): void {
  const what = `answer ${turn.number} of seat ${turn.seat} is freely undone although`;
  const askedThen = turn.before.moment.asks.map(({ seat }) => seat);
  const askedNow = session.moment.asks.map(({ seat }) => seat);
  const isNew = askedNow.find((seat) => !askedThen.includes(seat));
  must(isNew === undefined, `${what} it is seat ${isNew}'s turn now`);
  const stranger = everyone.find((seat) => seat !== turn.seat && canUndo(session, seat));
  must(stranger === undefined, `seat ${stranger} may freely undo answer ${turn.number} of seat ${turn.seat}`);
  const shown = turn.delivered.find(({ reveals }) => reveals);
  must(shown === undefined, `${what} it revealed ${JSON.stringify(shown?.event)}`);
  const drawnThen = JSON.stringify(turn.before.moment.state.chance.drawn);
  const drawnNow = JSON.stringify(turn.after.moment.state.chance.drawn);
  must(drawnThen === drawnNow, `${what} it drew: ${drawnThen} became ${drawnNow}`);
}
