import { RULEBOOK_FIGURES } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import { paint, wrap } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';
import { legendLines } from './legend.ts';
import { cityLines, groundSign, ORGAN } from './map.ts';
import { placedLine } from './slots.ts';

const WIDTH = 60;

/** A drawing of the rulebook: the city and what its letters mean, or where the Organ may be put so far. */
export function rulebookFigure(name: string, options: RenderOptions): string[] {
  const figure = RULEBOOK_FIGURES[name];
  if (figure === undefined) return [];
  const { area, organ, slots } = figure;
  const { translate } = options;
  const city = cityLines((ground, square) => {
    if (square === organ) return paint(['red', 'bold'], ORGAN.repeat(3));
    return area?.includes(square) ? paint('bold', `(${ground})`) : groundSign(ground);
  });
  if (area === null) return [...city, ...legendLines(options)];
  const below = [placedLine(slots, translate), translate(text('board.area'))];
  return [...city, ...below.flatMap((line) => wrap(line, WIDTH).map((each) => paint('dim', each)))];
}
