import { neighboursOf } from '../../../data/city.ts';
import type { Choice } from '../../../table/choices.ts';
import { chosenCharacter, currentTurn } from '../../../table/players.ts';
import { message } from '../../../texts/message.ts';
import { ask, refuse } from '../../ask.ts';
import { chosenSquare, enter, stepsNow } from '../../streets.ts';
import { whyTooEarly } from '../../too-early.ts';
import type { Asks } from '../rule.ts';

/** A free walk, in one go, as far as its player likes (ABIL-4, MOVE-6). */
export const walk: Asks<'walk', 'free-walk', 'walk' | 'stop'> = {
  step: 'free-walk',
  frame: ({ steps }) => ({ step: 'free-walk', steps }),
  needsCharacter: true,
  can: (table) => stepsNow(table).length > 0,
  onTile: ({ steps }) => message('tile-effect.walk', { steps }),
  asks(table, { steps }) {
    const squares = steps > 0 ? stepsNow(table) : [];
    if (squares.length === 0) return [];
    const choices: Choice[] = squares.map((square) => ({ verb: 'walk', square }));
    return ask(currentTurn(table).seat, 'ABIL-4', 'prompt.free-walk', [...choices, { verb: 'stop' }], {
      vars: { steps },
    });
  },
  answer(run, { steps }, choice, seat) {
    if (choice.verb === 'stop') return;
    run.announce({ type: 'walked', seat, character: chosenCharacter(run.state), square: choice.square });
    enter(run, choice.square);
    run.next({ step: 'free-walk', steps: steps - 1 });
  },
  why(table, _frame, choice) {
    if (choice.verb === 'card' || choice.verb === 'tile')
      return whyTooEarly(table, choice) ?? refuse('TURN-3', 'refusal.inside-a-walk');
    if (choice.verb !== 'walk') return null;
    const { square } = choice;
    if (!neighboursOf(chosenSquare(table)).includes(square))
      return refuse('MOVE-3', 'refusal.not-next-to', { square });
    return refuse('MOVE-4', 'refusal.occupied', { square });
  },
};
