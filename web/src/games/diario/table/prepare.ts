import type { Diario } from '@vigilia/game-diario';
import { whenQuiet } from '../../../platform/when-quiet.ts';
import type { Table } from '../../../table/table.ts';
import type { Late } from '../../../ui/lazy.tsx';
import { readingOf } from './book/reading.ts';
import { goodDrawings } from './goods/good-picture.tsx';
import { killingsOf } from './killing/killings.ts';
import {
  city,
  council,
  ending,
  fightScene,
  house,
  killing,
  obituary,
  partFor,
  QUESTION_PARTS,
  story,
} from './late-parts.ts';
import { portraits } from './people/portrait.tsx';
import { type StageScene, sceneOf } from './stage/scene.ts';

type OpenTable = Pick<Table<Diario>, 'asks' | 'log' | 'view'>;

const EVERY_PART: readonly Late<object>[] = [...QUESTION_PARTS, house, city, obituary, killing, ending];

/** What is drawn beside every question. */
const DRAWINGS: readonly Late<object>[] = [portraits, goodDrawings];

const SCENES: Readonly<Record<StageScene, Late<object>>> = { house, city, story, fight: fightScene };

/**
 * What a table is drawn with now: the board of its question, the stage, the council, those who are gone or were killed, the
 * ending.
 */
export function partsNow({ asks, log, view: { value: view } }: OpenTable): readonly Late<object>[] {
  if (view === null) return [];
  const reading = readingOf(log.value, view).length > 0 ? 'read' : null;
  const parts = [
    ...asks.value.map(partFor),
    SCENES[sceneOf({ ...view, reading, isFighting: view.fight !== null })],
    ...(view.seats > 1 ? [council] : []),
    ...(view.gone.length > 0 ? [obituary] : []),
    ...(view.fight !== null || killingsOf(log.value).length > 0 ? [killing] : []),
    ...(view.over === null ? [] : [ending]),
  ];
  return [...new Set(parts)];
}

/** Fetches what the table is drawn with now; the rest is fetched when the page is quiet. */
export async function prepare(table: OpenTable): Promise<void> {
  whenQuiet(() => {
    // A component whose part did not come asks for it again.
    for (const part of EVERY_PART) void part.load().catch(() => null);
  });
  const drawings = DRAWINGS.map((drawing) => drawing.load().catch(() => null));
  await Promise.all([...partsNow(table).map((part) => part.load()), ...drawings]);
}
