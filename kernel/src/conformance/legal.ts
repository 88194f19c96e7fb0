import { answer } from '../engine/answer.ts';
import { choiceAt, countChoices } from '../engine/choice.ts';
import type { Kinds } from '../engine/game.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Check, Table } from './check.ts';

const LOOKED_AT = 24;

/** Whatever is offered is taken, also when it has come over a wire. */
export function legal<K extends Kinds>({ game }: Table<K>): Check<K> {
  return {
    name: 'legal: every choice offered is accepted',
    sampled({ before }) {
      for (const ask of before.moment.asks) {
        // Of a long list both ends, and some evenly between.
        const last = countChoices(ask) - 1;
        const steps = Math.min(last, LOOKED_AT);
        for (let step = 0; step <= steps; step++) {
          const index = steps === 0 ? 0 : Math.round((step * last) / steps);
          const choice = JSON.parse(JSON.stringify(choiceAt(ask, index))) as K['choice'];
          mustBeTaken(choice, () => answer(game, before.moment, ask.seat, choice));
        }
      }
    },
    stuck(reason) {
      throw new Error(`a choice that was offered was not taken: ${reason}`);
    },
  };
}

function mustBeTaken(choice: object, action: () => object): void {
  const written = JSON.stringify(choice);
  let answered: object;
  try {
    answered = action();
  } catch (error) {
    throw new Error(`${written} was offered, and throws: ${String(error)}`, { cause: error });
  }
  if (isRefusal(answered)) throw new Error(`${written} was offered, and refused: ${answered.reason.key}`);
}
