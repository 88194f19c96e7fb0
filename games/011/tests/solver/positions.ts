import { begin, type Draw, drawBelow, type Moment, namedSeed, resume, type Seat } from '@vigilia/kernel';
import { BLOCKS, NEIGHBOURS, PLACE_SQUARES, SQUARES, type Square, STATIONS } from '../../src/city.ts';
import { POWERS } from '../../src/data/cards.ts';
import { CHARACTERS, type Character } from '../../src/data/characters.ts';
import { EVENT_IDS, EVENTS } from '../../src/data/events.ts';
import { ACTION_GEAR, MACHINE_GEAR, MOVEMENT_GEAR } from '../../src/data/gears.ts';
import { TILES, tile } from '../../src/data/tiles.ts';
import { game } from '../../src/index.ts';
import type { Eleven } from '../../src/kinds.ts';
import type { Player, Table } from '../../src/state.ts';

export interface Ending {
  readonly moment: Moment<Eleven>;
  readonly seat: Seat;
  readonly draw: Draw;
}

/** A table near its end, at the first question of a turn whose player may declare, by chance alone. */
export function randomEnding(seed: string): Ending {
  const chance = { seed: namedSeed(seed), drawn: {} };
  const draw: Draw = (sides) => drawBelow(chance, 'ending', sides);
  const seats = 3 + draw(4);
  const dealt = begin(game, seats, { beginners: draw(5) === 0 && seats > 3 }, chance);
  const table = game.fork(dealt.state);
  const seat = draw(seats);
  const player = table.players[seat] as Player;
  const isFenrir = seats > 3 && draw(5) < 2;
  if (seats > 3) {
    const wolf = isFenrir ? seat : (seat + 1) % seats;
    for (const [other, held] of table.players.entries()) held.role = other === wolf ? 'fenrir' : 'hero';
  }
  setTable(table, seat, draw);
  setPlayer(player, draw);
  const walker = isFenrir ? (player.characters[0] as Character) : table.chosen;
  setMap(table, walker, { isFenrir, draw });
  const tiles = shuffledBy(
    draw,
    TILES.map(({ id }) => id),
  ).filter((id) => table.seats > 3 || id !== 'fenrir-stone');
  player.tiles = isFenrir ? handOfFenrir(tiles, draw) : tiles.slice(0, draw(5));
  table.stack = draw(8) === 0 ? [] : tiles.filter((id) => !player.tiles.includes(id)).slice(0, 20);
  table.agenda = [{ step: 'turn', seat }];
  const { state, asks } = resume(game, table);
  return { moment: { state, asks }, seat, draw };
}

function setTable(table: Table, seat: Seat, draw: Draw): void {
  const order = shuffledBy(
    draw,
    Array.from({ length: table.seats }, (_, other) => other),
  );
  const event = EVENT_IDS[draw(EVENT_IDS.length)] ?? 'A';
  const { position, blocks } = EVENTS[event];
  // Half the time the Event is the player's own.
  const at = position === undefined ? 0 : position.at === 'last' ? table.seats : position.at;
  if (at > 0 && at <= table.seats && draw(2) === 0) {
    const from = order.indexOf(seat);
    order[from] = order[at - 1] as Seat;
    order[at - 1] = seat;
  }
  Object.assign(table, { phase: 'turns', hour: 8, auction: null, event, order });
  table.blocked = blocks === undefined ? [] : [blocks];
  table.gears = [draw(MACHINE_GEAR.length), draw(MOVEMENT_GEAR.length), draw(ACTION_GEAR.length)];
}

function setPlayer(player: Player, draw: Draw): void {
  player.time = 2 + draw(draw(2) === 0 ? 7 : 19);
  player.music = player.role === 'fenrir' ? 5 + draw(8) : 8 + draw(8);
  player.clues = draw(4);
  player.powers = POWERS.filter(() => draw(3) === 0);
  player.spent = POWERS.filter((power) => !player.powers.includes(power));
}

interface Aim {
  readonly isFenrir: boolean;
  readonly draw: Draw;
}

/** The walker starts some way from the goal, mostly not too far; now and then two share a square (MOVE-9). */
function setMap(table: Table, walker: Character, { isFenrir, draw }: Aim): void {
  const pick = (squares: readonly Square[]): Square => squares[draw(squares.length)] as Square;
  const free = shuffledBy(draw, SQUARES);
  const characters = { ...table.characters };
  for (const character of CHARACTERS) characters[character] = free.pop() as Square;
  const organ = pick(BLOCKS.filter((square) => free.includes(square)));
  const places = Object.values(PLACE_SQUARES);
  if (draw(3) === 0) characters[CHARACTERS[draw(CHARACTERS.length)] as Character] = pick(places);
  let start = isFenrir ? characters[table.chosen] : organ;
  for (let steps = draw(9); steps > 0; steps--) start = pick(NEIGHBOURS.get(start) ?? []);
  if (draw(3) === 0) start = pick(Object.values(STATIONS).flat());
  characters[walker] = start;
  if (draw(6) === 0) characters[CHARACTERS[draw(CHARACTERS.length)] as Character] = organ;
  table.characters = characters;
  table.organ = isFenrir && draw(2) === 0 ? null : organ;
  const taken = [...Object.values(characters), organ];
  const clueSquares = [...SQUARES, ...places].filter((square) => !taken.includes(square));
  table.clues = [...new Set(shuffledBy(draw, clueSquares).slice(0, draw(9)))];
}

function handOfFenrir(tiles: readonly string[], draw: Draw): string[] {
  const marked = tiles.filter((id) => tile(id).wolf > 0);
  const marks = draw(2) === 0 ? ['fenrir-stone'] : marked.slice(0, 2);
  return [...new Set([...marks, ...tiles.slice(0, draw(3))])];
}

function shuffledBy<T>(draw: Draw, items: readonly T[]): T[] {
  const left = items.slice();
  return items.map(() => left.splice(draw(left.length), 1)[0] as T);
}
