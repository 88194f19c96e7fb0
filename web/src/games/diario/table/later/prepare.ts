import type { Diario } from '@vigilia/game-diario';
import type { Table } from '../../../../table/table.ts';
import type { Late } from '../../../../ui/late.ts';
import { whenQuiet } from '../../../../ui/when-quiet.ts';
import { partFor, QUESTION_PARTS } from './part-for.ts';
import { city, council, ending, obituary } from './parts.ts';

type Moment = Pick<Table<Diario>, 'asks' | 'view'>;

const EVERY_PART: readonly Late<object>[] = [...QUESTION_PARTS, city, obituary, ending];

/** What a table is drawn with now: the board of its question, the city, the council, those who are gone, the ending. */
export function partsNow({ asks, view }: Moment): readonly Late<object>[] {
  const { phase, seats = 1, gone = [], over = null } = view.value ?? {};
  const parts = [
    ...asks.value.map(partFor),
    ...(phase === 'scavenging' ? [city] : []),
    ...(seats > 1 ? [council] : []),
    ...(gone.length > 0 ? [obituary] : []),
    ...(over === null ? [] : [ending]),
  ];
  return [...new Set(parts)];
}

/** Fetches what the table is drawn with now; the rest is fetched when the page is quiet. */
export async function prepare(table: Moment): Promise<void> {
  whenQuiet(() => {
    // A component whose part did not come asks for it again.
    for (const part of EVERY_PART) void part.load().catch(() => null);
  });
  await Promise.all(partsNow(table).map((part) => part.load()));
}
