import type { Chance } from '../chance/chance.ts';
import { type Choice, choiceAt, countChoices, isOffered } from './choice.ts';
import type { ActingStep, Ask, AskingStep, Delivered, Frame, Game, Kinds, Seat } from './game.ts';
import { isWellFormed } from './notation.ts';
import { type Refusal, refuse } from './refusal.ts';
import { Run } from './run.ts';

/** A state at rest and the questions it asks; none when the game is over. */
export interface Moment<K extends Kinds> {
  readonly state: K['state'];
  readonly asks: readonly Ask<K['choice']>[];
}

export interface Answered<K extends Kinds> extends Moment<K> {
  readonly delivered: readonly Delivered<K['event']>[];
  readonly barrier: boolean;
}

export function begin<K extends Kinds>(
  game: Game<K>,
  seats: number,
  options: K['options'],
  chance: Chance,
): Answered<K> {
  const run = new Run<K>(game.open(seats, options, chance));
  return settle(game, run);
}

/** Goes on from a state that was put away: the questions it asks, after what happens by itself. */
export function resume<K extends Kinds>(game: Game<K>, state: K['state']): Answered<K> {
  return settle(game, new Run<K>(game.fork(state)));
}

/** Takes a seat's choice if it is legal. The moment given is left as it was either way. */
export function answer<K extends Kinds>(
  game: Game<K>,
  moment: Moment<K>,
  seat: Seat,
  choice: K['choice'],
): Answered<K> | Refusal {
  const ask = moment.asks.find((open) => open.seat === seat);
  if (ask === undefined) return notAsked(moment);
  if (!isOffered(ask, choice)) return whyNot(game, moment.state, ask, choice);
  return take(game, moment, ask, choice);
}

/** Takes a choice that came from the ask itself: nothing is checked again. */
export function take<K extends Kinds>(
  game: Game<K>,
  moment: Moment<K>,
  ask: Ask<K['choice']>,
  choice: K['choice'],
): Answered<K> {
  return advance(game, { state: game.fork(moment.state), asks: moment.asks }, ask, choice);
}

/** Like {@link take}, but changes the state it is given: for who owns that state alone, as a simulation does. */
export function advance<K extends Kinds>(
  game: Game<K>,
  { state, asks }: Moment<K>,
  ask: Ask<K['choice']>,
  choice: K['choice'],
): Answered<K> {
  const run = new Run<K>(state);
  const frame = state.agenda.pop() as Frame;
  state.answered++;
  (game.steps[frame.step] as AskingStep<K>).answer(run, frame, choice, ask.seat);
  // Only a frame that others still have to answer stays the same question when it is put back.
  const isLeftOpen = asks.length > 1 && state.agenda.at(-1)?.step === frame.step;
  if (!isLeftOpen) state.question = state.answered;
  const reached = settle(game, run);
  // The seat that answered is asked anew, and so are all seats asked with it.
  if (isLeftOpen && reached.asks.some(({ seat }) => seat === ask.seat)) renumber(reached);
  return reached;
}

function renumber<K extends Kinds>({ state, asks }: Moment<K>): void {
  state.question = state.answered;
  for (const ask of asks) ask.question = state.question;
}

/** Runs what happens by itself, up to the next question or the end. */
function settle<K extends Kinds>(game: Game<K>, run: Run<K>): Answered<K> {
  const { state, delivered } = run;
  const { agenda } = state;
  for (;;) {
    const frame = agenda[agenda.length - 1];
    if (frame === undefined) return { state, asks: [], delivered, barrier: run.barrier };
    const step = game.steps[frame.step] as unknown as ActingStep<K> | AskingStep<K>;
    if ('run' in step) {
      agenda.pop();
      step.run(run, frame);
      continue;
    }
    const asks = step.asks(state, frame);
    const only = step.answersItself === true ? onlyAnswer(asks) : undefined;
    if (only !== undefined) {
      agenda.pop();
      step.answer(run, frame, only.choice, only.seat);
      continue;
    }
    if (asks.length > 0) {
      for (const ask of asks) ask.question = state.question;
      return { state, asks, delivered, barrier: run.barrier };
    }
    agenda.pop();
  }
}

/** The one answer there is to the one question that is open. */
function onlyAnswer<C extends Choice>([ask, another]: readonly Ask<C>[]):
  | { seat: Seat; choice: C }
  | undefined {
  if (ask === undefined || another !== undefined || countChoices(ask) !== 1) return undefined;
  return { seat: ask.seat, choice: choiceAt(ask, 0) };
}

function notAsked<K extends Kinds>(moment: Moment<K>): Refusal {
  const open = moment.asks[0];
  if (open === undefined) return refuse(null, 'refusal.over');
  return refuse(open.clause, 'refusal.not-asked', { seat: open.seat });
}

function whyNot<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  ask: Ask<K['choice']>,
  choice: K['choice'],
): Refusal {
  const frame = state.agenda[state.agenda.length - 1] as Frame;
  const step = game.steps[frame.step] as AskingStep<K>;
  // What comes over a wire may be anything: a step is only asked about what its grammar could say.
  const reason = isWellFormed(game.grammar, choice) ? step.why?.(state, frame, choice, ask.seat) : null;
  return reason ?? refuse(ask.clause, 'refusal.not-offered');
}
