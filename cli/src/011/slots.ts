import { DIRECTIONS, type View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { Paper } from '../drawing.ts';

/** Where the Organ is or may be, whom nobody may choose, and what still lies face down. */
export function slotLines(view: View, { say }: Paper): string[] {
  const { slots, organ, blocked, stack } = view;
  const placed = DIRECTIONS.map((direction) => {
    const place = slots[direction];
    return `${direction} ${place === null ? '-' : say({ key: `place.${place}`, vars: {} })}`;
  });
  const lines = [say(text('board.slots', { slots: placed.join(', ') }))];
  if (organ !== null) lines.push(say(text('board.organ', { square: organ })));
  if (blocked.length > 0) lines.push(say(text('board.blocked', { characters: blocked })));
  const unknown = view.isUnknownOpen ? 0 : view.unknown;
  lines.push(say(text('board.decks', { unknown, stack })));
  return lines;
}
