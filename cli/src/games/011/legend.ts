import { text } from '@vigilia/kernel';
import { paint, wrap } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

/** The letters of the map that are not Blocks, and where the catalog names them. */
const LETTERS = [
  ['Y', 'machine.tram'],
  ['G', 'machine.monorail'],
  ['B', 'machine.airship'],
  ['M', 'place.mole'],
  ['C', 'place.cimitero'],
  ['E', 'place.museo'],
  ['T', 'place.tempio'],
  ['O', 'place.obelisco'],
] as const;

const WIDTH = 60;

/** What the letters and signs of the map mean. */
export function legendLines({ translate }: RenderOptions): string[] {
  const letters = LETTERS.map(([letter, key]) => `${letter} ${translate(text(key))}`);
  return wrap([...letters, translate(text('board.legend'))].join(', '), WIDTH).map((line) =>
    paint('dim', line),
  );
}
