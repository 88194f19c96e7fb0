import { game as eleven, orders } from '@vigilia/game-011';
import { type Game, isRefusal, type Kinds, type Orders } from '@vigilia/kernel';
import type { KeptSeat } from '../../../src/keep/tables.ts';
import { HereTable } from '../../../src/table/here/here-table.ts';
import { layTable } from '../../../src/table/here/lay-table.ts';
import type { Setting } from '../../../src/table/here/setting.ts';
import type { Assist } from '../../../src/table/table.ts';
import { TestChest } from '../../keep/chest.ts';
import { threadHere } from './threads.ts';

export const game = eleven as unknown as Game;

/** What the page would give a table on this device; nobody waits. */
export function settingIn(chest: TestChest, given: Partial<Setting> = {}): Setting {
  return {
    drawn: { game, orders: orders as unknown as Orders<Kinds> },
    chest,
    startThread: threadHere,
    patience: 20_000,
    pause: () => 0,
    look: 0,
    nameless: (seat, people) => (people === 1 ? 'You' : `Player ${seat + 1}`),
    ...given,
  };
}

export function open(id: string, setting: Setting): HereTable {
  const table = HereTable.open(id, setting);
  if (isRefusal(table)) throw new Error(table.reason.key);
  return table;
}

interface Laid {
  readonly people?: number;
  readonly seats?: number;
  readonly bot?: string;
  readonly assist?: Assist;
  readonly practice?: boolean;
  readonly given?: Partial<Setting>;
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
  const chest = new TestChest();
  const around = Array.from(
    { length: seats },
    (_, seat): KeptSeat => (seat < people ? { kind: 'person', name: '' } : { kind: 'bot', bot }),
  );
  const id = layTable(
    { game: '011', seats: around, assist, practice, seed: seed ?? '7'.repeat(64) },
    eleven.rules,
    chest,
  );
  if (typeof id !== 'string') throw new Error(id.reason.key);
  const setting = settingIn(chest, given);
  return { id, chest, setting, table: open(id, setting) };
}
