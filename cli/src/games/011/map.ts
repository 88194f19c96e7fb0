import { CHARACTERS, LINKS, ROWS, type View } from '@vigilia/game-011';
import type { Translate } from '../../texts/translate.ts';
import { padded, paint } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

/** The ground of a square is one sign, what stands there up to three more. */
const CELL = 4;
const MARGIN = 3;
const CLUE = '*';
export const ORGAN = '#';
const BRIDGE = '====';
const WATER = ' ~~';

const COLOURS: Readonly<Record<string, Parameters<typeof paint>[0]>> = {
  Y: ['yellow', 'bold'],
  G: ['green', 'bold'],
  B: ['blue', 'bold'],
  M: ['magenta', 'bold'],
  C: ['magenta', 'bold'],
  E: ['magenta', 'bold'],
  T: ['magenta', 'bold'],
  O: ['magenta', 'bold'],
};

/** Turin in characters: `YLil` is Lilja on a yellow Station, `. *` a Block with a Clue. */
export function mapLines(view: View, { translate }: RenderOptions): string[] {
  return cityLines((ground, square) => groundSign(ground) + piecesOn(view, square, translate));
}

/** The city with its coordinates; `drawn` gives what a square shows. */
export function cityLines(drawn: (ground: string, square: string) => string): string[] {
  const columns = ROWS[0].length;
  const heads = Array.from({ length: columns }, (_, column) => padded(`c${column}`, CELL + 1)).join('');
  const rows = ROWS.map((row, number) => {
    const cells = [...row].map((ground, column) => cell(ground, `r${number}c${column}`, drawn));
    return `${padded(`r${number}`, MARGIN)}${cells.join(' ')}`.trimEnd();
  });
  return [`${' '.repeat(MARGIN)}${heads}`.trimEnd(), ...rows];
}

function cell(ground: string, square: string, drawn: (ground: string, square: string) => string): string {
  if (ground === ' ')
    return padded(isUnderBridge(square) ? BRIDGE : isRiver(square) ? paint('dim', WATER) : '', CELL);
  return padded(drawn(ground, square), CELL);
}

/** The sign of the ground in its colour: `.` for a Block. */
export function groundSign(ground: string): string {
  return ground === '.' ? ground : paint(COLOURS[ground] ?? 'dim', ground);
}

/** The column no square lies in. */
function isRiver(square: string): boolean {
  const column = Number(square.split('c')[1]);
  return ROWS.every((row) => row[column] === ' ');
}

/** The column of the river, in the row of a bridge. */
function isUnderBridge(square: string): boolean {
  const [row, column] = square.split('c') as [string, string];
  return LINKS.some(([from]) => from === `${row}c${Number(column) - 1}`);
}

/** Who or what is on a square: two Characters may share one, also with the Organ (MOVE-9). */
function piecesOn({ characters, clues, organ }: View, square: string, translate: Translate): string {
  const people = CHARACTERS.filter((character) => characters[character] === square);
  const [first, second] = people.map((character) => translate({ key: `character.${character}`, vars: {} }));
  if (first === undefined)
    return organ === square ? paint(['red', 'bold'], ORGAN.repeat(3)) : clueOn(clues, square);
  if (organ === square) {
    const letters = second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1);
    return paint(['red', 'bold'], letters + ORGAN);
  }
  return paint(
    'bold',
    second === undefined ? first.slice(0, 3) : `${first.slice(0, 1)}+${second.slice(0, 1)}`,
  );
}

function clueOn(clues: View['clues'], square: string): string {
  return clues.includes(square) ? ` ${paint(['cyan', 'bold'], CLUE)}` : '';
}
