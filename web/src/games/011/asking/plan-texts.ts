import { choiceText } from '@vigilia/game-011/texts';
import { type Text, text } from '@vigilia/kernel';
import type { Choice } from '../eleven.ts';

/** What is about to be answered, in words: steps in a row are one walk. */
export function planTexts(choices: readonly Choice[]): Text[] {
  const texts: Text[] = [];
  for (let index = 0; index < choices.length; index++) {
    const choice = choices[index] as Choice;
    let steps = 0;
    while (choices[index + steps]?.verb === 'walk') steps++;
    const last = choices[index + steps - 1];
    if (steps > 1 && last?.verb === 'walk') {
      texts.push(text('asking.walk', { steps, square: last.square }));
      index += steps - 1;
    } else texts.push(choiceText(choice));
  }
  return texts;
}
