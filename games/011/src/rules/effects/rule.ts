import type { Refusal, Text } from '@vigilia/kernel';
import type { Effect, EffectKind, EffectOf } from '../../data/effect.ts';
import type { Choice } from '../../table/choices.ts';
import type { EffectFrame } from '../../table/frames.ts';
import type { AskingFrame, FrameOf, Run } from '../../table/kinds.ts';
import type { Table } from '../../table/state.ts';

interface AnyRule<E> {
  /** Whether it can happen now, to the player whose turn it is. A gain lost to a ceiling still can (TURN-6). */
  can(table: Table, effect: E): boolean;
  /** Whether it acts with the chosen Character: then it cannot be played before there is one (TURN-3). */
  readonly needsCharacter?: true;
  /** The clause that forbids it if it cannot happen; without one it lacks a target (TURN-6). */
  whyNot?(table: Table): Refusal | null;
  /** What a tile with this effect says. A kind that no tile has says nothing. */
  onTile?(effect: E): Text;
}

/** A kind of effect that happens at once. */
export interface InstantRule<E> extends AnyRule<E> {
  happen(run: Run, effect: E): void;
}

/**
 * A kind of effect that asks its player first. The rule is also the step that asks; its prompt is `prompt.` and the
 * name of that step.
 */
export interface AskingRule<E, F extends { readonly step: string }, V extends Choice['verb']>
  extends AnyRule<E>,
    AskingFrame<F, V> {
  readonly step: F['step'];
  /** What lies on the agenda until its player has answered. */
  frame(effect: E): F;
}

/** The rule of a kind that asks with a step and is answered with verbs. */
export type Asks<K extends EffectKind, S extends EffectFrame['step'], V extends Choice['verb']> = AskingRule<
  EffectOf<K>,
  FrameOf<S>,
  V
>;

/** Whether an effect can happen now: for effects that stand for others. */
export type CanHappen = (table: Table, effect: Effect) => boolean;

interface Named<K extends string> {
  readonly step: K;
  frame(): { readonly step: K };
}

/** The step and the frame of a kind that has no numbers: both are its name. */
export function named<K extends string>(kind: K): Named<K> {
  return { step: kind, frame: () => ({ step: kind }) };
}
