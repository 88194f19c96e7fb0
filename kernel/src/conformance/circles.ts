import { drawBelow } from '../chance/chance.ts';
import { answer, type Moment } from '../engine/answer.ts';
import type { Ask, Kinds } from '../engine/game.ts';
import { print } from '../engine/notation.ts';
import { isRefusal } from '../engine/refusal.ts';
import { open } from '../session/session.ts';
import type { Check, Table } from './check.ts';
import { must } from './differ.ts';
import { randomChoice } from './random-choice.ts';

/**
 * A game ends whatever is answered. Here an answerer goes back to where the game has been, wherever an answer leads there:
 * what may be taken back for ever, a bot that cannot make up its mind takes back for ever.
 */
export function circles<K extends Kinds>({ game, answers, headerOf, chanceOf }: Table<K>): Check<K> {
  /** What a person would call the same place: the open form of the game and its questions, without any count of answers. */
  function placeOf({ state, asks }: Moment<K>): string {
    const shown = { ...game.audit.state(state), answered: 0, question: 0, chance: null };
    return JSON.stringify([shown, asks.map((ask) => ({ ...ask, question: 0 }))]);
  }

  function taken(moment: Moment<K>, { seat }: Ask<K['choice']>, choice: K['choice']): Moment<K> {
    const next = answer(game, moment, seat, choice);
    must(!isRefusal(next), `seat ${seat} is refused '${print(game.grammar, choice)}', which is offered`);
    return next;
  }

  return {
    name: 'circles: a game ends even where every answer that leads back is given',
    once() {
      const opened = open(game, headerOf('circles'));
      must(!isRefusal(opened), 'its own header is refused');
      const chance = chanceOf('circles');
      const been = new Set<string>();
      let back = 'none leads back';
      let moment: Moment<K> = opened.moment;
      for (let count = 0; moment.asks.length > 0; count++) {
        must(count < answers, `the game goes on after ${answers} answers: ${back}`);
        been.add(placeOf(moment));
        const ask = moment.asks[drawBelow(chance, 'circles', moment.asks.length)] as Ask<K['choice']>;
        const [first, ...others] = [randomChoice(ask, chance), ...oneOfEachVerb(ask)];
        let next = taken(moment, ask, first as K['choice']);
        for (const choice of others) {
          const other = taken(moment, ask, choice);
          if (!been.has(placeOf(other))) continue;
          back = `'${print(game.grammar, choice)}' of seat ${ask.seat} leads back`;
          next = other;
          break;
        }
        moment = next;
      }
    },
  };
}

/** Enough to find the way back: a verb that takes back does it with any of its choices, or chance finds the one. */
function oneOfEachVerb<K extends Kinds>({ choices }: Ask<K['choice']>): K['choice'][] {
  const verbs = new Set<string>();
  return choices.filter(({ verb }) => !verbs.has(verb) && verbs.add(verb));
}
