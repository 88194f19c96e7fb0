import type { Step } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import type { Eleven } from '../kinds.ts';
import type { Effect } from '../data/effect.ts';
import type { EffectFrame } from '../frames.ts';
import { EFFECTS } from './effect.ts';
import type { AskingRule } from './rule.ts';

type Asking = AskingRule<Effect, EffectFrame, Choice['verb']>;

const ASKING = Object.values(EFFECTS).flatMap((rule) => ('step' in rule ? [rule as Asking] : []));

/** The steps of the effects that ask, as objects of one shape like all other steps. */
export const EFFECT_STEPS = Object.fromEntries(
  ASKING.map(({ step, asks, answer, why }) => [step, { asks, answer, why }]),
) as unknown as Readonly<Record<EffectFrame['step'], Step<Eleven, never>>>;
