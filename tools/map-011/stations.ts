import { STATIONS } from '../../games/011/src/data/city.ts';
import type { Line } from '../../games/011/src/data/gears.ts';
import { centreOf, INK, PALE, round, SIDE } from './plate.ts';

/** The letter of a line's Stations, as in the data of the map. */
const LETTERS: Readonly<Record<Line, string>> = { tram: 'Y', monorail: 'G', airship: 'B' };

export const LINES = Object.keys(STATIONS) as readonly Line[];

export function drawStations(): string[] {
  return LINES.flatMap((line) =>
    STATIONS[line].map((square) => {
      const { x, y } = centreOf(square);
      return `<g><title>${square}: ${line}</title>${stationAt(x, y, line, SIDE)}</g>`;
    }),
  );
}

/** The lines differ by colour, by pattern and by letter. */
export function stationAt(x: number, y: number, line: Line, side: number): string {
  const box = `x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" rx="2"`;
  const letter = `text-anchor="middle" font-size="${round(side * 0.34)}" font-weight="bold"`;
  const centre = `cx="${x}" cy="${y}"`;
  return [
    `<rect ${box} fill="url(#${line})" stroke="${INK}" stroke-width="2"/>`,
    `<circle ${centre} r="${round(side * 0.27)}" fill="${PALE}" stroke="${INK}" stroke-width="1.4"/>`,
    `<text x="${x}" y="${round(y + side * 0.12)}" ${letter}>${LETTERS[line]}</text>`,
  ].join('');
}
