import type { Drawn } from '../../../src/games/diario/table/diary/pictures.ts';

/** Pictures that say what they are of, for tests of the words around them. */
export const PICTURES: Drawn = {
  styles: '.still-house { fill: none }',
  plate: '<svg id="plate"></svg>',
  nights: new Map([[1, '<svg data-night="1"></svg>']]),
  last: '<svg data-last=""></svg>',
  portraits: new Map([['marin', '<svg data-portrait="marin"></svg>']]),
  grave: '<svg data-grave=""></svg>',
  letters: [
    { range: 'U+0000-00FF, U+2018', rule: '@font-face { font-family: Latin }' },
    { range: 'U+0400-045F', rule: '@font-face { font-family: Cyrillic }' },
  ],
  handFor: (words) =>
    `data:font/ttf;base64,${btoa(String([...new Set(words.replaceAll(/[^a-z]/g, ''))].length))}`,
};
