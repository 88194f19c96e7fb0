import type { Attempt } from './attempt.ts';
import type { Branch } from './branch.ts';
import * as formalities from './formalities.ts';
import { happen } from './happen.ts';
import type { Position } from './position.ts';
import * as questions from './questions.ts';
import type { Todo } from './todo.ts';
import * as turn from './turn.ts';

/** Every way on from a position that can lead to more than its neighbours do. */
export function branches(attempt: Attempt, reached: Position, { frame, rest }: Todo): Branch[] {
  const position = { ...reached, todo: rest };
  if (frame.step === 'effect') return [{ choice: null, next: happen(attempt, position, frame.effect) }];
  if (frame.step === 'abilities') return turn.abilities(position);
  if (frame.step === 'ability') return turn.ability(attempt, position);
  if (frame.step === 'gears') return turn.gears(attempt, position);
  if (frame.step === 'move') return turn.move(attempt, position);
  if (frame.step === 'action') return turn.action(attempt, position);
  if (frame.step === 'spend') return turn.spend(attempt, position);
  if (frame.step === 'return-tile') return turn.returnTile(position);
  if (frame.step === 'end-turn') return turn.endTurn(attempt, position);
  if (frame.step === 'free-walk') return questions.freeWalk(attempt, position, frame.steps);
  if (frame.step === 'ride') return questions.ride(position, frame.lines);
  if (frame.step === 'copy') return questions.copy(attempt, position, frame.cost);
  if (frame.step === 'act') return questions.act(attempt, position);
  if (frame.step === 'clue-on-place') return questions.clueOnPlace(attempt, position);
  if (frame.step === 'move-clue') return questions.shiftClue(attempt, position);
  if (frame.step === 'send') return questions.send(attempt, position);
  if (frame.step === 'swap') return questions.swap(attempt, position);
  if (frame.step === 'regain') return formalities.regain(attempt, position);
  if (frame.step === 'investigate') return formalities.investigate(attempt, position, frame.cards);
  return frame.step === 'block' ? formalities.block(attempt, position) : [];
}
