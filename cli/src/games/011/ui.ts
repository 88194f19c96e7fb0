import type { Eleven } from '@vigilia/game-011';
import { choiceText, eventText, nameOf, tileTexts } from '@vigilia/game-011/texts';
import type { Choice, Text } from '@vigilia/kernel';
import type { TerminalUi } from '../../ui/terminal-ui.ts';
import { board, redrawKey } from './board.ts';
import { rulebookFigure } from './rulebook-figure.ts';
import { sheet } from './sheet.ts';
import { statistics } from './statistics.ts';
import { tournamentStatistics } from './tournament-statistics.ts';

/** How the terminal shows 011. */
export const ui: Partial<TerminalUi<Eleven>> = {
  figure: rulebookFigure,
  board,
  sheet,
  redrawKey,
  nameOf,
  choiceText,
  glossOf,
  eventText,
  endings: ['hero', 'fenrir', 'ragnarok'],
  statistics,
  tournamentStatistics,
};

/** What a Character can do, what a Power card does and what a tile says, for the player who chooses among them. */
function glossOf(choice: Choice): readonly Text[] {
  const { verb, character, power, tile } = choice as Choice & Partial<Record<string, string>>;
  if (character !== undefined && (verb === 'choose' || verb === 'copy'))
    return [{ key: `ability.${character}`, vars: {} }];
  if (power !== undefined) return [{ key: `power-effect.${power}`, vars: {} }];
  return tile === undefined ? [] : tileTexts(tile);
}
