import { type Game, type Kinds, namedSeed } from '@vigilia/kernel';
import { WORDS } from '../chances.ts';
import type { Budget } from '../search/budget.ts';
import type { Thinker } from '../thinker.ts';
import type { Line } from './line.ts';
import type { Answer, Failure, Question, Stop } from './messages.ts';

interface Waiting<K extends Kinds> {
  answered(choice: K['choice']): void;
  failed(reason: Error): void;
}

/** Several bots may share a line, so no two questions share a number. */
let asked = 0;

/** A bot at the other end of a line. One whose first draw is a word answers there as it would here. */
export function remoteBot<K extends Kinds>(
  line: Line<Question | Stop, Answer | Failure>,
  { id: game }: Game<K>,
  bot: string,
  budget: Budget,
): Thinker<K> {
  const waiting = new Map<number, Waiting<K>>();
  let lost: Error | undefined;

  line.listen(
    (message) => {
      const open = waiting.get(message.number);
      waiting.delete(message.number);
      if (message.type === 'answer') open?.answered(message.choice);
      else open?.failed(new Error(message.reason));
    },
    (reason) => {
      lost = reason;
      for (const { failed } of waiting.values()) failed(reason);
      waiting.clear();
    },
  );

  return {
    choose(_view, ask, draw, imagine) {
      if (lost !== undefined) throw lost;
      const word = draw(WORDS);
      const { state } = imagine({ seed: namedSeed(`${word}`), drawn: {} });
      const number = ++asked;
      return new Promise((answered, failed) => {
        waiting.set(number, { answered, failed });
        line.send({ type: 'question', number, game, bot, budget, ask, state, word });
      });
    },
    stop() {
      for (const number of waiting.keys()) line.send({ type: 'stop', number });
    },
  };
}
