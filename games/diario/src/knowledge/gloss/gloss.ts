import type { Text } from '@vigilia/kernel';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { oddsOf } from './odds.ts';
import { sureGlossOf } from './sure-gloss.ts';

/** What a choice costs, brings and risks, if its own words do not say it. `prompt` is the question. */
export function glossOf(view: View, prompt: Text, choice: Choice): readonly Text[] {
  return sureGlossOf(view, choice) ?? oddsOf(view, prompt, choice);
}
