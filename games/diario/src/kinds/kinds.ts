import type { ActingStep, Ask, Run as KernelRun, Refusal } from '@vigilia/kernel';
import type { Frame } from '../state/frames.ts';
import type { Options, Table } from '../state/state.ts';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { View } from './view.ts';

/** The types of Diario for the kernel. */
export interface Diario {
  state: Table;
  choice: Choice;
  event: Event;
  view: View;
  options: Options;
}

export type Run = KernelRun<Diario>;

/** The frame of this step, even if several steps share one shape. */
export type FrameOf<S extends Frame['step'], F extends Frame = Frame> = F extends unknown
  ? S extends F['step']
    ? F & { readonly step: S }
    : never
  : never;

export type Acting<S extends Frame['step']> = ActingStep<Diario, FrameOf<S>>;

/** A choice with one of these verbs. */
export type ChoiceOf<V extends Choice['verb']> = Choice & { readonly verb: V };

/**
 * A step that asks the Leader for choices with the verbs `V`. The council is heard around it (rules/table/council.ts):
 * a step itself knows the Leader only.
 */
export interface Asking<S extends Frame['step'], V extends Choice['verb']> {
  /** What the Leader is asked; null if there is nothing to ask, and the step is over. */
  asks(table: Table, frame: FrameOf<S>): Ask<Choice> | null;
  answer(run: Run, frame: FrameOf<S>, choice: ChoiceOf<V>): void;
  why?(table: Table, frame: FrameOf<S>, choice: Choice): Refusal | null;
}
