import type { View } from '@vigilia/game-011';
import { tileTexts } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import type { Paper } from '../drawing.ts';
import { wrap } from '../layout.ts';

/** What the viewer holds: Character and Power cards, tiles and what they do, and the role. */
export function handLines(view: View, { say, width }: Paper): string[] {
  const { own, viewer, players } = view;
  if (own === null || viewer === null) return [];
  const powers = players[viewer]?.powers ?? [];
  const cards = [
    ...own.characters.map((character) => `character:${character}`),
    ...powers.map((power) => `power:${power}`),
  ];
  const lines = [say(text('board.cards', { cards }))];
  if (own.role !== null) lines.push(say(text('board.role', { role: own.role })));
  for (const tile of own.tiles) {
    const effects = tileTexts(tile).map(say).join(' ');
    const words = wrap(say(text('board.tile', { id: tile, tile, effects })), width - 2, '  ');
    lines.push(...words.map((line) => `  ${line}`));
  }
  return lines;
}
