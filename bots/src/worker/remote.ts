import {
  type Advice,
  type Adviser,
  type Ask,
  type Draw,
  type Game,
  type Imagine,
  type Kinds,
  namedSeed,
} from '@vigilia/kernel';
import { WORDS } from '../chances.ts';
import type { Budget } from '../search/budget.ts';
import type { Thinker } from '../thinker.ts';
import type { Advised, Answer, Failure, Question, Stop, WorkerChannel } from './messages.ts';

interface Waiting {
  answered(answer: Answer | Advised): void;
  failed(reason: Error): void;
}

/** Several bots may share a channel, so no two questions share a number. */
let asked = 0;

/** A bot elsewhere. */
interface RemoteBot<K extends Kinds> extends Thinker<K>, Adviser<K> {
  /** What it chooses, with its reasons if it gives any. */
  readonly speak: Adviser<K>['advise'];
  /** The same bot on the same channel, with another budget. */
  within(budget: Budget): RemoteBot<K>;
}

/** A bot at the other end of a channel. One whose first draw is a word answers there as it would here. */
export function remoteBot<K extends Kinds>(
  channel: WorkerChannel<Question | Stop, Answer | Advised | Failure>,
  { id: game }: Game<K>,
  bot: string,
  budget: Budget,
): RemoteBot<K> {
  const waiting = new Map<number, Waiting>();
  let lost: Error | undefined;

  channel.listen(
    (message) => {
      const open = waiting.get(message.number);
      waiting.delete(message.number);
      if (message.type === 'failure') open?.failed(new Error(message.reason));
      else open?.answered(message);
    },
    (reason) => {
      lost = reason;
      for (const { failed } of waiting.values()) failed(reason);
      waiting.clear();
    },
  );

  function put(
    wanted: Pick<Question, 'wants' | 'budget'>,
    ask: Ask<K['choice']>,
    draw: Draw,
    imagine: Imagine<K>,
  ): Promise<Answer | Advised> {
    if (lost !== undefined) throw lost;
    const word = draw(WORDS);
    const { state } = imagine({ seed: namedSeed(`${word}`), drawn: {} });
    const number = ++asked;
    return new Promise((answered, failed) => {
      waiting.set(number, { answered, failed });
      channel.send({ type: 'question', number, game, bot, ...wanted, ask, state, word });
    });
  }

  function adviceOn(wanted: Pick<Question, 'wants' | 'budget'>): Adviser<K>['advise'] {
    return async (_view, ask, draw, imagine) => {
      const answer = await put(wanted, ask, draw, imagine);
      return (answer as Advised).advice as readonly Advice<K>[];
    };
  }

  function stop(): void {
    for (const number of waiting.keys()) channel.send({ type: 'stop', number });
  }

  function within(budget: Budget): RemoteBot<K> {
    return {
      choose: (_view, ask, draw, imagine) =>
        put({ budget }, ask, draw, imagine).then((answer) => (answer as Answer).choice),
      advise: adviceOn({ wants: 'advice', budget }),
      speak: adviceOn({ wants: 'voice', budget }),
      stop,
      within,
    };
  }

  return within(budget);
}
