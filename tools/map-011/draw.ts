import { drawBlocks } from './blocks.ts';
import { drawLegend } from './legend.ts';
import { drawParchment } from './parchment.ts';
import { drawPlaces } from './places.ts';
import { HEIGHT, INK, WIDTH } from './plate.ts';
import { drawBridges, drawCoordinates, drawRiver } from './river.ts';
import { drawStations } from './stations.ts';

/** Draws the map from the data, the same on every run. `names` is the English catalog of 011. */
export function drawMap(names: Readonly<Record<string, string>>): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    `  width="${WIDTH}" height="${HEIGHT}" font-family="Georgia, 'Times New Roman', serif" fill="${INK}">`,
    '<title>The map of Turin in 011</title>',
    ...drawParchment(),
    ...drawRiver(),
    ...drawBridges(),
    ...drawBlocks(names),
    ...drawStations(),
    ...drawPlaces(names),
    ...drawCoordinates(),
    ...drawLegend(names),
    '</svg>',
    '',
  ].join('\n');
}
