import { answer } from '../engine/answer.ts';
import { isOffered } from '../engine/choice.ts';
import type { Kinds, Seat } from '../engine/game.ts';
import { isWellFormed, print } from '../engine/notation.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { choosePlan, chooseText } from '../session/line.ts';
import type { Check, SampledTurn, Table } from './check.ts';
import { must, mustBeSame } from './differ.ts';
import { twisted } from './twisted.ts';

/** Whatever is not offered is refused, with a reason, and changes nothing. */
export function illegal<K extends Kinds>({ game, seats }: Table<K>): Check<K> {
  const clauses = new Set(game.clauses);

  function mustBeRefused(what: string, answered: object): asserts answered is Refusal {
    must(isRefusal(answered), `${what} is not offered, and taken`);
    const { clause, reason } = answered;
    must(/^refusal\./.test(reason.key), `${what} is refused for '${reason.key}', not a refusal.* key`);
    must(clause === null || clauses.has(clause), `${what} is refused by the unknown clause '${clause}'`);
  }

  function twistedChoices({ before, ask, choice }: SampledTurn<K>): void {
    const elsewhere = before.moment.asks.flatMap((other) => other.choices.slice(0, 4));
    for (const other of [...twisted(choice), ...elsewhere] as K['choice'][]) {
      if (isOffered(ask, other)) continue;
      mustBeRefused(JSON.stringify(other), answer(game, before.moment, ask.seat, other));
    }
  }

  function wrongSeats({ before, choice }: SampledTurn<K>): void {
    const asked = before.moment.asks.map(({ seat }) => seat);
    for (let seat: Seat = -1; seat <= seats; seat++) {
      if (asked.includes(seat)) continue;
      mustBeRefused(`an answer of seat ${seat}`, answer(game, before.moment, seat, choice));
    }
  }

  /** Something that can be said and, once the choice is taken, not done. */
  function secondPart({ after, seat, choice }: SampledTurn<K>): string {
    const ask = after.moment.asks.find((open) => open.seat === seat);
    const other = twisted(choice).find(
      (each) => isWellFormed(game.grammar, each) && (ask === undefined || !isOffered(ask, each)),
    );
    return other === undefined ? 'abracadabra' : print(game.grammar, other);
  }

  function typedLines(turn: SampledTurn<K>): void {
    const { before, seat, choice } = turn;
    const line = print(game.grammar, choice);
    const expected: [typed: string, column: number][] = [
      ['', 1],
      ['  ', 1],
      ['abracadabra', 1],
      [`${line} abracadabra`, line.length + 2],
      // The first part is legal: what cannot be read after it takes it down with it.
      [`${line}; abracadabra`, line.length + 3],
      [`${line};`, line.length + 2],
    ];
    for (const [typed, column] of expected) mustBeRefusedAt(column, typed, choosePlan(before, seat, typed));
  }

  function mustBeRefusedAt(column: number, typed: string, answered: object): void {
    mustBeRefused(`'${typed}'`, answered);
    must(answered.column === column, `'${typed}' is refused at ${answered.column}, not at ${column}`);
  }

  /** A record holds what was taken, all or none; a plan is taken up to the choice that cannot be made. */
  function plans(turn: SampledTurn<K>): void {
    const { before, after, seat, choice } = turn;
    const first = print(game.grammar, choice);
    const typed = `${first}; ${secondPart(turn)}`;
    const column = first.length + 3;
    mustBeRefusedAt(column, typed, chooseText(before, seat, typed));
    const followed = choosePlan(before, seat, typed);
    if (isRefusal(followed)) return mustBeRefusedAt(column, typed, followed);
    const { session, line, stop } = followed;
    must(stop?.taken === 1 && stop.column === column, `'${typed}' does not stop at ${column}`);
    must(line === first, `of '${typed}' the line '${line}' was taken`);
    const taken = JSON.stringify(session.moment.state);
    mustBeSame(
      'the states after a choice and after a plan that stops there',
      JSON.stringify(after.moment.state),
      taken,
    );
  }

  return {
    name: 'illegal: every choice not offered is refused with a reason and changes nothing',
    sampled(turn) {
      twistedChoices(turn);
      wrongSeats(turn);
      typedLines(turn);
      const left = JSON.stringify(turn.before.moment.state);
      mustBeSame('the states before and after the refusals', turn.text, left);
      plans(turn);
    },
  };
}
