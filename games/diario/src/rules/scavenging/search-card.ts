import type { Choice } from '../../kinds/choices.ts';
import type { Asking } from '../../kinds/kinds.ts';
import { ask, refuse } from '../table/ask.ts';
import { changeNoise } from '../table/noise.ts';
import { returnCards, unseen } from './unknown.ts';

/** Furniture, Heap or Pantry: ignored, or searched at the price of time or of Noise (SCAV-7). */
export const searchCard: Asking<'search-card', 'quietly' | 'loudly' | 'pass-by'> = {
  asks(table, { card, returns, noise }) {
    const choices: Choice[] = [{ verb: 'loudly' }, { verb: 'pass-by' }];
    if (unseen(table) >= returns) choices.unshift({ verb: 'quietly' });
    const vars = { exploration: card, returns, noise };
    return ask(table, 'SCAV-7', 'prompt.search', choices, { vars });
  },
  answer(run, { card, chart, returns, noise }, { verb }) {
    if (verb === 'pass-by') return run.announce({ type: 'passed-by', exploration: card });
    if (verb === 'quietly') {
      returnCards(run, returns);
      return run.next({ step: 'search', chart });
    }
    changeNoise(run, noise);
    run.next({ step: 'noise-roll' }, { step: 'search', chart });
  },
  why(table, { returns }, { verb }) {
    if (verb !== 'quietly') return null;
    return refuse('SCAV-4', 'refusal.too-few-cards', { count: returns, left: unseen(table) });
  },
};
