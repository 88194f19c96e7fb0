import { type Diario, glossOf as gameGlossOf, type View } from '@vigilia/game-diario';
import { choiceText as gameChoiceText, storyOption } from '@vigilia/game-diario/texts';
import { type Choice, type Text, text } from '@vigilia/kernel';

type DiarioChoice = Diario['choice'];

/** An option of a story in the story's words, a place with the Location that lies there. */
export function choiceText(given: Choice, { deciding, locations }: View): Text {
  const choice = given as DiarioChoice;
  if (choice.verb === 'go')
    return text('journal.go', { location: locations[choice.place], place: choice.place });
  if (choice.verb !== 'decide' || deciding === null) return gameChoiceText(choice);
  return gameChoiceText({ verb: choice.verb, option: storyOption(choice.option, deciding) });
}

/** The odds of a roll, what something costs and gives, what a decision puts at stake. */
export function glossOf(given: Choice, view: View, prompt: Text): readonly Text[] {
  return gameGlossOf(view, prompt, given as DiarioChoice);
}
