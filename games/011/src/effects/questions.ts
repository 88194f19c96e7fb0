import type { Ask, Step } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import type { Eleven } from '../kinds.ts';
import { EFFECTS, type Effect, type EffectFrame } from './effect.ts';
import type { AskingRule } from './rule.ts';

type Asking = AskingRule<Effect, EffectFrame, Choice['verb']>;

/** The effects that ask, by the step that asks. */
const ASKING = new Map<string, Asking>(
  Object.values(EFFECTS).flatMap((rule) => ('step' in rule ? [[rule.step, rule as Asking]] : [])),
);

/**
 * The steps of the effects that ask. They are objects of one shape, like all other steps: with the rules themselves, each
 * of a shape of its own, a choice took a tenth more time.
 */
export const EFFECT_STEPS = Object.fromEntries(
  [...ASKING].map(([step, { asks, answer, why }]) => [step, { asks, answer, why }]),
) as unknown as Readonly<Record<EffectFrame['step'], Step<Eleven, never>>>;

/** What an effect asks: its prompt is named after its step. */
export type EffectPrompt = `prompt.${EffectFrame['step']}`;

/** The effect that asks this, and its frame; null where the turn itself asks. */
export function askedEffect(
  ask: Ask<Choice>,
): { readonly effect: Effect; readonly frame: EffectFrame } | null {
  const rule = ASKING.get(ask.prompt.key.replace('prompt.', ''));
  if (rule === undefined) return null;
  const effect = rule.effectOf(ask);
  return { effect, frame: rule.frame(effect) };
}
