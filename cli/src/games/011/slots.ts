import { DIRECTIONS, type View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { Translate } from '../../texts/translate.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

/** The places where the Organ is or may be, the blocked Characters, and the cards face down. */
export function slotLines(view: View, { translate }: RenderOptions): string[] {
  const { slots, organ, blocked, stack } = view;
  const lines = [placedLine(slots, translate)];
  if (organ !== null) lines.push(translate(text('board.organ', { square: organ })));
  if (blocked.length > 0) lines.push(translate(text('board.blocked', { characters: blocked })));
  const unknown = view.isUnknownOpen ? 0 : view.unknown;
  lines.push(translate(text('board.decks', { unknown, stack })));
  return lines;
}

/** The place whose tile lies in each Position slot. */
export function placedLine(slots: View['slots'], translate: Translate): string {
  const placed = DIRECTIONS.map((direction) => {
    const place = slots[direction];
    return `${direction} ${place === null ? '-' : translate(text(`place.${place}`))}`;
  });
  return translate(text('board.slots', { slots: placed.join(', ') }));
}
