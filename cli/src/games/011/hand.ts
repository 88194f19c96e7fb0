import type { View } from '@vigilia/game-011';
import { tileTexts } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import { wrap } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

/** What the viewer holds: Character and Power cards, tiles and what they do, and the role. */
export function handLines(view: View, { translate, width }: RenderOptions): string[] {
  const { own, viewer, players } = view;
  if (own === null || viewer === null) return [];
  const powers = players[viewer]?.powers ?? [];
  const cards = [
    ...own.characters.map((character) => `character:${character}`),
    ...powers.map((power) => `power:${power}`),
  ];
  const lines = [translate(text('board.cards', { cards }))];
  if (own.role !== null) lines.push(translate(text('board.role', { role: own.role })));
  for (const tile of own.tiles) {
    const effects = tileTexts(tile).map(translate).join(' ');
    const words = wrap(translate(text('board.tile', { id: tile, tile, effects })), width - 2, '  ');
    lines.push(...words.map((line) => `  ${line}`));
  }
  return lines;
}
