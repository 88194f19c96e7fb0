import type { Chance } from './chance.ts';
import { isOffered } from './choice.ts';
import type { ActingStep, Ask, AskingStep, Frame, Game, Kinds, Seat, Told } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';
import { Run } from './run.ts';

/** A state at rest and the questions it asks; none when the game is over. */
export interface Moment<K extends Kinds> {
  readonly state: K['state'];
  readonly asks: readonly Ask<K['choice']>[];
}

export interface Answered<K extends Kinds> extends Moment<K> {
  readonly told: readonly Told<K['event']>[];
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
  const run = new Run<K>(game.fork(moment.state));
  const state = run.state;
  const frame = state.agenda.pop() as Frame;
  // Only a frame that keeps other seats waiting stays the same question when it is put back.
  if (moment.asks.length === 1) delete frame.question;
  state.answered++;
  (game.steps[frame.step] as AskingStep<K>).answer(run, frame, choice, ask.seat);
  return settle(game, run);
}

/** A state at rest, saved or imagined, with the questions it asks. */
export function momentOf<K extends Kinds>(game: Game<K>, state: K['state']): Moment<K> {
  const frame = state.agenda.at(-1);
  if (frame === undefined) return { state, asks: [] };
  const step = game.steps[frame.step] as unknown as ActingStep<K> | AskingStep<K>;
  if ('run' in step) throw new TypeError(`not at rest: ${frame.step} is still to happen`);
  const asks = step.asks(state, frame);
  for (const ask of asks) ask.question = frame.question ?? state.answered;
  return { state, asks };
}

/** Runs what happens by itself, up to the next question or the end. */
function settle<K extends Kinds>(game: Game<K>, run: Run<K>): Answered<K> {
  const { agenda } = run.state;
  for (;;) {
    const frame = agenda[agenda.length - 1];
    if (frame === undefined) return { state: run.state, asks: [], told: run.told, barrier: run.barrier };
    const step = game.steps[frame.step] as unknown as ActingStep<K> | AskingStep<K>;
    if ('run' in step) {
      agenda.pop();
      step.run(run, frame);
      continue;
    }
    const asks = step.asks(run.state, frame);
    if (asks.length === 0) {
      agenda.pop();
      continue;
    }
    frame.question ??= run.state.answered;
    for (const ask of asks) ask.question = frame.question;
    return { state: run.state, asks, told: run.told, barrier: run.barrier };
  }
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
  return step.why?.(state, frame, choice, ask.seat) ?? refuse(ask.clause, 'refusal.not-offered');
}
