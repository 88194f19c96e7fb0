import { type Loss, lossOf } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';
import type { Asked, Choice } from './asked.ts';

const WORDS: Readonly<Record<Loss['kind'], string>> = {
  concedes: 'warning.concedes',
  unguarded: 'warning.unguarded',
  'one-leaves': 'warning.one-leaves',
  dies: 'warning.dies',
  leaves: 'warning.leaves',
  'lone-guard': 'warning.lone-guard',
};

/** One sentence before a loss that cannot be mended. */
export function warningOf({ view, ask }: Asked, plan: readonly Choice[]): Text | null {
  const loss = lossOf(view, ask, plan);
  if (loss === null) return null;
  const { kind, ...vars } = loss;
  return text(WORDS[kind], vars);
}
