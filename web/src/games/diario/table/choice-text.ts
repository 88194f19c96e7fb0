import { storyOption, choiceText as wordsOf } from '@vigilia/game-diario/texts';
import { type Text, text } from '@vigilia/kernel';
import type { Choice, View } from './asked.ts';

/** An option of a story in the story's words, a place with the Location that lies there. */
export function choiceText(choice: Choice, { deciding, locations }: View): Text {
  if (choice.verb === 'go')
    return text('table.go', { location: locations[choice.place], place: choice.place });
  if (choice.verb !== 'decide' || deciding === null) return wordsOf(choice);
  return wordsOf({ verb: choice.verb, option: storyOption(choice.option, deciding) });
}
