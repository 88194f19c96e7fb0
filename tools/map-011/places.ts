import { PLACE_SQUARES } from '../../games/011/src/data/city.ts';
import { PLACES } from '../../games/011/src/data/places.ts';
import { centreOf, escaped, INK, PALE, round, SIDE } from './plate.ts';

const RADIUS = SIDE / 2 + 2;
const RAYS = 36;
/** The widest a word may be, and about how wide a letter is at size 1. */
const WORD_WIDTH = 54;
const LETTER_WIDTH = 0.56;

/** Each Mystic Place as a rayed medal that bears its name. */
export function drawPlaces(names: Readonly<Record<string, string>>): string[] {
  return PLACES.map((place) => {
    const square = PLACE_SQUARES[place];
    const { x, y } = centreOf(square);
    const name = names[`place.${place}`] ?? place;
    return [
      `<g transform="translate(${x} ${y})"><title>${square}: ${escaped(name)}</title>`,
      `<circle r="${RADIUS}" fill="${PALE}" stroke="${INK}" stroke-width="2"/>`,
      `<circle r="${RADIUS - 5}" fill="none" stroke="${INK}" stroke-width=".8"/>`,
      `<path d="${rays()}" stroke="${INK}" stroke-width=".8"/>`,
      ...inscription(name.split(' ')),
      '</g>',
    ].join('');
  });
}

function rays(): string {
  return Array.from({ length: RAYS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / RAYS;
    const at = (radius: number) => `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
    return `M${at(RADIUS - 5)}L${at(RADIUS)}`;
  }).join('');
}

function inscription(words: readonly string[]): string[] {
  return words.map((word, index) => {
    const size = round(Math.min(11, WORD_WIDTH / (word.length * LETTER_WIDTH)));
    const y = round(4 + (index - (words.length - 1) / 2) * 12);
    return `<text y="${y}" text-anchor="middle" font-size="${size}">${escaped(word)}</text>`;
  });
}
