import {
  council,
  type Diario,
  decisionOf,
  forecast,
  diario as game,
  greedy,
  planner,
  reasonFor,
  VOICES,
} from '@vigilia/game-diario';
import { cardTexts, eventText, nameOf, proseOf } from '@vigilia/game-diario/texts';
import { type Ask, type Text, text } from '@vigilia/kernel';
import type { Shelved } from '../games.ts';
import { openBook } from '../rules/book.ts';
import { board } from './board.ts';

import { choiceText, glossOf } from './gloss.ts';
import { scene } from './scene.ts';
import { sheet } from './sheet.ts';
import { statistics } from './statistics.ts';
import { storyBook } from './story-book.ts';

/** Diario on the shelf. */
export const diario: Shelved<Diario> = {
  game,
  hasSecrets: false,
  usualSeats: 1,
  drawing: { board, sheet, scene },
  bots: { planner, greedy, ...VOICES, council },
  opponent: 'council',
  adviser: VOICES.practical,
  texts: async (language) => ({
    ...(await import(`@vigilia/game-diario/texts/${language}.json`, { with: { type: 'json' } })).default,
    ...(await storyBook()),
  }),
  rulebook: async (language) =>
    openBook(
      (await import(`@vigilia/game-diario/rulebook/${language}.json`, { with: { type: 'json' } })).default,
      (await import('@vigilia/game-diario/rulebook/clauses.json', { with: { type: 'json' } })).default,
    ),
  nameOf,
  choiceText,
  decisionOf: (ask) => decisionOf(ask as Ask<Diario['choice']>),
  glossOf,
  eventText,
  proseOf: (event) => proseAt(event as Diario['event']),
  forecast,
  afterword: ({ over }) => (over?.score == null ? [] : [text('journal.score', { score: over.score })]),
  endings: ['bare', 'full', 'extraordinary', 'starterless', 'perished', 'unguarded', 'conceded'],
  statistics,
};

/** What is read aloud: the card, the story, and why somebody spoke so. */
function proseAt(event: Diario['event']): readonly Text[] {
  return [...cardTexts(event), ...proseOf(event), ...reasonFor(event)];
}
