import { type Diario, decisionOf, forecast, reasonFor } from '@vigilia/game-diario';
import { cardTexts, eventText, nameOf, proseOf } from '@vigilia/game-diario/texts';
import { type Ask, type Text, text } from '@vigilia/kernel';
import type { TerminalUi } from '../../ui/terminal-ui.ts';
import { board, redrawKey } from './board.ts';
import { choiceText, glossOf } from './choices.ts';
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
    decisionOf: (ask) => decisionOf(ask as Ask<Diario['choice']>),
    note: text('play.voice-note'),
    help: text('play.voice-help'),
  },
  endings: ['bare', 'full', 'extraordinary', 'starterless', 'perished', 'unguarded', 'conceded'],
  statistics,
};

/** What is read aloud: the card, the story, and why a voice spoke so. */
function proseAt(event: Diario['event']): readonly Text[] {
  return [...cardTexts(event), ...proseOf(event), ...reasonFor(event)];
}
