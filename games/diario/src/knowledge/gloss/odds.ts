import type { Text } from '@vigilia/kernel';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { diceOddsOf } from '../combat/dice-odds.ts';
import { exploringTexts } from '../scavenging/exploring.ts';
import { taskOddsOf } from './task-gloss.ts';

/** The chances of the roll a choice leads to, before it is made. `prompt` is the question. */
export function oddsOf(view: View, prompt: Text, choice: Choice): Text[] {
  return diceOddsOf(view, prompt, choice) ?? taskOddsOf(choice) ?? exploringTexts(view, prompt, choice) ?? [];
}
