import type { Surveyed } from './survey.ts';

export interface Box {
  readonly name: string;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly content: Content;
}

/** What stands in a box, from the top down. */
export interface Content {
  readonly title: string;
  readonly lines: readonly string[];
  readonly small: readonly string[];
  /** Its layers, the top one first, each with the names of its folders in as many lines as they need. */
  readonly layers: readonly (readonly string[])[];
  readonly parts: readonly Surveyed[];
}

export const WIDTH = 900;
export const MARGIN = 20;
export const GUTTER = 44;
/** Between two rows of boxes: room for the arrows. */
export const GAP = 52;
export const PADDING = 14;
export const TITLE = 22;
export const LINE = 19;
export const SMALL = 17;
export const LAYER_PADDING = 2;
export const LAYER_GAP = 2;
/** Between the parts of a box. */
export const PART_GAP = 6;
/** The width of a letter of the text in a box, on average. */
const LETTER = 7.4;

/**
 * Where the packages stand: the importing ones above the imported ones, the games together. Beside the empty name a box
 * reaches over the gutter, so that arrows can leave it between the boxes below.
 */
const PLACES = [['tools', 'lab'], ['cli', ''], ['server', 'web'], ['bots', 'games'], ['kernel']];
const GAMES = 'games';

/** The name of the box a package is drawn in. */
export function boxOf(folder: string): string {
  return folder.startsWith(`${GAMES}/`) ? GAMES : folder;
}

export function boxesOf(packages: readonly Surveyed[]): Box[] {
  const placed = PLACES.flat();
  const strangers = packages.filter(({ folder }) => !placed.includes(boxOf(folder)));
  if (strangers.length > 0)
    throw new Error(`PLACES in tools/architecture/boxes.ts names no place for ${strangers[0]?.folder}.`);
  let y = MARGIN;
  return PLACES.flatMap((names, row) => {
    const width = (WIDTH - 2 * MARGIN - GUTTER * (names.length - 1)) / names.length;
    const contents = names.map((name) => contentOf(name, packages, width - 2 * PADDING));
    const height = Math.max(...contents.map(heightOf));
    const boxes = names.map((name, column) => {
      const x = MARGIN + column * (width + GUTTER);
      const reach = names[column + 1] === '' ? GUTTER : 0;
      return { name, row, x, y, width: width + reach, height, content: contents[column] as Content };
    });
    y += height + GAP;
    return boxes.filter(({ name }) => name !== '');
  });
}

function contentOf(name: string, packages: readonly Surveyed[], width: number): Content {
  const inside = packages.filter(({ folder }) => boxOf(folder) === name);
  const [only] = inside;
  if (name === GAMES)
    return { title: 'games', lines: [], small: smallOf(only, width), layers: [], parts: inside };
  return {
    title: name,
    lines: wrapped(only?.description ?? '', width),
    small: smallOf(only, width),
    layers: (only?.rows ?? []).map((row) => wrapped(row.join(' · '), width - 2 * PADDING)),
    parts: [],
  };
}

function smallOf(surveyed: Surveyed | undefined, width: number): string[] {
  const { imports = [], typesOf = [] } = surveyed ?? {};
  const names = [...new Set(imports.map(boxOf)), ...typesOf.map((folder) => `types of ${boxOf(folder)}`)];
  return wrapped(names.length > 0 ? `imports ${names.join(', ')}` : 'imports no other package', width);
}

/** What a layer takes, its distance to the next one included. */
export function layerHeight(lines: readonly string[]): number {
  return lines.length * SMALL + 2 * LAYER_PADDING + LAYER_GAP;
}

function heightOf({ lines, small, layers, parts }: Content): number {
  const text = lines.length * LINE + small.length * SMALL;
  const inside = parts.length > 0 ? partHeight(parts) + PART_GAP : 0;
  return PADDING + TITLE + text + inside + layers.reduce((sum, lines) => sum + layerHeight(lines), 12);
}

/** As high as the longest description needs. */
export function partHeight(parts: readonly Surveyed[]): number {
  const width = partWidth(parts);
  const lines = parts.map(({ description }) => wrapped(description, width - 20).length);
  return TITLE + Math.max(...lines) * LINE + 10;
}

export function partWidth(parts: readonly Surveyed[]): number {
  const inside = (WIDTH - 2 * MARGIN - GUTTER) / 2 - 2 * PADDING;
  return (inside - PART_GAP * (parts.length - 1)) / parts.length;
}

/** Lines of at most this width. */
export function wrapped(sentence: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length * LETTER <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
