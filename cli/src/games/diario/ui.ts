import {
  type Diario,
  forecast,
  glossOf as gameGlossOf,
  mustHear,
  reasonFor,
  type View,
} from '@vigilia/game-diario';
import {
  cardTexts,
  eventText,
  choiceText as gameChoiceText,
  nameOf,
  proseOf,
  storyOption,
  veiled,
} from '@vigilia/game-diario/texts';
import { type Ask, type Choice, type Text, text } from '@vigilia/kernel';
import type { TerminalUi } from '../../ui/terminal-ui.ts';
import { board, redrawKey } from './board.ts';
import { messages } from './messages.ts';
import { sheet } from './sheet.ts';
import { statistics } from './statistics.ts';

/** How the terminal shows Diario. */
export const ui: Partial<TerminalUi<Diario>> = {
  board,
  sheet,
  redrawKey,
  messages,
  nameOf,
  choiceText,
  glossOf,
  eventText,
  proseOf: (event) => proseAt(event as Diario['event']),
  forecast,
  afterword: ({ over }) => (over?.score == null ? [] : [text('journal.score', { score: over.score })]),
  opinions: {
    decisionOf: ({ council }) => council,
    waitingAt: ({ council }, ask) => (mustHear(ask as Ask<Diario['choice']>) ? council : null),
    note: text('play.voice-note'),
    help: text('play.voice-help'),
  },
  endings: ['bare', 'full', 'extraordinary', 'starterless', 'perished', 'unguarded', 'conceded'],
  statistics,
};

/** What is read aloud: the card, the story, and why a voice spoke so. A combat story comes before what it brings. */
function proseAt(event: Diario['event']): readonly Text[] {
  if (event.type === 'fate-struck') return [...proseOf(event), ...cardTexts(event)];
  return [...cardTexts(event), ...proseOf(event), ...reasonFor(event)];
}

type DiarioChoice = Diario['choice'];

/** An option of a story in the story's words, a place with the Location that lies there. */
function choiceText(given: Choice, { deciding, locations }: View): Text {
  const choice = given as DiarioChoice;
  if (choice.verb === 'go')
    return text('journal.go', { location: locations[choice.place], place: choice.place });
  if (choice.verb !== 'decide' || deciding === null) return gameChoiceText(choice);
  return gameChoiceText({ verb: choice.verb, option: storyOption(choice.option, deciding) });
}

/** The odds of a roll, what something costs and gives, what a decision puts at stake. */
function glossOf(given: Choice, view: View, prompt: Text): readonly Text[] {
  const glosses = gameGlossOf(view, prompt, given as DiarioChoice);
  return view.veiled ? glosses.map(veiled) : glosses;
}
