import { CHARACTERS } from '../../games/011/src/data/characters.ts';
import { RUNE_SQUARES } from '../../games/011/src/data/city.ts';
import { diamond } from './blocks.ts';
import { escaped, INK, LEFT, MAP_BOTTOM, PALE, RUNE, WIDTH } from './plate.ts';
import { LINES, stationAt } from './stations.ts';

const TOP_OF_LEGEND = MAP_BOTTOM + 62;
const LINE_HEIGHT = 34;
/** The half of each point of the compass that lies in the shade. */
const DARK_SIDES = 'M0-36l8 28l-8 8zM36 0l-28 8l-8-8zM0 36l-8-28l8-8zM-36 0l28-8l8 8z';

/** The meaning of the signs: Stations, runes, Mystic Places and the compass of the Position slots. */
export function drawLegend(names: Readonly<Record<string, string>>): string[] {
  return [
    `<path d="M${LEFT} ${TOP_OF_LEGEND - 16}H${WIDTH - LEFT}" stroke="${INK}" stroke-width=".8"/>`,
    ...stations(names),
    ...runes(names),
    ...rest(),
    ...compass(WIDTH - LEFT - 52, TOP_OF_LEGEND + 54),
  ];
}

function stations(names: Readonly<Record<string, string>>): string[] {
  return LINES.map((line, index) => {
    const y = TOP_OF_LEGEND + 14 + index * LINE_HEIGHT;
    const name = names[`machine.${line}`] ?? line;
    return stationAt(LEFT + 14, y, line, 28) + words(LEFT + 36, y, escaped(name));
  });
}

function runes(names: Readonly<Record<string, string>>): string[] {
  return CHARACTERS.map((character, index) => {
    const x = LEFT + 190 + Math.floor(index / 4) * 150;
    const y = TOP_OF_LEGEND + 10 + (index % 4) * 27;
    const name = escaped(names[`character.${character}`] ?? character);
    return [
      `<g transform="translate(${x} ${y})"><title>${RUNE_SQUARES[character]}</title>`,
      `<path d="${diamond(11)}" fill="${PALE}" stroke="${RUNE}" stroke-width="1.2"/>`,
      `<text y="5" text-anchor="middle" font-size="13" font-weight="bold" fill="${RUNE}">${index + 1}</text>`,
      `<text x="19" y="5" font-size="14">${name}</text></g>`,
    ].join('');
  });
}

function rest(): string[] {
  const x = LEFT + 510;
  const y = TOP_OF_LEGEND + 14;
  const [place, bridge] = [y + LINE_HEIGHT, y + 2 * LINE_HEIGHT];
  return [
    `<rect x="${x - 13}" y="${y - 13}" width="26" height="26" fill="${PALE}" stroke="${INK}"/>`,
    words(x + 24, y, 'Block'),
    `<circle cx="${x}" cy="${place}" r="13" fill="${PALE}" stroke="${INK}" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${place}" r="9" fill="none" stroke="${INK}" stroke-width=".7"/>`,
    words(x + 24, place, 'Mystic Place'),
    `<path d="M${x - 14} ${bridge - 6}h28m-28 12h28" stroke="${INK}" stroke-width="2"/>`,
    words(x + 24, bridge, 'bridge: a link, no square'),
  ];
}

function words(x: number, y: number, text: string): string {
  return `<text x="${x}" y="${y + 5}" font-size="14">${text}</text>`;
}

/** North is row 0: a Location tile in a slot says where its place lies as seen from the Organ (LOC-2). */
function compass(x: number, y: number): string[] {
  const letters = [
    ['N', 0, -49],
    ['E', 50, 4],
    ['S', 0, 58],
    ['W', -50, 4],
  ] as const;
  return [
    `<circle cx="${x}" cy="${y}" r="36" fill="none" stroke="${INK}" stroke-width=".8"/>`,
    `<path d="M${x} ${y - 36}l8 28l28 8l-28 8l-8 28l-8-28l-28-8l28-8z" fill="${PALE}" stroke="${INK}"/>`,
    `<path transform="translate(${x} ${y})" d="${DARK_SIDES}" fill="${INK}"/>`,
    '<g text-anchor="middle" font-size="14" font-weight="bold">',
    ...letters.map(([letter, across, down]) => `<text x="${x + across}" y="${y + down}">${letter}</text>`),
    '</g>',
  ];
}
