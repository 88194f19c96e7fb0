import { CHARACTERS, type View } from '@vigilia/game-011';
import { type Seat, text } from '@vigilia/kernel';
import type { Paper } from '../drawing.ts';
import { columns, paint } from '../layout.ts';
import type { Say } from '../say.ts';

/** The tracks of everybody, in the order of this Hour as far as it is known. */
export function playerLines(view: View, { say }: Paper): string[] {
  const heads = ['board.player', 'board.time', 'board.music', 'board.clues', 'board.tiles'].map((key) =>
    say(text(key)),
  );
  const lines = seatsInOrder(view).map((seat) => playerCells(view, seat, say));
  return columns([['', ...heads, ''], ...lines]).map((line, index) =>
    index === 0 ? paint('dim', line) : line,
  );
}

function playerCells(view: View, seat: Seat, say: Say): string[] {
  const { time, music, clues, tiles, out } = view.players[seat] as View['players'][number];
  const position = view.order.indexOf(seat);
  const place = position < 0 ? '' : say({ key: `position.${position + 1}`, vars: {} });
  const name = say(text(seat === view.viewer ? 'board.you' : 'board.other', { seat }));
  return [
    place,
    name,
    ...[time, music, clues, tiles].map(String),
    out ? say(text('board.out')) : remarks(view, seat, say),
  ];
}

/** Who is being used, and how the auction stands. */
function remarks({ used, auction, players, turn }: View, seat: Seat, say: Say): string {
  const words: string[] = [];
  const character = CHARACTERS.find((other) => used[other] === seat);
  if (character !== undefined) words.push(say({ key: `character.${character}`, vars: {} }));
  if (turn?.seat === seat) words.push(say(text('board.turn')));
  if (auction?.leader === seat && auction.bid !== null)
    words.push(say(text('board.bid', { amount: auction.bid })));
  if (auction?.passed.includes(seat)) words.push(say(text('board.passed')));
  const role = players[seat]?.role ?? null;
  if (role !== null) words.push(say({ key: `role.${role}`, vars: {} }));
  return words.join(', ');
}

function seatsInOrder({ order, lastOrder, players }: View): Seat[] {
  const placed = order.filter((seat): seat is Seat => seat !== null);
  return [...new Set([...placed, ...lastOrder, ...players.keys()])];
}
