import type { ActingStep, Ask, Run as KernelRun, Refusal, Seat } from '@vigilia/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Options, Table } from './state.ts';
import type { View } from './view.ts';

/** The types of 011 for the kernel. */
export interface Eleven {
  state: Table;
  choice: Choice;
  event: Event;
  view: View;
  options: Options;
}

export type Run = KernelRun<Eleven>;

export type FrameOf<S extends Frame['step']> = Extract<Frame, { step: S }>;

export type Acting<S extends Frame['step']> = ActingStep<Eleven, FrameOf<S>>;

/** A choice with one of these verbs. */
export type ChoiceOf<V extends Choice['verb']> = Choice & { readonly verb: V };

/** A step that handles the frame `F` and asks for choices with the verbs `V`. */
export interface AskingFrame<F, V extends Choice['verb']> {
  asks(table: Table, frame: F): Ask<Choice>[];
  answer(run: Run, frame: F, choice: ChoiceOf<V>, seat: Seat): void;
  why?(table: Table, frame: F, choice: Choice, seat: Seat): Refusal | null;
}

export type Asking<S extends Frame['step'], V extends Choice['verb']> = AskingFrame<FrameOf<S>, V>;
