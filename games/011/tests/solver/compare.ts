import { answer, choiceAt, countChoices, isRefusal, type Moment, type Seat, take } from '@vigilia/kernel';
import { game } from '../../src/index.ts';
import { canWinNow } from '../../src/solver/can-win.ts';
import type { Line } from '../../src/solver/winning-turn.ts';
import type { Eleven } from '../../src/table/kinds.ts';
import { winsByTrying } from './brute-force.ts';
import type { Ending } from './positions.ts';

export interface Comparison {
  /** What the solver says. */
  readonly line: Line | null;
  /** What trying everything says; null if it was broken off. */
  readonly tried: boolean | null;
  /** Null, or what went wrong. */
  readonly fault: string | null;
}

export function solve({ state }: Moment<Eleven>, seat: Seat): Line | null {
  return canWinNow(game.view(state, seat), state.chosen);
}

/** Holds the solver against the rules: the same answer, and a line that wins, followed or found anew on the way. */
export function compare(moment: Moment<Eleven>, seat: Seat, most: number): Comparison {
  const line = solve(moment, seat);
  const tried = winsByTrying(moment, seat, most);
  if (tried !== null && tried !== (line !== null)) return { line, tried, fault: `trying says ${tried}` };
  return { line, tried, fault: line === null ? null : follow(moment, seat, line) };
}

function follow(start: Moment<Eleven>, seat: Seat, line: Line): string | null {
  let moment = start;
  for (const choice of line) {
    const again = solve(moment, seat);
    if (again === null) return `given up before ${JSON.stringify(choice)}`;
    const answered = answer(game, moment, seat, choice);
    if (isRefusal(answered)) return `refused: ${JSON.stringify(choice)}`;
    moment = answered;
  }
  return moment.state.over?.winner === seat ? null : 'followed and not won';
}

/** The same turn some questions later, victory declared and then whatever chance chose; null if it ended. */
export function later({ moment, seat, draw }: Ending, questions: number): Moment<Eleven> | null {
  let [ask] = moment.asks;
  const declaration = { verb: 'declare', character: moment.state.chosen } as const;
  if (ask === undefined) return null;
  let reached: Moment<Eleven> = take(game, moment, ask, declaration);
  for (let asked = 0; asked < questions; asked++) {
    [ask] = reached.asks;
    if (ask === undefined || reached.state.turn?.seat !== seat) return null;
    reached = take(game, reached, ask, choiceAt(ask, draw(countChoices(ask))));
  }
  return reached.state.turn?.seat === seat ? reached : null;
}
