import { CHARACTERS, type View } from '@vigilia/game-011';
import { type Seat, text } from '@vigilia/kernel';
import type { Translate } from '../../texts/translate.ts';
import { columns, paint } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

/** The tracks of every player, in the order of this Hour as far as it is known. */
export function playerLines(view: View, { translate }: RenderOptions): string[] {
  const heads = ['board.player', 'board.time', 'board.music', 'board.clues', 'board.tiles'].map((key) =>
    translate(text(key)),
  );
  const lines = seatsInOrder(view).map((seat) => playerCells(view, seat, translate));
  return columns([['', ...heads, ''], ...lines]).map((line, index) =>
    index === 0 ? paint('dim', line) : line,
  );
}

function playerCells(view: View, seat: Seat, translate: Translate): string[] {
  const { time, music, clues, tiles, out } = view.players[seat] as View['players'][number];
  const position = view.order.indexOf(seat);
  const place = position < 0 ? '' : translate({ key: `position.${position + 1}`, vars: {} });
  const name = translate(text(seat === view.viewer ? 'board.you' : 'board.other', { seat }));
  return [
    place,
    name,
    ...[time, music, clues, tiles].map(String),
    out ? translate(text('board.out')) : remarks(view, seat, translate),
  ];
}

/** Who is being used, and how the auction stands. */
function remarks({ used, auction, players, turn }: View, seat: Seat, translate: Translate): string {
  const words: string[] = [];
  const character = CHARACTERS.find((other) => used[other] === seat);
  if (character !== undefined) words.push(translate({ key: `character.${character}`, vars: {} }));
  if (turn?.seat === seat) words.push(translate(text('board.turn')));
  if (auction?.leader === seat && auction.bid !== null)
    words.push(translate(text('board.bid', { amount: auction.bid })));
  if (auction?.passed.includes(seat)) words.push(translate(text('board.passed')));
  const role = players[seat]?.role ?? null;
  if (role !== null) words.push(translate({ key: `role.${role}`, vars: {} }));
  return words.join(', ');
}

function seatsInOrder({ order, lastOrder, players }: View): Seat[] {
  const placed = order.filter((seat): seat is Seat => seat !== null);
  return [...new Set([...placed, ...lastOrder, ...players.keys()])];
}
