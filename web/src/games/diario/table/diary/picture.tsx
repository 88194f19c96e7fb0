import { download } from '../../../../record/download.ts';
import type { View } from '../asked.ts';
import { drawn } from './drawn.tsx';
import type { WrittenDiary } from './written-diary.ts';

/** The measures of the picture, in points: upright, as it is looked at on a phone. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MIDDLE = WIDTH / 2;
const HOUSE = { x: 90, y: 250, width: 900, height: 670 };
const FACE = 120;
/** The row of faces: those who lived, then those who are gone. */
const FACES_AT = 985;

/** One picture of a game to show to others: the house as it was left, who lived and who did not, how it ended. */
export async function pictureOf(diary: WrittenDiary, view: View): Promise<Blob> {
  const { styles, plate, last, portraits } = await drawn(view, []);
  // The fonts of the page draw the words; they may not have been used at this size yet.
  await Promise.all(
    ['700 84px "Old Standard TT"', '400 40px "Old Standard TT"'].map((font) => document.fonts.load(font)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  pen.fillStyle = '#22272e';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#f7f4eb';
  pen.fillRect(40, 40, WIDTH - 80, HEIGHT - 80);
  pen.textAlign = 'center';
  pen.fillStyle = '#22272e';
  pen.font = '700 84px "Old Standard TT", Georgia, serif';
  pen.fillText(diary.title, MIDDLE, 150);
  pen.font = '400 36px "Old Standard TT", Georgia, serif';
  pen.fillText(`${diary.days.at(-1)?.heading ?? ''} · ${diary.dates}`, MIDDLE, 212, WIDTH - 160);
  const house = await imageOf(
    inSvg(last, { styles, before: plate, width: HOUSE.width, height: HOUSE.height }),
  );
  pen.drawImage(house, HOUSE.x, HOUSE.y, HOUSE.width, HOUSE.height);
  const apart = Math.min(FACE + 60, (WIDTH - 160) / diary.group.length);
  const face = Math.min(FACE, apart - 12);
  for (const [at, { id, name, isGone }] of diary.group.entries()) {
    const x = MIDDLE + (at - (diary.group.length - 1) / 2) * apart;
    const image = await imageOf(
      inSvg(portraits.get(id) ?? '', { styles, before: '', width: face, height: face }),
    );
    pen.globalAlpha = isGone ? 0.4 : 1;
    pen.drawImage(image, x - face / 2, FACES_AT, face, face);
    pen.font = '400 32px "Old Standard TT", Georgia, serif';
    pen.fillText(name, x, FACES_AT + FACE + 42, apart - 8);
    pen.globalAlpha = 1;
    const width = Math.min(pen.measureText(name).width, apart - 8);
    if (isGone) pen.fillRect(x - width / 2, FACES_AT + FACE + 31, width, 2);
  }
  pen.font = 'italic 400 38px "Old Standard TT", Georgia, serif';
  for (const [at, line] of linesOf(pen, diary.end[0] ?? '', WIDTH - 220).entries())
    pen.fillText(line, MIDDLE, FACES_AT + FACE + 112 + at * 46);
  pen.font = '400 26px "Old Standard TT", Georgia, serif';
  pen.fillStyle = '#4b5561';
  pen.fillText('Vigilia', MIDDLE, HEIGHT - 62);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  if (blob === null) throw new Error('this browser makes no PNG');
  return blob;
}

/** Gives the picture to the device to send on; where it cannot, saves it as a file. */
export async function keepPicture(picture: Blob): Promise<void> {
  const file = new File([picture], 'vigilia-diary.png', { type: picture.type });
  if (navigator.canShare?.({ files: [file] }) === true) {
    try {
      return await navigator.share({ files: [file] });
    } catch (reason) {
      // The person has closed what the device offered.
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
    }
  }
  download(file.name, file, file.type);
}

interface Framing {
  readonly styles: string;
  readonly before: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing as a file of its own, with its styles. */
function inSvg(drawing: string, { styles, before, width, height }: Framing): string {
  const own = ':root { --paper: #f7f4eb; --paper-ink: #22262c }';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>${own}\n${styles}\n.still-house, .portrait { width: ${width}px !important; height: ${height}px !important }</style>${before}${drawing}</svg>`;
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Words in lines that are not wider than this. */
function linesOf(pen: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
