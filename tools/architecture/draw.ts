import { FILE_HEIGHT, type Inside, layOut } from './layout.ts';
import type { House, Room, RoomImport } from './survey.ts';

const ROOM_WIDTH = 860;
const EDGE = 24;
const BETWEEN_ROOMS = 26;
const CAPTION = 46;
/** Room to the right of the boxes for each way between rooms. */
const LANE = 46;
/** Distance between the ends of ways on one box. */
const PORT = 20;
const LETTER = 6.1;
/** Wall and files of each room: soot, brass, verdigris, oxblood, parchment, gaslight. */
const COLOURS = [
  ['#e4e6ea', '#b9bfca'],
  ['#f3e6c4', '#dcbf75'],
  ['#dbeae4', '#9cc5b5'],
  ['#f2dcd8', '#d9a59c'],
  ['#ece4d6', '#cbb795'],
  ['#e8e0ee', '#bfaacd'],
] as const;

interface Box {
  readonly room: Room;
  readonly inside: Inside;
  readonly top: number;
  readonly height: number;
}

export function drawHouse({ rooms, imports }: House): string {
  const boxes = stack(rooms, imports);
  const last = boxes.at(-1);
  const height = (last === undefined ? CAPTION : last.top + last.height) + EDGE;
  const width = EDGE + ROOM_WIDTH + LANE * (imports.length + 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    '  font-family="Helvetica, Arial, sans-serif" font-size="11" fill="#2b2622">',
    '<title>The rooms of Vigilia</title>',
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">',
    '<path d="M0 0 8 4 0 8z" fill="#5a4a3a"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fdfbf6"/>`,
    `<text x="${EDGE}" y="28" font-size="12">A file is as wide as it has lines. `,
    'An arrow goes to what is imported; its number says by how many files.</text>',
    ...boxes.flatMap((box, index) => drawBox(box, COLOURS[index % COLOURS.length] ?? COLOURS[0])),
    ...drawWays(boxes, imports),
    '</svg>',
    '',
  ].join('\n');
}

function stack(rooms: readonly Room[], imports: readonly RoomImport[]): Box[] {
  let top = CAPTION;
  return rooms.map((room) => {
    const inside = layOut(room, ROOM_WIDTH);
    const ends = imports.filter(({ from, to }) => from === room.name || to === room.name).length;
    const box = { room, inside, top, height: Math.max(inside.height, (ends + 1) * PORT) };
    top += box.height + BETWEEN_ROOMS;
    return box;
  });
}

function drawBox({ room, inside, top, height }: Box, [wall, brick]: readonly [string, string]): string[] {
  const count = inside.files.length;
  return [
    `<g transform="translate(${EDGE} ${top})">`,
    `<rect width="${ROOM_WIDTH}" height="${height}" rx="6" fill="${wall}"/>`,
    `<text x="14" y="22" font-size="15" font-weight="bold">${room.name}</text>`,
    `<text x="${ROOM_WIDTH - 14}" y="22" text-anchor="end">${count} files, ${room.lines} lines</text>`,
    ...inside.labels.map(({ text, x, y }) => `<text x="${x}" y="${y + 4}">${text}</text>`),
    ...inside.files.map(({ file, x, y, width }) => {
      const name = file.path.slice(file.path.lastIndexOf('/') + 1).replace(/[.]tsx?$/, '');
      const fits = name.length * LETTER + 8 <= width;
      const shown = fits ? `<text x="${x + 5}" y="${y + 16}">${name}</text>` : '';
      const brickAt = `x="${x}" y="${y}" width="${width}" height="${FILE_HEIGHT}" rx="2"`;
      return `<g><title>${file.path}, ${file.lines} lines</title><rect ${brickAt} fill="${brick}"/>${shown}</g>`;
    }),
    '</g>',
  ];
}

/** Each way leaves its room to the right, climbs a lane of its own and enters the room above from the right. */
function drawWays(boxes: readonly Box[], imports: readonly RoomImport[]): string[] {
  const place = (name: string) => boxes.findIndex(({ room }) => room.name === name);
  const span = ({ from, to }: RoomImport) => place(from) - place(to);
  const used = new Map<string, number>();
  const nextPort = (name: string) => {
    const port = used.get(name) ?? 0;
    used.set(name, port + 1);
    return (boxes[place(name)]?.top ?? 0) + PORT * (port + 1);
  };
  // The shortest ways take the inner lanes, so that few cross.
  const ordered = [...imports].sort((one, other) => span(one) - span(other));
  return ordered.map(({ from, to, files }, index) => {
    const wall = EDGE + ROOM_WIDTH;
    const lane = wall + LANE * (index + 1);
    const [start, end] = [nextPort(from), nextPort(to)];
    const middle = (start + end) / 2;
    return [
      `<path d="M${wall} ${start}H${lane}V${end}H${wall + 2}" fill="none" stroke="#5a4a3a" marker-end="url(#tip)"/>`,
      `<rect x="${lane - 13}" y="${middle - 9}" width="26" height="18" rx="9" fill="#fdfbf6" stroke="#5a4a3a"/>`,
      `<text x="${lane}" y="${middle + 4}" text-anchor="middle"><title>${from} to ${to}</title>${files}</text>`,
    ].join('\n');
  });
}
