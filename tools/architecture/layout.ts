import type { Room, SourceFile } from './survey.ts';

interface Placed {
  readonly file: SourceFile;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A room's inside, measured from its upper left corner. */
export interface Inside {
  readonly files: readonly Placed[];
  readonly labels: readonly Label[];
  readonly height: number;
}

export const FILE_HEIGHT = 24;
const GAP = 4;
const MARGIN = 14;
const HEADING = 34;
const FOLDER_NAMES = 96;
const PIXELS_A_LINE = 1.2;
const NARROWEST = 10;

/** Files side by side, as wide as they are long, each sub-folder on rows of its own. */
export function layOut(room: Room, roomWidth: number): Inside {
  const files: Placed[] = [];
  const labels: Label[] = [];
  let y = HEADING;
  for (const [folder, members] of room.folders) {
    if (members.length === 0) continue;
    if (folder !== '') labels.push({ text: `${folder}/`, x: MARGIN, y: y + FILE_HEIGHT / 2 });
    let x = FOLDER_NAMES;
    for (const file of members) {
      const width = Math.max(NARROWEST, Math.round(file.lines * PIXELS_A_LINE));
      if (x > FOLDER_NAMES && x + width > roomWidth - MARGIN) {
        x = FOLDER_NAMES;
        y += FILE_HEIGHT + GAP;
      }
      files.push({ file, x, y, width });
      x += width + GAP;
    }
    y += FILE_HEIGHT + GAP;
  }
  return { files, labels, height: y + MARGIN - GAP };
}
