import type { Ask, Step } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import type { Eleven } from '../kinds.ts';
import { EFFECTS, type Effect, type EffectFrame } from './effect.ts';
import type { AskingRule } from './rule.ts';

type Asking = AskingRule<Effect, EffectFrame, Choice['verb']>;

/** The effects that ask, by the step that asks. */
export const EFFECT_STEPS = Object.fromEntries(
  Object.values(EFFECTS).flatMap((rule) => ('step' in rule ? [[rule.step, rule]] : [])),
) as unknown as Readonly<Record<EffectFrame['step'], Step<Eleven, never> & Asking>>;

/** What an effect asks: its prompt is named after its step. */
export type EffectPrompt = `prompt.${EffectFrame['step']}`;

/** The effect that asks this, and its frame; null where the turn itself asks. */
export function askedEffect(
  ask: Ask<Choice>,
): { readonly effect: Effect; readonly frame: EffectFrame } | null {
  const [, step] = ask.prompt.key.split('.');
  if (step === undefined || !(step in EFFECT_STEPS)) return null;
  const rule: Asking = EFFECT_STEPS[step as EffectFrame['step']];
  const effect = rule.effectOf(ask);
  return { effect, frame: rule.frame(effect) };
}
