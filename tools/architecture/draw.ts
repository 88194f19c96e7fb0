import { type Arrow, pathsOf } from './arrows.ts';
import {
  type Box,
  boxesOf,
  boxOf,
  LAYER_GAP,
  LAYER_PADDING,
  LINE,
  layerHeight,
  MARGIN,
  PADDING,
  PART_GAP,
  partHeight,
  partWidth,
  SMALL,
  TITLE,
  WIDTH,
  wrapped,
} from './boxes.ts';
import { reduced } from './reduce.ts';
import { STYLE } from './style.ts';
import type { Surveyed } from './survey.ts';

const LEGEND = [
  'An arrow points to a package that is imported; a dashed one to types alone.',
  'Arrows that follow from others are left out. Inside a package, a folder imports only folders of the rows below its own.',
];

/** The packages and the layers inside them as an SVG picture. */
export function drawArchitecture(packages: readonly Surveyed[]): string {
  const boxes = boxesOf(packages);
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const height = bottom + 24 + LEGEND.length * SMALL;
  const arrows = arrowsOf(packages, boxes);
  const paths = pathsOf(arrows, boxes);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    '<title>The packages of Vigilia and what they import</title>',
    `<style>${STYLE}</style>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="6.5" refY="4" markerWidth="8" markerHeight="8" orient="auto">',
    '<path class="tip" d="M0 0 8 4 0 8z"/></marker></defs>',
    `<rect class="paper" width="${WIDTH}" height="${height}" rx="8"/>`,
    ...boxes.flatMap(drawBox),
    ...paths.map((path, index) => {
      const kind = arrows[index]?.isDashed ? 'arrow types' : 'arrow';
      return `<path class="${kind}" d="${path}" marker-end="url(#tip)"/>`;
    }),
    ...LEGEND.map((line, index) => text(MARGIN, bottom + 26 + index * SMALL, line, 'small')),
    '</svg>',
    '',
  ].join('\n');
}

function arrowsOf(packages: readonly Surveyed[], boxes: readonly Box[]): Arrow[] {
  const graph = new Map(boxes.map(({ name }) => [name, new Set<string>()]));
  const dashed: [string, string][] = [];
  for (const { folder, imports, typesOf } of packages) {
    for (const other of imports) graph.get(boxOf(folder))?.add(boxOf(other));
    for (const other of typesOf) dashed.push([boxOf(folder), boxOf(other)]);
  }
  const boxNamed = (name: string) => boxes.find((box) => box.name === name) as Box;
  const arrow = (isDashed: boolean) => (names: [string, string]) => {
    const [from, to] = names.map(boxNamed) as [Box, Box];
    return { from, to, isDashed };
  };
  return [...reduced(graph).map(arrow(false)), ...dashed.map(arrow(true))];
}

function drawBox({ x, y, width, height, content }: Box): string[] {
  const { title, lines, small, layers, parts } = content;
  const left = x + PADDING;
  let down = y + PADDING + 8;
  const next = (step: number) => {
    down += step;
    return down;
  };
  return [
    rect('box', x, y, width, height),
    text(left, down, title, 'name'),
    ...lines.map((line) => text(left, next(LINE), line)),
    ...drawParts(left, down + 12, parts),
    ...small.map((line, index) =>
      text(left, next(index === 0 && parts.length > 0 ? partHeight(parts) + 30 : SMALL), line, 'small'),
    ),
    ...drawLayers(left, down + 12, width - 2 * PADDING, layers),
  ];
}

function drawLayers(left: number, top: number, width: number, layers: Box['content']['layers']): string[] {
  let down = top;
  return layers.flatMap((lines) => {
    const band = rect('layer', left, down, width, layerHeight(lines) - LAYER_GAP);
    const names = lines.map((line, index) =>
      text(left + PADDING, down + LAYER_PADDING + 13 + index * SMALL, line, 'folder'),
    );
    down += layerHeight(lines);
    return [band, ...names];
  });
}

function drawParts(left: number, top: number, parts: readonly Surveyed[]): string[] {
  const width = partWidth(parts);
  return parts.flatMap(({ folder, description }, index) => {
    const x = left + index * (width + PART_GAP);
    return [
      rect('part', x, top, width, partHeight(parts)),
      text(x + 10, top + TITLE, folder, 'name'),
      ...wrapped(description, width - 20).map((line, at) =>
        text(x + 10, top + TITLE + (at + 1) * LINE, line),
      ),
    ];
  });
}

function rect(kind: string, x: number, y: number, width: number, height: number): string {
  return `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="5"/>`;
}

function text(x: number, y: number, words: string, kind = ''): string {
  const written = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text${kind === '' ? '' : ` class="${kind}"`} x="${x}" y="${y}">${written}</text>`;
}
