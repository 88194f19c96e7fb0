import type { ActingStep, AskingStep, Game } from '@vigilia/kernel';
import { type Candles, candles } from '../toy/candles.ts';
import { bid, keep, light } from '../toy/steps.ts';

/** Candles with one thing wrong, and the check that has to notice. */
export interface Variant {
  readonly wrong: string;
  readonly game: Game<Candles>;
  /** The word its name begins with. */
  readonly check: string;
  readonly says: RegExp;
}

type Asking<S> = S extends AskingStep<Candles, infer F> ? AskingStep<Candles, F> : never;
type Acting<S> = S extends ActingStep<Candles, infer F> ? ActingStep<Candles, F> : never;

interface Wrong {
  readonly keep?: Partial<Asking<typeof keep>>;
  readonly bid?: Partial<Asking<typeof bid>>;
  readonly light?: Acting<typeof light>;
}

/** Candles with some steps done otherwise. */
export function stepping(wrong: Wrong): Game<Candles> {
  return {
    ...candles,
    steps: {
      ...candles.steps,
      keep: { ...keep, ...wrong.keep },
      bid: { ...bid, ...wrong.bid },
      light: wrong.light ?? light,
    },
  };
}
