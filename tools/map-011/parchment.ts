import { FAINT, HEIGHT, INK, PAPER, round, WIDTH, wobble } from './plate.ts';

/** Ground, grain, double frame and title; and the patterns of the three lines, by name. */
export function drawParchment(): string[] {
  return [
    '<defs>',
    '<radialGradient id="age" cx=".5" cy=".45" r=".75">',
    `<stop offset=".6" stop-color="${PAPER}"/><stop offset="1" stop-color="#d6c294"/></radialGradient>`,
    pattern('tram', '#e2b53a', '<path d="M0 8L8 0M-2 2L2-2M6 10L10 6" stroke="#5c4410" stroke-width="1.6"/>'),
    pattern('monorail', '#5f9a68', '<circle cx="4" cy="4" r="1.7" fill="#17381d"/>'),
    pattern(
      'airship',
      '#6d9cc4',
      '<path d="M0 4q2-3 4 0t4 0" fill="none" stroke="#173450" stroke-width="1.3"/>',
    ),
    '</defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#age)"/>`,
    grain(),
    frame(14, 2.4),
    frame(21, 0.8),
    `<g transform="translate(${WIDTH / 2} 62)" text-anchor="middle">`,
    '<text font-size="30" letter-spacing="12">TORINO</text>',
    '<text y="20" font-size="12" letter-spacing="4" font-style="italic">the city of 011</text></g>',
  ];
}

function pattern(id: string, ground: string, mark: string): string {
  const square = 'width="8" height="8"';
  const field = `<rect ${square} fill="${ground}"/>`;
  return `<pattern id="${id}" ${square} patternUnits="userSpaceOnUse">${field}${mark}</pattern>`;
}

/** Short strokes all over, like ink left on a printing plate. */
function grain(): string {
  const strokes = Array.from({ length: 420 }, (_, index) => {
    const x = 26 + wobble(index, 1) * (WIDTH - 60);
    const y = 26 + wobble(index, 2) * (HEIGHT - 52);
    return `M${round(x)} ${round(y)}h${round(3 + wobble(index, 3) * 9)}`;
  });
  return `<path d="${strokes.join('')}" stroke="${FAINT}" stroke-width=".4" opacity=".6"/>`;
}

function frame(inset: number, width: number): string {
  const size = `width="${WIDTH - inset * 2}" height="${HEIGHT - inset * 2}"`;
  return `<rect x="${inset}" y="${inset}" ${size} fill="none" stroke="${INK}" stroke-width="${width}"/>`;
}
