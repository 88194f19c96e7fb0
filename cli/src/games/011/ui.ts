import { greedy } from '@vigilia/bots';
import { apprentice, detective, type Eleven, eleven as game, insight } from '@vigilia/game-011';
import { choiceText, eventText, nameOf } from '@vigilia/game-011/texts';
import type { TerminalGame } from '../../games.ts';
import { openBook } from '../../rules/book.ts';
import { board } from './board.ts';
import { glossOf } from './gloss.ts';
import { inspector } from './inspector.ts';
import { redrawKey } from './scene.ts';
import { sheet } from './sheet.ts';
import { statistics } from './statistics.ts';
import { tournamentStatistics } from './tournament-statistics.ts';

/** In how many imagined worlds the greedy bot tries a choice. */
const WORLDS = 6;

/** 011 on the shelf. */
export const eleven: TerminalGame<Eleven> = {
  game,
  hasSecrets: true,
  usualSeats: 4,
  ui: { board, sheet, redrawKey },
  bots: { greedy: greedy(game, insight, { worlds: WORLDS }), apprentice, detective },
  thinkers: { inspector },
  adviser: detective,
  opponent: 'apprentice',
  texts: async (language) =>
    (await import(`@vigilia/game-011/texts/${language}.json`, { with: { type: 'json' } })).default,
  rulebook: async (language) =>
    openBook(
      (await import(`@vigilia/game-011/rulebook/${language}.json`, { with: { type: 'json' } })).default,
      (await import('@vigilia/game-011/rulebook/clauses.json', { with: { type: 'json' } })).default,
    ),
  nameOf,
  choiceText,
  glossOf,
  eventText,
  proseOf: () => [],
  forecast: () => [],
  afterword: () => [],
  endings: ['hero', 'fenrir', 'ragnarok'],
  statistics,
  tournamentStatistics,
};
