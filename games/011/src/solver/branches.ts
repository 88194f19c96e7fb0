import type { EffectFrame, Frame } from '../table/frames.ts';
import type { FrameOf } from '../table/kinds.ts';
import type { Attempt } from './attempt.ts';
import * as formalities from './formalities.ts';
import { happen } from './happen.ts';
import type { Branch, Position } from './position.ts';
import * as questions from './questions.ts';
import type { Todo } from './todo.ts';
import * as turn from './turn.ts';

type Asked<S extends Frame['step']> = (attempt: Attempt, position: Position, frame: FrameOf<S>) => Branch[];

/** The ways on from what an effect asks. */
const ASKED: { readonly [S in EffectFrame['step']]: Asked<S> } = {
  'free-walk': (attempt, position, { steps }) => questions.freeWalk(attempt, position, steps),
  ride: (_attempt, position, { lines }) => questions.ride(position, lines),
  copy: (attempt, position, { cost }) => questions.copy(attempt, position, cost),
  act: questions.act,
  'clue-on-place': questions.clueOnPlace,
  'move-clue': questions.shiftClue,
  send: questions.send,
  swap: questions.swap,
  regain: formalities.regain,
  investigate: (attempt, position, { cards }) => formalities.investigate(attempt, position, cards),
  block: formalities.block,
};

/** Every way on from a position that can lead to more than its neighbours do. */
export function branches(attempt: Attempt, reached: Position, { frame, rest }: Todo): Branch[] {
  const position = { ...reached, todo: rest };
  if (frame.step === 'effect') return [{ choice: null, next: happen(attempt, position, frame.effect) }];
  if (frame.step === 'choose') return turn.choose(attempt, position);
  if (frame.step === 'abilities') return turn.abilities(position, frame.left);
  if (frame.step === 'ability') return turn.ability(attempt, position);
  if (frame.step === 'gears') return turn.gears(attempt, position);
  if (frame.step === 'move') return turn.move(attempt, position);
  if (frame.step === 'action') return turn.action(attempt, position);
  if (frame.step === 'spend') return turn.spend(attempt, position);
  if (frame.step === 'return-tile') return turn.returnTile(position);
  if (frame.step === 'end-turn') return turn.endTurn(attempt, position);
  const asked = ASKED[frame.step as EffectFrame['step']] as Asked<Frame['step']> | undefined;
  return asked?.(attempt, position, frame) ?? [];
}
