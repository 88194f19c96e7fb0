import { game as eleven, orders } from '@vigilia/game-011';
import type { Assist } from '@vigilia/kernel';
import { type Game, isRefusal, type Kinds, type Orders } from '@vigilia/kernel';
import type { StoredSeat } from '../../../src/storage/tables.ts';
import { createTable } from '../../../src/table/local/create-table.ts';
import { LocalTable } from '../../../src/table/local/local-table.ts';
import type { PlayContext } from '../../../src/table/local/play-context.ts';
import { TestStorage } from '../../storage/storage.ts';
import { threadHere } from './threads.ts';

export const game = eleven as unknown as Game;

/** What the page gives a table on this device, without any pauses. */
export function settingIn(storage: TestStorage, given: Partial<PlayContext> = {}): PlayContext {
  return {
    ui: { game, orders: orders as unknown as Orders<Kinds> },
    profile: { hasSecrets: true },
    storage,
    startThread: threadHere,
    patience: 20_000,
    pace: () => 'instant',
    defaultName: (seat, people) => (people === 1 ? 'You' : `Player ${seat + 1}`),
    ...given,
  };
}

export function open(id: string, setting: PlayContext): LocalTable {
  const table = LocalTable.open(id, setting);
  if (isRefusal(table)) throw new Error(table.reason.key);
  return table;
}

interface Laid {
  readonly people?: number;
  readonly seats?: number;
  readonly bot?: string;
  readonly assist?: Assist;
  readonly practice?: boolean;
  readonly given?: Partial<PlayContext>;
  readonly seed?: string;
}

/** A table with people on the first seats and bots on the others. */
export function lay({
  people = 1,
  seats = 4,
  bot = 'apprentice',
  assist = 'reason',
  practice = false,
  given,
  seed,
}: Laid = {}) {
  const storage = new TestStorage();
  const around = Array.from(
    { length: seats },
    (_, seat): StoredSeat => (seat < people ? { kind: 'person', name: '' } : { kind: 'bot', bot }),
  );
  const id = createTable(
    { game: '011', seats: around, assist, practice, seed: seed ?? '7'.repeat(64) },
    eleven.rules,
    storage,
  );
  if (typeof id !== 'string') throw new Error(id.reason.key);
  const setting = settingIn(storage, given);
  return { id, storage, setting, table: open(id, setting) };
}
