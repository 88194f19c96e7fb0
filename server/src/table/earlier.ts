import {
  endedBefore,
  type Game,
  isRefusal,
  type Refusal,
  type Seat,
  type Stopped,
  whyStopped as whyGameStopped,
} from '@vigilia/kernel';
import { chooseLine, type Keeping, type Played } from './play.ts';
import type { Play, Since, Table } from './table.ts';

/**
 * Takes a choice of a game that began under earlier rules. One that the present rules make by themselves is passed
 * over; one that they refuse stops the game, and from there on nothing is taken.
 */
export function followEarlier(
  game: Game,
  play: Play,
  seat: Seat,
  line: string,
  now: Since,
  keeping: Keeping,
): Played {
  if (play.rules.stopped !== null) return { play, told: [] };
  const played = chooseLine(game, play, seat, line, now, keeping);
  if (!isRefusal(played)) return played;
  const judged = game.ofEarlierRules?.(play.moment.state, seat, line) ?? played;
  if (judged === 'implied') return { play: passOver(play, seat), told: [] };
  const at = { number: play.answers + 1, by: seat, choice: line };
  const { clause, reason } = judged;
  return { play: stop(play, { at, clause, reason }), told: [] };
}

function passOver(play: Play, by: Seat): Play {
  const past = [...play.past, { before: play.moment, by, barrier: true }];
  return { ...play, answers: play.answers + 1, past };
}

function stop(play: Play, stopped: Stopped): Play {
  return {
    ...play,
    rules: { ...play.rules, stopped },
    moment: { state: play.moment.state, asks: [] },
    past: [],
    asked: play.asked.map(() => null),
  };
}

/** A game that was over under earlier rules is not taken up again: its seed has been shown. */
export function stoppedIfEnded(table: Table): Table {
  const { play, phase } = table;
  if (play === null || phase === 'over' || play.rules.began === play.rules.now) return table;
  return { ...table, phase: 'over', play: stop(play, endedBefore()) };
}

export function isStopped({ play }: Table): boolean {
  return play !== null && play.rules.stopped !== null;
}

/** Why nothing can be done in a game that has stopped; null in any other. */
export function whyStopped({ play }: Table): Refusal | null {
  const stopped = play?.rules.stopped ?? null;
  return play === null || stopped === null ? null : whyGameStopped(play.rules, stopped);
}
