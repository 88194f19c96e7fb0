import { CHARACTERS } from '../../games/011/src/data/characters.ts';
import { BLOCKS, coordinates, RUNE_SQUARES, type Square } from '../../games/011/src/data/city.ts';
import { centreOf, escaped, FAINT, INK, PALE, RUNE, round, SIDE, wobble } from './plate.ts';

const HOUSES = 3;
const BASE = SIDE - 6;

/** Every Block as a row of houses, no two rows alike; then the runes upon eight of them. */
export function drawBlocks(names: Readonly<Record<string, string>>): string[] {
  return [...BLOCKS.map(drawBlock), ...drawRunes(names)];
}

function drawBlock(square: Square): string {
  const { x, y } = centreOf(square);
  const { row, column } = coordinates(square);
  const box = `x="${-SIDE / 2}" y="${-SIDE / 2}" width="${SIDE}" height="${SIDE}" rx="2"`;
  const outlines: string[] = [];
  const hatching: string[] = [];
  for (let house = 0; house < HOUSES; house++) {
    const width = (SIDE - 12) / HOUSES;
    const left = 6 + house * width;
    const eaves = 30 - wobble(row * HOUSES + house, column) * 10;
    const ridge = eaves - 5 - wobble(column * HOUSES + house, row + 20) * 7;
    outlines.push(path(left, BASE, `V${round(eaves)}`), `l${round(width / 2)} ${round(ridge - eaves)}`);
    outlines.push(
      `l${round(width / 2)} ${round(eaves - ridge)}V${BASE}`,
      path(left, eaves, `h${round(width)}`),
    );
    // The light falls from the north-west.
    for (let line = 1; line < 4; line++)
      hatching.push(path(left + width - line * 2.4, eaves + 2, `V${BASE}`));
    for (let floor = eaves + 6; floor < BASE - 8; floor += 9)
      hatching.push(path(left + 3, floor, 'h4v5h-4z'));
  }
  return [
    `<g transform="translate(${x} ${y})"><title>${square}</title>`,
    `<rect ${box} fill="${PALE}" stroke="${INK}" stroke-width="1.2"/>`,
    `<g transform="translate(${-SIDE / 2} ${-SIDE / 2})" fill="none">`,
    `<path d="${hatching.join('')}" stroke="${FAINT}" stroke-width=".6"/>`,
    `<path d="${outlines.join('')}M3 ${BASE}h${SIDE - 6}" stroke="${INK}" stroke-width=".8"/></g></g>`,
  ].join('');
}

function path(x: number, y: number, rest: string): string {
  return `M${round(x)} ${round(y)}${rest}`;
}

/** A rune has its number, and in the corner the initial of the Character that starts there (SET-5). */
function drawRunes(names: Readonly<Record<string, string>>): string[] {
  return CHARACTERS.map((character, index) => {
    const { x, y } = centreOf(RUNE_SQUARES[character]);
    const name = names[`character.${character}`] ?? character;
    const corner = SIDE / 2 - 12;
    return [
      `<g transform="translate(${x} ${y})"><title>${index + 1}: ${escaped(name)}</title>`,
      `<path d="${diamond(22)}" fill="${PALE}" stroke="${RUNE}" stroke-width="1.6"/>`,
      `<path d="${diamond(17)}" fill="none" stroke="${RUNE}" stroke-width=".6"/>`,
      `<text y="6" text-anchor="middle" font-size="17" font-weight="bold" fill="${RUNE}">${index + 1}</text>`,
      `<circle cx="${corner}" cy="${corner}" r="10" fill="${PALE}" stroke="${INK}" stroke-width=".8"/>`,
      `<text x="${corner}" y="${corner + 5}" text-anchor="middle" font-size="14" font-style="italic">`,
      `${escaped(name.slice(0, 1))}</text></g>`,
    ].join('');
  });
}

export function diamond(half: number): string {
  return `M0 ${-half}L${half} 0L0 ${half}L${-half} 0z`;
}
